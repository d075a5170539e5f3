import { arrange, dataUrl, png, upload } from '../../support/pictures.ts';
import type { TestApp } from '../../support/test-app.ts';
import type { World } from '../../support/world.ts';
import type { Targets } from './target.ts';

/** The calls about images, made to house A and the room of r1. */
export async function makeImageTargets(app: TestApp, { players, houseA, roomOfR1 }: World): Promise<Targets> {
  const [photo] = await upload(app, players.h1.token, 1);
  const photos = [{ image_id: photo?.image_id ?? '' }];
  await arrange(app, players.h1.token, ['house', houseA], photos);
  const data = dataUrl(await png(2));
  const to = (path: string, body?: unknown) => () => ({ path, body });
  return {
    'POST /api/uploadimages': to('/api/uploadimages', { data }),
    'POST /api/uploadimages/rooms/{id}': to(`/api/uploadimages/rooms/${roomOfR1}`, { data }),
    'GET /api/images/placements/{kind}/{id}': to(`/api/images/placements/house/${houseA}`),
    'PUT /api/images/placements/{kind}/{id}': to(`/api/images/placements/house/${houseA}`, { photos }),
    'GET /api/images/{id}/{size}': to(photo?.url ?? ''),
  };
}

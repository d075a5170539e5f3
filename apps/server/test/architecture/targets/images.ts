import { PDF, uploadPdf } from '#test/support/files.ts';
import { call } from '#test/support/http.ts';
import { arrange, dataUrl, png, upload } from '#test/support/pictures.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Image calls on the house and its room. */
export async function makeImageTargets(app: TestApp): Promise<Targets> {
  const data = dataUrl(await png(2));
  /** A photo of the house, placed by its homeowner. */
  const photoOf = async ({ homeowner, house }: Scene) => {
    const { token } = await signIn(app, homeowner.account);
    const [photo] = await upload(app, token, 1);
    const photos = [{ image_id: photo?.image_id ?? '' }];
    await arrange(app, token, ['house', house], photos);
    return { photos, url: photo?.url ?? '' };
  };
  /** A PDF that the homeowner sent to their house. */
  const fileOf = async ({ homeowner, house }: Scene): Promise<string> => {
    const { token } = await signIn(app, homeowner.account);
    const file = await uploadPdf(app, token);
    const body = { text: '', sender: 'homeowner', attachments: [file.file_id] };
    await call(app, 'POST', `/api/messages/${house}/messages`, { token, body });
    return file.url;
  };
  return {
    'POST /api/files': to('/api/files', { name: 'Lease.pdf', data: dataUrl(PDF) }),
    'GET /api/files/{id}': async (_column, scene) => ({ path: await fileOf(scene) }),
    'POST /api/uploadimages': to('/api/uploadimages', { data }),
    'POST /api/uploadimages/rooms/{id}': (_column, { room }) => ({
      path: `/api/uploadimages/rooms/${room}`,
      body: { data },
    }),
    'GET /api/images/placements/{kind}/{id}': (_column, { house }) => ({
      path: `/api/images/placements/house/${house}`,
    }),
    'PUT /api/images/placements/{kind}/{id}': async (_column, scene) => ({
      path: `/api/images/placements/house/${scene.house}`,
      body: { photos: (await photoOf(scene)).photos },
    }),
    'GET /api/images/{id}/{size}': async (_column, scene) => ({ path: (await photoOf(scene)).url }),
  };
}

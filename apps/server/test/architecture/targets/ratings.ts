import { dayIn, plusDays } from '@common-roof/domain';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { anOpenHouse } from '#test/support/houses.ts';
import { ratingsOf } from '#test/support/ratings.ts';
import { secrets } from '#test/support/secrets.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Player, signIn, type World } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Contains words that only their author and admins may read. */
const saidBy = (author: Player) => ({
  rating: 4,
  whats_good: 'A warm house.',
  private_feelings: secrets.plant('private feelings', [author], true),
});

/** Ratings of the tenancy of the scene's roomie. */
export function makeRatingTargets(app: TestApp, { players }: World): Targets {
  /** A past roomie has recently left another house of the same homeowner. */
  const hasLeftLately = async (): Promise<string> => {
    await app.forgetEvents();
    const lately = plusDays(dayIn('Europe/London', app.clock.now()), -9);
    const { houseId, roomIds } = await anOpenHouse(app, players.h1, 1);
    const { id } = players.rEx.account;
    await app.get(RoomiesService).moveIn(id, roomIds[0] ?? '', plusDays(lately, -30));
    await app.get(RoomiesService).moveOut(id, lately);
    await app.drainEvents();
    return houseId;
  };
  let left: Promise<string> | undefined;
  /** Deletes all ratings. @returns the house of a tenancy that can be rated */
  const clear = async (column: Column, { own, house }: Scene): Promise<string> => {
    await app.database.query('DELETE FROM rating_private');
    await app.database.query('DELETE FROM ratings');
    if (column !== 'rEx') return house;
    const lately = await (left ??= hasLeftLately());
    return own ? lately : house;
  };
  const as = async ({ account }: Player) => ratingsOf(app, await signIn(app, account));
  const authorIn = ({ own, self, roomie, homeowner }: Scene): Player =>
    own && self === homeowner ? homeowner : roomie;
  /** The author is the caller when that is the homeowner of a scene of their own, and otherwise the roomie. */
  const written = async (column: Column, scene: Scene) => {
    const { own, self, roomie, homeowner } = scene;
    const house = await clear(column, scene);
    const isOfOwner = own && self === homeowner;
    return isOfOwner
      ? (await as(homeowner)).ofRoomie({ ...saidBy(homeowner), roomie_id: roomie.account.id, house_id: house })
      : (await as(roomie)).ofHomeowner({ ...saidBy(roomie), homeowner_id: homeowner.account.id });
  };
  /** About the caller when that is the homeowner of a scene of their own, and otherwise about the roomie. */
  const revealed = async (column: Column, scene: Scene): Promise<string> => {
    const { own, self, roomie, homeowner } = scene;
    const house = await clear(column, scene);
    const ofOwner = await (await as(roomie)).ofHomeowner({ ...saidBy(roomie), homeowner_id: homeowner.account.id });
    const ofRoomie = await (
      await as(homeowner)
    ).ofRoomie({ ...saidBy(homeowner), roomie_id: roomie.account.id, house_id: house });
    return own && self === homeowner ? ofOwner._id : ofRoomie._id;
  };
  return {
    'POST /api/ratings/roomie-to-homeowner': async (column, scene) => {
      await clear(column, scene);
      const body = { ...saidBy(scene.roomie), homeowner_id: scene.homeowner.account.id };
      return { path: '/api/ratings/roomie-to-homeowner', body };
    },
    'POST /api/ratings/homeowner-to-roomie': async (column, scene) => {
      await clear(column, scene);
      const body = { ...saidBy(scene.homeowner), roomie_id: scene.roomie.account.id, house_id: scene.house };
      return { path: '/api/ratings/homeowner-to-roomie', body };
    },
    'GET /api/ratings/for/{id}': (_column, { roomie }) => ({ path: `/api/ratings/for/${roomie.account.id}` }),
    'GET /api/ratings/all': to('/api/ratings/all'),
    'GET /api/ratings/roomies-for-rating': to('/api/ratings/roomies-for-rating'),
    'GET /api/ratings/homeowner-for-rating': to('/api/ratings/homeowner-for-rating'),
    'GET /api/ratings/can-rate/{a}/{b}': (column, { own, self, roomie, homeowner }) => {
      const isOwner = own ? self === homeowner : column === 'h1';
      const [a, b] = isOwner ? [homeowner, roomie] : [roomie, homeowner];
      return { path: `/api/ratings/can-rate/${a.account.id}/${b.account.id}` };
    },
    'DELETE /api/ratings/{id}': async (column, scene) => ({
      path: `/api/ratings/${(await written(column, scene))._id}`,
      body: { reason: 'It names somebody else.' },
    }),
    'PUT /api/ratings/{id}': async (column, scene) => {
      const { _id, version } = await written(column, scene);
      return { path: `/api/ratings/${_id}`, body: { ...saidBy(authorIn(scene)), version } };
    },
    'PUT /api/ratings/{id}/reply': async (column, scene) => ({
      path: `/api/ratings/${await revealed(column, scene)}/reply`,
      body: { text: 'Thank you.' },
    }),
    'GET /api/ratings/written': to('/api/ratings/written'),
    'GET /api/ratings/{id}/private-feelings': async (column, scene) => ({
      path: `/api/ratings/${(await written(column, scene))._id}/private-feelings`,
    }),
  };
}

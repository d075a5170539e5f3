import type { MoveReportDetail } from '@common-roof/contracts';

import { aLetHouse } from '#test/support/agreements.ts';
import { reportsOf } from '#test/support/move-reports.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import { type Scene, type Target, type Targets, to } from './target.ts';

const BASE = '/api/move-in-submissions';

/** Reports of a new roomie in a new room, in a house of the homeowner. */
export function makeMoveInTargets(app: TestApp): Targets {
  const isHomeowner = (column: Column): boolean => column.startsWith('h');
  /** When the cell is about the caller's own things, the roomie is the caller. */
  const asks = (column: Column, { own, self, roomie: of }: Scene, roomie: { token: string }): Partial<Target> =>
    (own ? self === of && column !== 'rEx' : column === 'r1') ? { token: roomie.token } : {};
  const aMove = async (scene: Scene) => {
    const landlord = { ...scene.homeowner, ...(await signIn(app, scene.homeowner.account)) };
    const { roomie } = await aLetHouse(app, landlord);
    const [tenancy] = await app.database.query<{ id: string }>(
      `UPDATE tenancies SET state = 'releasing' WHERE roomie_id = $1 RETURNING id`,
      [roomie.account.id],
    );
    const reports = { roomie: reportsOf(app, roomie), homeowner: reportsOf(app, landlord) };
    return { roomie, tenancyId: tenancy?.id ?? '', reports };
  };
  type Move = Awaited<ReturnType<typeof aMove>>;
  const draftOf = ({ reports, roomie }: Move, by: 'roomie' | 'homeowner'): Promise<MoveReportDetail> =>
    by === 'roomie' ? reports.roomie.begun('move_in') : reports.homeowner.begun('move_out', roomie.account.id);
  const submittedBy = async (move: Move, by: 'roomie' | 'homeowner'): Promise<string> => {
    const draft = await draftOf(move, by);
    await move.reports[by].save(draft._id, draft.list[0]?._id ?? '', { condition: 'good' });
    if (by === 'roomie') await move.reports.roomie.submit();
    else await move.reports.homeowner.submitMoveOut(draft._id);
    return draft._id;
  };
  /** A past roomie can still read and answer their own reports. */
  const left = async (column: Column, scene: Scene, { roomie, tenancyId }: Move): Promise<Partial<Target>> => {
    if (column !== 'rEx' || !scene.own) return asks(column, scene, roomie);
    await app.database.query(`UPDATE tenancies SET state = 'ended', ends_on = starts_on WHERE id = $1`, [tenancyId]);
    return { token: roomie.token };
  };
  const item = async (column: Column, scene: Scene, added: boolean): Promise<Target> => {
    const move = await aMove(scene);
    const by = isHomeowner(column) ? 'homeowner' : 'roomie';
    const draft = await draftOf(move, by);
    const id = added ? crypto.randomUUID() : (draft.list[0]?._id ?? '');
    if (added) {
      await move.reports[by].save(draft._id, id, { condition: 'good', added: { area: 'room', name: 'Piano' } });
    }
    return { path: `${BASE}/${draft._id}/items/${id}`, ...asks(column, scene, move.roomie) };
  };
  return {
    'POST /api/move-in-submissions': async (column, scene) => {
      const { roomie } = await aMove(scene);
      const items = [{ area: 'room', thing: 'walls', condition: 'good' }];
      const isRoomies = column === 'r1' || column === 'r1m' || column === 'rB';
      return { path: BASE, body: { items, signature: 'Some Body' }, ...(isRoomies ? { token: roomie.token } : {}) };
    },
    'GET /api/move-in-submissions': to(BASE),
    'GET /api/move-in-submissions/{id}': async (column, scene) => {
      const move = await aMove(scene);
      return { path: `${BASE}/${await submittedBy(move, 'roomie')}`, ...(await left(column, scene, move)) };
    },
    'POST /api/move-in-submissions/drafts': async (column, scene) => {
      if (!isHomeowner(column)) return { path: `${BASE}/drafts`, body: { kind: 'move_in' } };
      const { roomie } = await aMove(scene);
      return { path: `${BASE}/drafts`, body: { kind: 'move_out', roomie_id: roomie.account.id } };
    },
    'PUT /api/move-in-submissions/{id}/items/{item_id}': async (column, scene) => ({
      ...(await item(column, scene, false)),
      body: { condition: 'good' },
    }),
    'DELETE /api/move-in-submissions/{id}/items/{item_id}': (column, scene) => item(column, scene, true),
    'POST /api/move-in-submissions/{id}/submission': async (_column, scene) => {
      const move = await aMove(scene);
      const draft = await draftOf(move, 'homeowner');
      await move.reports.homeowner.save(draft._id, draft.list[0]?._id ?? '', { condition: 'good' });
      return { path: `${BASE}/${draft._id}/submission`, body: { signature: 'Some Owner' } };
    },
    'POST /api/move-in-submissions/{id}/acknowledgement': async (column, scene) => {
      const move = await aMove(scene);
      const id = await submittedBy(move, isHomeowner(column) ? 'roomie' : 'homeowner');
      return { path: `${BASE}/${id}/acknowledgement`, body: {}, ...(await left(column, scene, move)) };
    },
    'POST /api/move-in-submissions/{id}/addenda': async (column, scene) => {
      const move = await aMove(scene);
      const id = await submittedBy(move, 'roomie');
      return { path: `${BASE}/${id}/addenda`, body: { text: 'The tap drips.' }, ...(await left(column, scene, move)) };
    },
  };
}

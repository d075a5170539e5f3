import type { MoveReport, MoveReportDetail, Page, ReportItem } from '@common-roof/contracts';

import { aLetHouse } from './agreements.ts';
import { type Answer, call } from './http.ts';
import { upload } from './pictures.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

const BASE = '/api/move-in-submissions';

/** Actions of a signed-in account on move-in and move-out reports. */
export function reportsOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, `${BASE}${path}`, { token, ...(body === undefined ? {} : { body }) });
  const detail = async (answer: Promise<Answer>): Promise<MoveReportDetail> => {
    const { status, body, text } = await answer;
    if (status >= 300) throw new Error(`${String(status)} ${text}`);
    return body as MoveReportDetail;
  };
  const save = (report: string, item: string, body: object): Promise<Answer> =>
    ask('PUT', `/${report}/items/${item}`, body);
  const start = (kind: MoveReport['kind'], roomie_id?: string) => ask('POST', '/drafts', { kind, roomie_id });
  return {
    ask,
    save,
    start,
    begun: (kind: MoveReport['kind'], roomie_id?: string) => detail(start(kind, roomie_id)),
    read: (id: string) => detail(ask('GET', `/${id}`)),
    list: async (query = ''): Promise<MoveReport[]> => ((await ask('GET', query)).body as Page<MoveReport>).items,
    photos: async (...seeds: number[]) => (await upload(app, token, ...seeds)).map(({ image_id }) => ({ image_id })),
    submit: (body: object = { signature: 'Some Body' }) => ask('POST', '', body),
    submitMoveOut: (id: string, body: object = { signature: 'Some Owner' }) => ask('POST', `/${id}/submission`, body),
    acknowledge: (id: string, remarks = '') => ask('POST', `/${id}/acknowledgement`, { remarks }),
    add: (id: string, body: object) => ask('POST', `/${id}/addenda`, body),
  };
}

/** One item of the list, by the test's name for it. */
export function itemOf({ list }: MoveReportDetail, area: string, thing: string): ReportItem {
  const found = list.find((item) => item.area === area && (item.thing ?? item.name) === thing);
  if (!found) throw new Error(`There is no ${area}.${thing} on the list.`);
  return found;
}

/** A roomie who has just moved in, their homeowner, and both with reports. */
export async function aMoveOf(app: TestApp, landlord: Player) {
  const house = await aLetHouse(app, landlord);
  const [tenancy] = await app.database.query<{ id: string }>('SELECT id FROM tenancies WHERE roomie_id = $1', [
    house.roomie.account.id,
  ]);
  return {
    ...house,
    landlord,
    tenancyId: tenancy?.id ?? '',
    mine: reportsOf(app, house.roomie),
    theirs: reportsOf(app, landlord),
  };
}

/** The same, once the tenancy is under notice. */
export async function aMoveOutOf(app: TestApp, landlord: Player, said: Record<string, string> = {}) {
  const move = await aMoveOf(app, landlord);
  const draft = await move.mine.begun('move_in');
  for (const [name, condition] of Object.entries({ 'room.walls': 'good', ...said })) {
    const [area = '', thing = ''] = name.split('.');
    await move.mine.save(draft._id, itemOf(draft, area, thing)._id, { condition });
  }
  const submitted = (await move.mine.submit()).body as MoveReportDetail;
  await app.database.query(`UPDATE tenancies SET state = 'releasing' WHERE id = $1`, [move.tenancyId]);
  return { ...move, moveIn: submitted };
}

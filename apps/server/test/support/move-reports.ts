import type { MoveReport, MoveReportDetail, Page, ReportItem } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import { upload } from './pictures.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

const BASE = '/api/move-in-submissions';

/** What somebody does with reports of moving in and out who is signed in. */
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

/** One thing of the list, as the test calls it. */
export function itemOf({ list }: MoveReportDetail, area: string, thing: string): ReportItem {
  const found = list.find((item) => item.area === area && (item.thing ?? item.name) === thing);
  if (!found) throw new Error(`There is no ${area}.${thing} on the list.`);
  return found;
}

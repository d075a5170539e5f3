import type { Announcement, AnnouncementReader, Page } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export const WATER_OFF = { title: 'Water off on Tuesday', text: 'From nine to noon. Fill a kettle before.' };

/** Announcements as a homeowner and roomies use them, over HTTP. */
export function announcementsOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    call(app, method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  const done = async <Result>(asked: Promise<Answer>, status = 200): Promise<Result> => {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const send = (houseId: string, more: object = {}, headers?: Record<string, string>): Promise<Answer> =>
    ask('POST', `/api/houses/${houseId}/announcements`, { ...WATER_OFF, ...more }, headers);
  const page = (houseId: string, query = ''): Promise<Page<Announcement>> =>
    done(ask('GET', `/api/houses/${houseId}/announcements${query}`));
  return {
    ask,
    send,
    page,
    post: (houseId: string, more?: object): Promise<Announcement> => done(send(houseId, more), 201),
    titles: async (houseId: string): Promise<string[]> => (await page(houseId)).items.map(({ title }) => title),
    unread: async (): Promise<number> =>
      (await done<{ unread: number }>(ask('GET', '/api/announcements/unread'))).unread,
    open: (id: string): Promise<Answer> => ask('PUT', `/api/announcements/${id}/reading`),
    reads: (id: string): Promise<Announcement> => done(ask('PUT', `/api/announcements/${id}/reading`)),
    edit: (id: string, more: object): Promise<Answer> =>
      ask('PUT', `/api/announcements/${id}`, { ...WATER_OFF, version: 1, ...more }),
    remove: (id: string): Promise<Answer> => ask('DELETE', `/api/announcements/${id}`),
    readers: async (id: string): Promise<AnnouncementReader[]> =>
      (await done<{ items: AnnouncementReader[] }>(ask('GET', `/api/announcements/${id}/readers`))).items,
  };
}

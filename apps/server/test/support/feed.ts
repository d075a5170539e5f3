import { randomUUID } from 'node:crypto';

import type { FeedItem, Page, PointEntry, Standings } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** The feed as the people of a house use it, over HTTP. */
export function feedOf(app: TestApp, { token, account }: Pick<Player, 'token' | 'account'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const send = (body: object, roomieId = account.id): Promise<Answer> =>
    ask('POST', `/api/roomies/feed/${roomieId}`, { client_id: randomUUID(), ...body });
  const judge = ({ _id, roomie }: FeedItem, says: 'point' | 'strike', more: object = {}): Promise<Answer> =>
    ask('PUT', `/api/roomies/verifyfeed/${roomie._id}`, {
      feed_id: _id,
      who_id: account.id,
      point: Number(says === 'point'),
      strike: Number(says === 'strike'),
      ...more,
    });
  const done = async <Result>(asked: Promise<Answer>, status = 200): Promise<Result> => {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const query = (month?: string): string => (month === undefined ? '' : `?month=${month}`);
  return {
    ask,
    send,
    judge,
    post: (body: object): Promise<FeedItem> => done(send(body), 201),
    says: (item: FeedItem, says: 'point' | 'strike', more?: object): Promise<FeedItem> => done(judge(item, says, more)),
    remove: ({ _id, roomie }: FeedItem): Promise<Answer> =>
      ask('PUT', `/api/roomies/deletefeed/${roomie._id}`, { feed_id: _id }),
    ofHouse: async (houseId: string, more = ''): Promise<FeedItem[]> =>
      (await done<Page<FeedItem>>(ask('GET', `/api/houses/feed/${houseId}?limit=100${more}`))).items,
    points: async (roomieId = account.id): Promise<PointEntry[]> =>
      (await done<Page<PointEntry>>(ask('GET', `/api/roomies/points/${roomieId}`))).items,
    standings: (houseId: string, month?: string): Promise<Standings> =>
      done(ask('GET', `/api/houses/standings/${houseId}${query(month)}`)),
    bestWorst: (houseId: string, body: object): Promise<Answer> => ask('PUT', `/api/houses/bestworst/${houseId}`, body),
  };
}

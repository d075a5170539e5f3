import { randomUUID } from 'node:crypto';

import type { AdminRating, Page, RateableStay, Rating, RatingAverage, RatingChance } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

type About = Page<Rating> & { average: RatingAverage };

/** Ratings as the people concerned write and read them, over HTTP. */
export function ratingsOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown, key?: string): Promise<Answer> =>
    call(app, method, `/api/ratings/${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const done = async <Result>(asked: Promise<Answer>): Promise<Result> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(`${String(answer.status)}: ${answer.text}`);
    return answer.body as Result;
  };
  const rateHomeowner = (body: object, key: string = randomUUID()): Promise<Answer> =>
    ask('POST', 'roomie-to-homeowner', { rating: 4, ...body }, key);
  const rateRoomie = (body: object, key: string = randomUUID()): Promise<Answer> =>
    ask('POST', 'homeowner-to-roomie', { rating: 4, ...body }, key);
  const edit = ({ _id, version }: Pick<Rating, '_id' | 'version'>, body: object): Promise<Answer> =>
    ask('PUT', _id, { rating: 4, version, ...body });
  const reply = ({ _id }: Pick<Rating, '_id'>, text = 'Thank you.'): Promise<Answer> =>
    ask('PUT', `${_id}/reply`, { text });
  const remove = ({ _id }: Pick<Rating, '_id'>, reason = 'It names somebody else.'): Promise<Answer> =>
    ask('DELETE', _id, { reason });
  return {
    ask,
    rateHomeowner,
    rateRoomie,
    edit,
    reply,
    remove,
    ofHomeowner: (body: object): Promise<Rating> => done(rateHomeowner(body)),
    ofRoomie: (body: object): Promise<Rating> => done(rateRoomie(body)),
    edited: (rating: Pick<Rating, '_id' | 'version'>, body: object): Promise<Rating> => done(edit(rating, body)),
    replied: (rating: Pick<Rating, '_id'>, text?: string): Promise<Rating> => done(reply(rating, text)),
    about: (id: string): Promise<About> => done(ask('GET', `for/${id}`)),
    written: (query = ''): Promise<Page<Rating>> => done(ask('GET', `written${query}`)),
    all: (query = ''): Promise<Page<AdminRating>> => done(ask('GET', `all${query}`)),
    homeowners: async (): Promise<RateableStay[]> =>
      (await done<Page<RateableStay>>(ask('GET', 'homeowner-for-rating'))).items,
    roomies: async (): Promise<RateableStay[]> =>
      (await done<Page<RateableStay>>(ask('GET', 'roomies-for-rating'))).items,
    canRate: (a: string, b: string): Promise<RatingChance> => done(ask('GET', `can-rate/${a}/${b}`)),
  };
}

import { randomUUID } from 'node:crypto';

import type { CallResponse, listShowingSlots, Page, Showing } from '@common-roof/contracts';
import { until } from '@common-roof/local-services';

import { type Answer, call } from './http.ts';
import { mailsTo } from './mailbox.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

const HOUR_MS = 3_600_000;
let taken = 48;

export const aVisitor = () => ({ first_name: 'Jonas', last_name: 'Weber', email: `${randomUUID()}@visit.test` });

/** A time with enough notice that no other test takes. */
export const aFreeTime = (app: TestApp): string =>
  new Date(app.clock.now().getTime() + (taken += 5) * HOUR_MS).toISOString();

/** Showings as homeowners and roomies use them, over HTTP. */
export function showingsOf(app: TestApp, { token }: Player) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const act = (roomId: string, body: object): Promise<Answer> => ask('PUT', `/api/roomies/showings/${roomId}`, body);
  return {
    ask,
    act,
    propose: async (roomId: string, more: object = {}): Promise<Showing> => {
      const body = { action: 'propose', visitor: aVisitor(), starts_at: aFreeTime(app), ...more };
      const answer = await act(roomId, body);
      if (answer.status !== 200) throw new Error(`Not proposed: ${JSON.stringify(answer.body)}`);
      return answer.body as Showing;
    },
    /** Changes a showing in the version that the caller last saw. */
    change: ({ _id, version, room }: Showing, action: string, more: object = {}): Promise<Answer> =>
      act(room._id, { action, showing_id: _id, version, ...more }),
    mine: async (query = ''): Promise<Showing[]> =>
      ((await ask('GET', `/api/roomies/showings${query}`)).body as Page<Showing>).items,
    ofRoom: async (roomId: string, query = ''): Promise<Showing[]> =>
      ((await ask('GET', `/api/roomies/showings/${roomId}${query}`)).body as Page<Showing>).items,
    slots: async (roomId: string): Promise<CallResponse<typeof listShowingSlots>> =>
      (await ask('GET', `/api/showings/slots/${roomId}`)).body as CallResponse<typeof listShowingSlots>,
  };
}

/** The link of a visitor, from the newest e-mail that has one. */
export async function visitTokenOf(app: TestApp, email: string): Promise<string> {
  await app.drainEvents();
  let token = '';
  await until(async () => {
    const found = (await mailsTo(email)).map(({ text }) => /\/showing\?token=([\w-]{43})/.exec(text)?.[1]);
    token = found.findLast((one) => one !== undefined) ?? '';
    return token !== '';
  }, 10_000);
  return token;
}

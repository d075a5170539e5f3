import { randomUUID } from 'node:crypto';

import type {
  CallResponse,
  getCostAverages,
  getVariableCosts,
  RecurringBill,
  VariableCost,
} from '@common-roof/contracts';
import type { previewVariableCost, VariableCostDetail } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export const MARCH = { category: 'electricity', from: '2027-03-01', to: '2027-03-31', amount: '123.45' };

/** Bills as the people of a house use them, over HTTP. */
export function billsOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown, key?: string): Promise<Answer> =>
    call(app, method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const done = async <Result>(asked: Promise<Answer>): Promise<Result> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const enter = (houseId: string, more: object = {}, key: string = randomUUID()): Promise<Answer> =>
    ask('PUT', `/api/houses/variablecosts/${houseId}`, { ...MARCH, ...more }, key);
  const recurring = `/api/houses/recurring-bills`;
  return {
    ask,
    enter,
    entered: (houseId: string, more: object = {}): Promise<VariableCost> => done(enter(houseId, more)),
    correct: ({ _id, version, house }: VariableCost, more: object, reason = ''): Promise<Answer> =>
      enter(house._id, { ...more, replaces: { _id, version, reason } }),
    takeBack: ({ _id, version }: VariableCost, reason = 'Entered twice.'): Promise<Answer> =>
      ask('PUT', `/api/variable-costs/${_id}/take-back`, { reason, version }),
    one: (id: string): Promise<VariableCostDetail> => done(ask('GET', `/api/variable-costs/${id}`)),
    ofPeriod: (houseId: string, period: string): Promise<CallResponse<typeof getVariableCosts>> =>
      done(ask('GET', `/api/houses/variablecosts/${houseId}/${period}`)),
    averages: (houseId: string): Promise<CallResponse<typeof getCostAverages>> =>
      done(ask('GET', `/api/houses/averages/variablecosts/${houseId}`)),
    preview: (houseId: string, more: object = {}): Promise<CallResponse<typeof previewVariableCost>> => {
      const query = new URLSearchParams({ ...MARCH, ...more });
      return done(ask('GET', `/api/houses/variable-cost-preview/${houseId}?${query.toString()}`));
    },
    recurring: async (houseId: string): Promise<RecurringBill[]> =>
      (await done<{ items: RecurringBill[] }>(ask('GET', `${recurring}/${houseId}`))).items,
    saveRecurring: (houseId: string, more: object = {}): Promise<Answer> =>
      ask('PUT', `${recurring}/${houseId}`, {
        category: 'electricity',
        every: 'month',
        first_on: '2027-10-05',
        ...more,
      }),
    skipRecurring: (houseId: string, next_on: string, skip = true): Promise<Answer> =>
      ask('PUT', `${recurring}/${houseId}/electricity/next`, { next_on, skip }),
    removeRecurring: (houseId: string, category = 'electricity'): Promise<Answer> =>
      ask('DELETE', `${recurring}/${houseId}/${category}`),
  };
}

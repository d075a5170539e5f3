import { randomUUID } from 'node:crypto';

import type {
  CallResponse,
  addOwnCost,
  HouseStatement,
  OwnCost,
  OwnCostDetail,
  Page,
  RecurringCost,
  StatementEntry,
  YearlyStatement,
} from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export const INSURANCE = {
  category: 'insurance',
  amount: '240.00',
  paid_on: '2027-02-01',
  supplier: 'Umbrella & Sons',
};

/** Own costs and the yearly statement as a homeowner uses them, over HTTP. */
export function financesOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown, key?: string): Promise<Answer> =>
    call(app, method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const done = async <Result>(asked: Promise<Answer>): Promise<Result> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(`${String(answer.status)}: ${answer.text}`);
    return answer.body as Result;
  };
  const add = (houseId: string, more: object = {}, key: string = randomUUID()): Promise<Answer> =>
    ask('POST', `/api/houses/${houseId}/own-costs`, { ...INSURANCE, ...more }, key);
  const get = (id: string): Promise<OwnCostDetail> => done(ask('GET', `/api/own-costs/${id}`));
  const change = async (id: string, more: object = {}): Promise<Answer> => {
    const { category, amount, paid_on, supplier, note, room, photos, files, version } = await get(id);
    const kept = [...photos.map(({ image_id }) => image_id), ...files.map(({ file_id }) => file_id)];
    const body = { category, amount, paid_on, supplier, note, room_id: room?._id ?? null, files: kept, version };
    return ask('PUT', `/api/own-costs/${id}`, { ...body, ...more });
  };
  const added = (houseId: string, more: object = {}): Promise<CallResponse<typeof addOwnCost>> =>
    done(add(houseId, more));
  const statement = (query: Readonly<Record<string, string>>): Promise<YearlyStatement> =>
    done(ask('GET', `/api/yearly-statement?${new URLSearchParams(query).toString()}`));
  return {
    ask,
    add,
    added,
    cost: async (houseId: string, more: object = {}): Promise<OwnCost> => {
      const { cost } = await added(houseId, more);
      if (!cost) throw new Error('No cost was added.');
      return cost;
    },
    get,
    list: async (query = ''): Promise<OwnCost[]> =>
      (await done<Page<OwnCost>>(ask('GET', `/api/own-costs${query}`))).items,
    change,
    remove: (id: string): Promise<Answer> => ask('DELETE', `/api/own-costs/${id}`),
    restore: (id: string): Promise<Answer> => ask('PUT', `/api/own-costs/${id}/restoration`),
    recurring: async (houseId: string): Promise<RecurringCost[]> =>
      (await done<{ items: RecurringCost[] }>(ask('GET', `/api/recurring-costs?house_id=${houseId}`))).items,
    changeRecurring: (cost: RecurringCost, more: object = {}): Promise<Answer> => {
      const { _id, category, amount, room, supplier, note, until, next_on, version } = cost;
      const body = { category, amount, room_id: room?._id ?? null, supplier, note, until, next_on, version };
      return ask('PUT', `/api/recurring-costs/${_id}`, { ...body, ...more });
    },
    statement,
    /** The statement of a house, which has something in that year. */
    houseIn: async (query: Readonly<Record<string, string>>): Promise<HouseStatement> => {
      const [house] = (await statement(query)).houses;
      if (!house) throw new Error('The statement has no house.');
      return house;
    },
    entries: async (query: Readonly<Record<string, string>>): Promise<StatementEntry[]> =>
      (
        await done<Page<StatementEntry>>(
          ask('GET', `/api/yearly-statement/entries?${new URLSearchParams({ limit: '100', ...query }).toString()}`),
        )
      ).items,
  };
}

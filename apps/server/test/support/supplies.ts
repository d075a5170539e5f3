import { randomUUID } from 'node:crypto';

import type {
  Page,
  RecurringSupply,
  SuppliesImport,
  SuppliesMonths,
  SuppliesTotal,
  Supply,
} from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** A file as it is sent: a table with commas, in Base64. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  Buffer.from(rows.map((row) => row.join(',')).join('\n')).toString('base64');

/** Purchases as the people of a house use them, over HTTP. */
export function suppliesOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
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
  const enter = (buyer: string, price: string, more: object = {}, key: string = randomUUID()): Promise<Answer> =>
    ask('PUT', `/api/roomies/supplies/${buyer}`, { name: 'Soap', price, bought_on: '2027-09-05', ...more }, key);
  const verify = ({ _id, buyer }: Supply, price_added: string): Promise<Answer> =>
    ask('PUT', `/api/roomies/verifysupply/${buyer._id}`, { supply_id: _id, price_added });
  const importFile = (houseId: string, body: object, key: string = randomUUID()): Promise<Answer> =>
    ask('POST', `/api/supplies-history/house/${houseId}/import`, body, key);
  return {
    ask,
    importFile,
    preview: (houseId: string, body: object): Promise<Answer> =>
      ask('POST', `/api/supplies-history/house/${houseId}/import/preview`, body),
    imported: (houseId: string, body: object): Promise<SuppliesImport> => done(importFile(houseId, body)),
    enter,
    verify,
    bought: (buyer: string, price: string, more: object = {}): Promise<Supply> => done(enter(buyer, price, more)),
    verified: (supply: Supply, price = supply.price): Promise<Supply> => done(verify(supply, price)),
    remove: ({ _id, buyer }: Supply, reason = ''): Promise<Answer> =>
      ask('PUT', `/api/roomies/deletesupply/${buyer._id}`, { supply_id: _id, reason }),
    recurring: async (houseId: string): Promise<RecurringSupply[]> =>
      (await done<{ items: RecurringSupply[] }>(ask('GET', `/api/roomies/recurring-supplies/house/${houseId}`))).items,
    list: async (path: string): Promise<Supply[]> => (await done<Page<Supply>>(ask('GET', path))).items,
    months: (houseId: string): Promise<SuppliesMonths> =>
      done(ask('GET', `/api/supplies-history/house/${houseId}/months`)),
    totals: async (roomieId: string): Promise<SuppliesTotal[]> =>
      (await done<{ items: SuppliesTotal[] }>(ask('GET', `/api/supplies-history/roomie/${roomieId}/total`))).items,
  };
}

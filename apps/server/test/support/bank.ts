import { randomUUID } from 'node:crypto';

import type { BankEntry, CallResponse, importBankStatement, listBankPeople, Page } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** A row of a bank's table: day, amount, payer, text and account. */
export type BankRow = readonly [day: string, amount: string, payer: string, text: string, account?: string];

/** A table of a bank, in Base64. */
export const aStatement = (...rows: readonly BankRow[]): string =>
  Buffer.from(
    ['Date;Amount;Payer;Description;IBAN', ...rows.map((row) => row.join(';'))].join('\r\n') + '\r\n',
  ).toString('base64');

/** Bank statements as a homeowner uses them, over HTTP. */
export function bankOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(method === 'POST' ? { headers: { 'idempotency-key': randomUUID() } } : {}),
    });
  const done = async <Result>(asked: Promise<Answer>): Promise<Result> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(`${String(answer.status)}: ${answer.text}`);
    return answer.body as Result;
  };
  const send = (file: string, more: object = {}): Promise<Answer> =>
    ask('POST', '/api/bank-statements', { file, ...more });
  const enter = (id: string, body: object): Promise<Answer> => ask('POST', `/api/bank-entries/${id}/payment`, body);
  return {
    ask,
    send,
    take: (...rows: readonly BankRow[]): Promise<CallResponse<typeof importBankStatement>> =>
      done(send(aStatement(...rows))),
    list: async (list = 'open'): Promise<BankEntry[]> =>
      (await done<Page<BankEntry>>(ask('GET', `/api/bank-entries?limit=100&list=${list}`))).items,
    certain: async (): Promise<BankEntry[]> =>
      (await done<{ items: BankEntry[] }>(ask('GET', '/api/bank-entries/certain'))).items,
    people: async (): Promise<CallResponse<typeof listBankPeople>['items']> =>
      (await done<CallResponse<typeof listBankPeople>>(ask('GET', '/api/bank-entries/people'))).items,
    enter,
    enterAll: (entries: readonly object[]): Promise<Answer> => ask('POST', '/api/bank-entries/payments', { entries }),
    ignore: (id: string, ignored = true): Promise<Answer> => ask('PUT', `/api/bank-entries/${id}/ignored`, { ignored }),
  };
}

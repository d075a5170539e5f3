import { randomUUID } from 'node:crypto';

import type { Page, SettleUp, SettleUpPayment } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export type SettleUpStep = 'pay' | 'take-back' | 'confirm' | 'reject' | 'undo' | 'remind';

/** Settling up as the people of a house use it, over HTTP. */
export function settleUpOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown, key?: string): Promise<Answer> =>
    call(app, method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const step = (
    what: SettleUpStep,
    { _id, version }: Pick<SettleUpPayment, '_id' | 'version'>,
    more: object = {},
    key: string = randomUUID(),
  ): Promise<Answer> => ask('PUT', `/api/settle-up/${_id}/${what}`, { version, ...more }, key);
  return {
    ask,
    step,
    done: async (
      what: SettleUpStep,
      payment: Pick<SettleUpPayment, '_id' | 'version'>,
      more: object = {},
    ): Promise<SettleUpPayment> => {
      const answer = await step(what, payment, more);
      if (answer.status !== 200) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
      return answer.body as SettleUpPayment;
    },
    plan: async (houseId: string): Promise<SettleUp> =>
      (await ask('GET', `/api/settle-up/house/${houseId}`)).body as SettleUp,
    history: async (houseId: string): Promise<SettleUpPayment[]> =>
      ((await ask('GET', `/api/settle-up/house/${houseId}/history`)).body as Page<SettleUpPayment>).items,
  };
}

import { randomUUID } from 'node:crypto';

import type { ReportedPayment } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

const REPORTED = '/api/payments/reported';

/** Payments to a homeowner as both parties report and answer them, over HTTP. */
export function reportedOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    call(app, method, path, { token, body, headers });
  const done = async (asked: Promise<Answer>): Promise<ReportedPayment> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as ReportedPayment;
  };
  const say = (roomieId: string, houseId: string, paid_on: string, more: object = {}): Promise<Answer> => {
    const body = { house_id: houseId, amount: '100.00', method: 'bank_transfer', paid_on, ...more };
    return ask('POST', `${REPORTED}/${roomieId}`, body, { 'idempotency-key': randomUUID() });
  };
  const answer = (how: string, { _id, version }: ReportedPayment, more: object = {}): Promise<Answer> =>
    ask('PUT', `${REPORTED}/${_id}/${how}`, { version, ...more });
  return {
    say,
    answer,
    report: (...said: Parameters<typeof say>): Promise<ReportedPayment> => done(say(...said)),
    confirm: (reported: ReportedPayment): Promise<ReportedPayment> => done(answer('confirm', reported)),
    reject: (reported: ReportedPayment, reason = 'Nothing came.'): Promise<ReportedPayment> =>
      done(answer('reject', reported, { reason })),
    withdraw: (reported: ReportedPayment): Promise<ReportedPayment> => done(answer('withdraw', reported)),
  };
}

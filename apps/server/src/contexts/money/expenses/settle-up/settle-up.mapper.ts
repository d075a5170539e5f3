import type { SettleUpBalance, SettleUpPayment } from '@common-roof/contracts';
import { dayIn, toWireMoney } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type BalanceRow, type PaymentRow, SETTLE_UPS } from './settle-up.repository.ts';

export const toBalance = ({ id, first_name, photo, minor, lives_here }: BalanceRow, currency: string) =>
  ({
    person: { _id: id, first_name, photo },
    amount: toWireMoney(Number(minor), currency),
    lives_here,
  }) satisfies SettleUpBalance;

/** @param now decides whether a reminder was already requested today */
export const toSettleUpPayment = (row: PaymentRow, actor: Actor, now: Date): SettleUpPayment => ({
  _id: row.id,
  house: { _id: row.house_id, name: row.house },
  from: { _id: row.from_id, first_name: row.from_name, photo: row.from_photo },
  to: { _id: row.to_id, first_name: row.to_name, photo: row.to_photo },
  amount: toWireMoney(Number(row.minor), row.currency),
  currency: row.currency,
  state: row.state,
  version: row.version,
  proposed_at: toTimestamp(row.proposed_at),
  paid: row.paid_at === null ? null : { at: toTimestamp(row.paid_at), method: row.method, note: row.note },
  rejected: row.rejected_at === null ? null : { at: toTimestamp(row.rejected_at), reason: row.reason },
  confirmed_at: toTimestampOrNull(row.confirmed_at),
  undone: row.undone_at === null ? null : { at: toTimestamp(row.undone_at), reason: row.reason },
  asked_on: row.asked_on,
  may: mayOf(row, actor, now),
});

function mayOf(row: PaymentRow, { accountId }: Actor, now: Date): SettleUpPayment['may'] {
  const { machine } = SETTLE_UPS;
  const isChangeable = row.house_state !== 'archived';
  const owes = isChangeable && row.from_id === accountId;
  const isOwed = isChangeable && row.to_id === accountId;
  return {
    pay: owes && machine.allows('pay', row.state),
    take_back: owes && machine.allows('takeBack', row.state),
    confirm: isOwed && machine.allows('confirm', row.state),
    reject: isOwed && machine.allows('reject', row.state),
    undo: isOwed && machine.allows('undo', row.state),
    remind: isOwed && row.state === 'proposed' && row.asked_on !== dayIn(row.time_zone, now),
  };
}

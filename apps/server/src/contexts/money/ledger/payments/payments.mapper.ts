import type { Payment } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { PaymentRow } from './payments.repository.ts';

export const toPayment = (row: PaymentRow, steps: Payment['steps']): Payment => ({
  _id: row.id,
  roomie: { _id: row.roomie_id, first_name: row.roomie },
  house: { _id: row.house_id, name: row.house },
  amount: toWireMoney(Number(row.amount_minor), row.currency),
  currency: row.currency,
  method: row.method,
  paid_on: row.paid_on,
  period: row.period,
  note: row.note,
  parts: row.parts.map(({ account, minor }) => ({ account, amount: toWireMoney(minor, row.currency) })),
  entered_at: toTimestamp(row.entered_at),
  voided: row.voided_at === null ? null : { at: toTimestamp(row.voided_at), reason: row.void_reason ?? '' },
  has_receipt: steps.some(({ step }) => step === 'sealed'),
  steps,
});

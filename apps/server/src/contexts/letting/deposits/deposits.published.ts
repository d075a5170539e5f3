import { publish, type Published } from '#kernel/database/published.ts';
import { DepositEntity } from './deposit.entity.ts';
import { DepositDeductionEntity } from './deposit-deduction.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(
    DepositEntity,
    [
      'id',
      'agreement_id',
      'homeowner_id',
      'roomie_id',
      'state',
      'held_minor',
      'left_on',
      'returned_on',
      'settled_at',
      'taken_back_at',
    ],
    {
      canLock: true,
    },
  ),
  publish(DepositDeductionEntity, [
    'id',
    'deposit_id',
    'reason',
    'amount_minor',
    'set_off',
    'created_at',
    'withdrawn_at',
    'disputed_at',
    'answered_at',
  ]),
];

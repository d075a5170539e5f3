import { publish, type Published } from '#kernel/database/published.ts';
import { RecurringBillEntity } from './bills/recurring-bill.entity.ts';
import { VariableCostEntity } from './bills/variable-cost.entity.ts';
import { VariableCostVersionEntity } from './bills/variable-cost-version.entity.ts';
import { SupplyEntity } from './supplies/supply.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(SupplyEntity, ['buyer_id']),
  publish(RecurringBillEntity, ['house_id']),
  publish(VariableCostEntity, ['id', 'house_id', 'category', 'minor', 'supplier', 'due_on', 'entered_at', 'state']),
  publish(VariableCostVersionEntity, ['bill_id', 'entered_at']),
];

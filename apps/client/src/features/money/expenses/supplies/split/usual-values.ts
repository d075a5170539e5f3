import {
  COST_CATEGORIES,
  type CostCategory,
  type EnteredSplit,
  type EnteredUsualSplit,
  PURCHASE_CATEGORIES,
  type PurchaseCategory,
  type UsualSplit,
} from '@common-roof/contracts';
import { splitFault, statedSplit } from '@common-roof/domain/splits';

import { isShares, type SplitPerson } from '#ui/person-fields.tsx';
import { isPercent, splitToSend, type SplitValues } from './split-values.ts';

/** A category of bills or of purchases, as the value of a field. */
export type UsualKey = `bill:${CostCategory}` | `purchase:${PurchaseCategory}`;

export const BILL_KEYS = COST_CATEGORIES.map((category) => `bill:${category}` as const);
export const PURCHASE_KEYS = PURCHASE_CATEGORIES.map((category) => `purchase:${category}` as const);

export const keyOf = (about: UsualSplit['about']): UsualKey =>
  about.kind === 'bill' ? `bill:${about.category}` : `purchase:${about.category}`;

/** Returns the category of a bill, or undefined for one of purchases. */
export const billCategoryOf = (key: UsualKey): CostCategory | undefined =>
  COST_CATEGORIES.find((category) => key === `bill:${category}`);

export const purchaseCategoryOf = (key: UsualKey): PurchaseCategory =>
  PURCHASE_CATEGORIES.find((category) => key === `purchase:${category}`) ?? 'other';

export function aboutOf(key: UsualKey): UsualSplit['about'] {
  const bill = billCategoryOf(key);
  return bill === undefined
    ? { kind: 'purchase', category: purchaseCategoryOf(key) }
    : { kind: 'bill', category: bill };
}

/** Leaves out others than these people. */
export function amongPeople(values: SplitValues, people: readonly SplitPerson[]): SplitValues {
  const known = new Set(people.map(({ _id: id }) => id));
  const among = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([id]) => known.has(id)));
  return {
    ...values,
    chosen: values.chosen.filter((id) => known.has(id)),
    shares: among(values.shares),
    percents: among(values.percents),
  };
}

/** Returns the split for the body of the call; null: equally between everyone. */
export const usualToSend = (split: EnteredSplit): EnteredUsualSplit | null =>
  split.method === 'equal' || split.method === 'shares' || split.method === 'percent' ? split : null;

/** Whether what is typed makes a split. */
export function isUsable(values: SplitValues): boolean {
  if (values.method === 'shares' && !Object.values(values.shares).every(isShares)) return false;
  if (values.method === 'percent' && !Object.values(values.percents).every(isPercent)) return false;
  const split = usualToSend(splitToSend(values, ''));
  return split === null || splitFault(statedSplit(split, Number), 0) === null;
}

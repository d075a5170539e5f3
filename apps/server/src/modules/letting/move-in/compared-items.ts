import type { ItemCondition } from '@common-roof/contracts';

import type { MoveReportItemEntity } from './move-report-item.entity.ts';

export type ItemRow = MoveReportItemEntity;
type Named = Pick<ItemRow, 'area' | 'thing' | 'name'>;

/** Somebody has looked at it. */
export type InspectedItem = ItemRow & { readonly condition: ItemCondition };

/** An item, and as it was when they moved in. */
export interface ComparedItem {
  readonly item: ItemRow;
  /** Null where nobody looked at it then, or nothing can be compared. */
  readonly before: InspectedItem | null;
}

const isSeen = (item: ItemRow): item is InspectedItem => item.condition !== null;

/** What makes two items of two reports the same thing. */
export const sameness = ({ area, thing, name }: Named): string => JSON.stringify([area, thing, name.toLowerCase()]);

/** Looks up what a report of a move-in says of a thing. @param items of that report */
export function inBaseline(items: readonly ItemRow[]): (item: Named) => InspectedItem | null {
  const seen = new Map(items.filter(isSeen).map((item) => [sameness(item), item]));
  return (item) => seen.get(sameness(item)) ?? null;
}

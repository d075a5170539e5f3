import type { ItemCondition } from '@common-roof/contracts';

import type { MoveReportItemEntity } from './move-report-item.entity.ts';

export type ItemRow = MoveReportItemEntity;
type Named = Pick<ItemRow, 'area' | 'thing' | 'name'>;

/** An item that was inspected. */
export type InspectedItem = ItemRow & { readonly condition: ItemCondition };

/** An item, and its state at move-in. */
export interface ComparedItem {
  readonly item: ItemRow;
  /** Null when it was not inspected at move-in, or there is no report to compare with. */
  readonly before: InspectedItem | null;
}

const isSeen = (item: ItemRow): item is InspectedItem => item.condition !== null;

/** The key by which items of two reports are the same thing. */
export const sameness = ({ area, thing, name }: Named): string => JSON.stringify([area, thing, name.toLowerCase()]);

/** Looks up an item in a move-in report. @param items of that report */
export function inBaseline(items: readonly ItemRow[]): (item: Named) => InspectedItem | null {
  const seen = new Map(items.filter(isSeen).map((item) => [sameness(item), item]));
  return (item) => seen.get(sameness(item)) ?? null;
}

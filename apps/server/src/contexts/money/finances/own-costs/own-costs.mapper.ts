import type { OwnCost, OwnCostVersion, RecurringCost } from '@common-roof/contracts';
import { nextBillAfter, toWireMoney } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import { toPhoto, toSentFile } from '#contexts/identity/media/index.ts';
import type { OwnCostRow, OwnCostVersionRow } from './own-costs.repository.ts';
import type { RecurringCostRow } from './recurring-costs.repository.ts';

const orNull = (at: Date | null): string | null => (at === null ? null : toTimestamp(at));

interface Facts {
  readonly category: OwnCost['category'];
  readonly minor: string;
  readonly room_id: string | null;
  readonly room: string | null;
  readonly supplier: string;
  readonly note: string;
}

const toFacts = ({ category, minor, room_id: roomId, room, supplier, note }: Facts, currency: string) => ({
  category,
  amount: toWireMoney(Number(minor), currency),
  room: roomId === null ? null : { _id: roomId, name: room ?? '' },
  supplier,
  note,
});

export const toOwnCost = (row: OwnCostRow): OwnCost => ({
  _id: row.id,
  house: { _id: row.house_id, name: row.house },
  currency: row.currency,
  ...toFacts(row, row.currency),
  paid_on: row.paid_on,
  photos: row.photos.map(toPhoto),
  files: row.files.map(toSentFile),
  recurring_id: row.recurring_id,
  version: row.version,
  entered_at: toTimestamp(row.entered_at),
  changed_at: orNull(row.changed_at),
  removed_at: orNull(row.removed_at),
});

export const toOwnCostVersion = (row: OwnCostVersionRow, currency: string): OwnCostVersion => ({
  version: row.version,
  ...toFacts(row, currency),
  paid_on: row.paid_on,
  replaced_at: toTimestamp(row.replaced_at),
});

/** Returns the day after `day` on which a recurring cost is added; null: it has ended by then. */
export function followingDay(
  { every, first_on: firstOn, until_on: until }: Pick<RecurringCostRow, 'every' | 'first_on' | 'until_on'>,
  day: string,
): string | null {
  const next = nextBillAfter({ every, firstOn }, day);
  return until !== null && next > until ? null : next;
}

export const toRecurringCost = (row: RecurringCostRow): RecurringCost => ({
  _id: row.id,
  house: { _id: row.house_id, name: row.house },
  currency: row.currency,
  ...toFacts(row, row.currency),
  every: row.every,
  first_on: row.first_on,
  until: row.until_on,
  next_on: row.next_on,
  following_on: row.next_on === null ? null : followingDay(row, row.next_on),
  version: row.version,
});

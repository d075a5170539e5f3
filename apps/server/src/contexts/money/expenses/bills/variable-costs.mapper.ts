import type { BillSharer, CostShare, VariableCost, VariableCostVersion } from '@common-roof/contracts';
import { daysBetween, toWireMoney, type Weighted } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { toPhoto } from '#contexts/identity/media/index.ts';
import { toRestated } from '#contexts/money/ledger/index.ts';
import type { BillRow, ShareRow, VersionRow } from './variable-costs.repository.ts';

interface Shared extends Omit<ShareRow, 'person'> {
  readonly person: ShareRow['person'] | null;
}

const isRoomies = ({ role }: Pick<ShareRow, 'role'>): boolean => role === 'roomie';
const sumOf = (shares: readonly { readonly days: number }[]): number => shares.reduce((all, { days }) => all + days, 0);

/** Returns the sum of all roomies' days in the house, and the number of days on which nobody lived there. */
export const daysOfShares = (shares: readonly Pick<ShareRow, 'role' | 'days'>[]) => ({
  occupant_days: sumOf(shares.filter(isRoomies)),
  empty_days: sumOf(shares.filter((share) => !isRoomies(share))),
});

export const periodDays = (from: string, to: string): number => daysBetween(from, to) + 1;

export const toCostShare = ({ person, role, days, minor, exact }: Shared, currency: string): CostShare => ({
  person: role === 'roomie' ? person : null,
  days,
  amount: toWireMoney(minor, currency),
  exact: { amount: toWireMoney(exact.minor, currency), over: exact.over, of: exact.of },
});

type Facts = Pick<
  BillRow,
  | 'category'
  | 'from_on'
  | 'to_on'
  | 'minor'
  | 'supplier'
  | 'note'
  | 'split'
  | 'meter_name'
  | 'meter_start'
  | 'meter_end'
  | 'meter_unit'
  | 'meter_used'
  | 'version'
  | 'entered_at'
  | 'entered_by'
  | 'enterer'
>;

export const toSharers = (split: readonly Weighted[]): BillSharer[] =>
  split.map(({ id: roomie, weight: shares }) => ({ roomie, shares }));

function toFacts(row: Facts, currency: string) {
  const { meter_name: name, meter_start: start, meter_end: end, meter_unit: unit, meter_used: used } = row;
  const hasMeter = name !== null && start !== null && end !== null && unit !== null && used !== null;
  return {
    category: row.category,
    from: row.from_on,
    to: row.to_on,
    amount: toWireMoney(Number(row.minor), currency),
    supplier: row.supplier,
    note: row.note,
    split: toSharers(row.split),
    meter: hasMeter ? { name, start, end, unit, used } : null,
    version: row.version,
    entered_at: toTimestamp(row.entered_at),
    entered_by: { _id: row.entered_by, first_name: row.enterer },
  };
}

/** A roomie sees the other shares of a bill only if they have a share themselves. */
export const toVariableCost = (row: BillRow, { accountId, role }: Actor): VariableCost => {
  const isShown = role !== 'roomie' || row.shares.some(({ person }) => person._id === accountId);
  return {
    _id: row.id,
    house: { _id: row.house_id, name: row.house },
    currency: row.currency,
    ...toFacts(row, row.currency),
    state: row.state,
    photos: row.photos.map(toPhoto),
    due_on: row.due_on,
    period_days: periodDays(row.from_on, row.to_on),
    ...daysOfShares(row.shares),
    shares: isShown ? row.shares.map((share) => toCostShare(share, row.currency)) : [],
    restated: isShown ? toRestated(row.restated) : null,
    ended:
      row.ended_at === null || row.ended_by === null
        ? null
        : {
            at: toTimestamp(row.ended_at),
            by: { _id: row.ended_by, first_name: row.ender ?? '' },
            reason: row.reason,
          },
  };
};

export const toVersion = (row: VersionRow, currency: string): VariableCostVersion => ({
  ...toFacts(row, currency),
  replaced_at: toTimestamp(row.replaced_at),
  replaced_by: { _id: row.replaced_by, first_name: row.replacer },
  reason: row.reason,
});

import type { HouseBalance, LedgerAbout, LedgerCheck, LedgerEntry, OpenDue } from '@common-roof/contracts';
import { ARREARS_AGES, LedgerAbout as About } from '@common-roof/contracts';
import { daysBetween, toWireMoney } from '@common-roof/domain';

import { toTimestamp } from '../../../platform/database/naming.ts';
import type { FactsOf } from './journals.ts';
import type { LedgerCheckEntity } from './ledger-check.entity.ts';
import type { Open } from './open-dues.ts';
import type { BalanceRow, EntryRow } from './read-ledger.repository.ts';

/** What a journal is of; its amounts become money, whatever else it keeps is told as it is. */
function toAbout(kind: string, facts: object): LedgerAbout {
  if (kind !== 'rent_due') return About.parse({ kind, ...facts });
  // What is stored of a kind is what was given for it.
  const { monthly_minor, ...rest } = facts as FactsOf<'rent_due'>;
  return { kind, ...rest, monthly: toWireMoney(monthly_minor) };
}

export const toEntry = (row: EntryRow): LedgerEntry => ({
  _id: row.id,
  journal_id: row.journal_id,
  house: { _id: row.house_id, name: row.house },
  at: toTimestamp(row.created_at),
  on_day: row.on_day,
  account: row.account,
  currency: row.currency,
  amount: toWireMoney(Number(row.minor)),
  balance: toWireMoney(Number(row.balance_minor)),
  about: toAbout(row.kind, row.facts),
  subject: { kind: row.subject_kind, _id: row.subject_id },
  reverses: row.reverses,
  reversed_by: row.reversed_by,
  reason: row.reason,
  made_by: row.maker_id === null ? null : { _id: row.maker_id, first_name: row.maker ?? '' },
});

const lateBy = ({ row }: Open, today: string): number => Math.max(0, daysBetween(row.on_day, today));

const toOpenDue = (open: Open, today: string): OpenDue => ({
  _id: open.row.id,
  account: open.row.account,
  due_on: open.row.on_day,
  amount: toWireMoney(Number(open.row.minor)),
  left: toWireMoney(open.left),
  days_late: lateBy(open, today),
  about: toAbout(open.row.kind, open.row.facts),
});

/** What is late, by how many days at most; whatever is later than the last age stands at the end. */
function arrearsOf(open: readonly Open[], today: string): HouseBalance['arrears'] {
  const late = open.map((each) => ({ days: lateBy(each, today), left: each.left })).filter(({ days }) => days > 0);
  return [...ARREARS_AGES, null].map((days, at) => {
    const above = at === 0 ? 0 : (ARREARS_AGES[at - 1] ?? 0);
    const within = late.filter((each) => each.days > above && (days === null || each.days <= days));
    return { days, amount: toWireMoney(within.reduce((sum, { left }) => sum + left, 0)) };
  });
}

/** What somebody owes in a house. @param rows of its accounts, at least one */
export function toHouseBalance(
  rows: readonly [BalanceRow, ...BalanceRow[]],
  open: readonly Open[],
  { today, reference }: { readonly today: string; readonly reference: string },
): HouseBalance {
  const [{ house_id, house, currency }] = rows;
  const sums = rows.map(({ minor }) => Number(minor));
  const credit = sums.reduce((sum, minor) => sum + Math.max(0, -minor), 0);
  return {
    house: { _id: house_id, name: house },
    currency,
    total: toWireMoney(sums.reduce((sum, minor) => sum + minor, 0)),
    accounts: rows.map(({ account, minor }) => ({ account, amount: toWireMoney(Number(minor)) })),
    open: open.map((each) => toOpenDue(each, today)),
    credit: toWireMoney(credit),
    arrears: arrearsOf(open, today),
    reference,
  };
}

export const toCheck = ({ id, checked_at, journals, wrong, faults }: LedgerCheckEntity): LedgerCheck => ({
  _id: id,
  checked_at: toTimestamp(checked_at),
  journals: Number(journals),
  wrong,
  faults,
});

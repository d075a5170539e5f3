import type {
  HouseBalance,
  LedgerAbout,
  LedgerCheck,
  LedgerEntry,
  OpenDue,
  ReportedPayment,
} from '@common-roof/contracts';
import { LedgerAbout as About } from '@common-roof/contracts/schemas';
import { arrearsOf, daysBetween, toWireMoney } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { LedgerCheckEntity } from './ledger-check.entity.ts';
import type { Open } from './open-dues.ts';
import type { BalanceRow, EntryRow, AggregatedReport } from './read-ledger.repository.ts';
import { toCause } from './restated.ts';

const MINOR = '_minor';

/** Maps the facts of a journal: keys that end in `_minor` become money, and everything else is unchanged. */
export function toAbout(kind: string, facts: object, currency: string): LedgerAbout {
  const told = Object.entries(facts).map(([name, value]: [string, unknown]): [string, unknown] =>
    name.endsWith(MINOR) ? [name.slice(0, -MINOR.length), toWireMoney(Number(value), currency)] : [name, value],
  );
  // A monthly rent doesn't say so.
  const period = kind === 'rent_due' || kind === 'late_fee' ? { period: 'month' } : {};
  return About.parse({ kind, ...period, ...Object.fromEntries(told) });
}

export const toEntry = (row: EntryRow): LedgerEntry => ({
  _id: row.id,
  journal_id: row.journal_id,
  house: { _id: row.house_id, name: row.house },
  at: toTimestamp(row.created_at),
  on_day: row.on_day,
  account: row.account,
  currency: row.currency,
  amount: toWireMoney(Number(row.minor), row.currency),
  balance: toWireMoney(Number(row.balance_minor), row.currency),
  about: toAbout(row.kind, row.facts, row.currency),
  subject: { kind: row.subject_kind, _id: row.subject_id },
  reverses: row.reverses,
  reversed_by: row.reversed_by,
  reason: row.reason,
  cause: row.cause === null ? null : toCause(row.cause),
  version: row.version,
  other: row.other_id === null ? null : { _id: row.other_id, first_name: row.other ?? '' },
  made_by: row.maker_id === null ? null : { _id: row.maker_id, first_name: row.maker ?? '' },
});

const lateBy = ({ row }: Open, today: string): number => Math.max(0, daysBetween(row.since, today));

const toOpenDue = (open: Open, currency: string, today: string): OpenDue => ({
  _id: open.row.id,
  account: open.row.account,
  due_on: open.row.on_day,
  amount: toWireMoney(Number(open.row.minor), currency),
  left: toWireMoney(open.left, currency),
  days_late: lateBy(open, today),
  about: toAbout(open.row.kind, open.row.facts, currency),
});

function toArrears(open: readonly Open[], currency: string, today: string): HouseBalance['arrears'] {
  const { upcoming, to30, to60, to90, over90 } = arrearsOf(
    open.map(({ row, left }) => ({ dueOn: row.since, open: left })),
    today,
  );
  return {
    upcoming: toWireMoney(upcoming, currency),
    to30: toWireMoney(to30, currency),
    to60: toWireMoney(to60, currency),
    to90: toWireMoney(to90, currency),
    over90: toWireMoney(over90, currency),
  };
}

function toReported({ minor, reported_at, ...report }: AggregatedReport, currency: string): ReportedPayment {
  return { ...report, currency, amount: toWireMoney(minor, currency), reported_at: toTimestamp(new Date(reported_at)) };
}

/** Maps what a person owes in a house. @param rows the person's accounts there, at least one */
export function toHouseBalance(
  rows: readonly [BalanceRow, ...BalanceRow[]],
  open: readonly Open[],
  { today, reference }: { readonly today: string; readonly reference: string },
): HouseBalance {
  const [{ house_id, house, currency, holder, iban, reported }] = rows;
  const sums = rows.map(({ minor }) => Number(minor));
  const credit = sums.reduce((sum, minor) => sum + Math.max(0, -minor), 0);
  return {
    house: { _id: house_id, name: house },
    currency,
    total: toWireMoney(
      sums.reduce((sum, minor) => sum + minor, 0),
      currency,
    ),
    accounts: rows.map(({ account, minor }) => ({ account, amount: toWireMoney(Number(minor), currency) })),
    open: open.map((each) => toOpenDue(each, currency, today)),
    credit: toWireMoney(credit, currency),
    arrears: toArrears(open, currency, today),
    pay_to: holder === null || iban === null ? null : { holder, iban },
    reported: reported === null ? null : toReported(reported, currency),
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

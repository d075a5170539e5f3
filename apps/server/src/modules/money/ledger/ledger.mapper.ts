import type { HouseBalance, LedgerAbout, LedgerCheck, LedgerEntry, OpenDue } from '@common-roof/contracts';
import { LedgerAbout as About } from '@common-roof/contracts';
import { arrearsOf, daysBetween, toWireMoney } from '@common-roof/domain';

import { toTimestamp } from '../../../platform/database/naming.ts';
import type { LedgerCheckEntity } from './ledger-check.entity.ts';
import type { Open } from './open-dues.ts';
import type { BalanceRow, EntryRow } from './read-ledger.repository.ts';

/** What a journal is of: what it keeps as `…_minor` is told as money, everything else as it is. */
const toAbout = (kind: string, facts: object): LedgerAbout =>
  About.parse({ kind, ...Object.fromEntries(Object.entries(facts).map(toTold)) });

const toTold = ([name, value]: [string, unknown]): [string, unknown] =>
  name.endsWith(MINOR) ? [name.slice(0, -MINOR.length), toWireMoney(Number(value))] : [name, value];

const MINOR = '_minor';

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

function toArrears(open: readonly Open[], today: string): HouseBalance['arrears'] {
  const { upcoming, to30, to60, to90, over90 } = arrearsOf(
    open.map(({ row, left }) => ({ dueOn: row.on_day, open: left })),
    today,
  );
  return {
    upcoming: toWireMoney(upcoming),
    to30: toWireMoney(to30),
    to60: toWireMoney(to60),
    to90: toWireMoney(to90),
    over90: toWireMoney(over90),
  };
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
    arrears: toArrears(open, today),
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

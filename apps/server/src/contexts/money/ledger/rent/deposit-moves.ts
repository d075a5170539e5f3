import { balanced, dayIn, dueOwed, duesUpTo, paymentMade, type Postings, sumOfDues } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { LedgerReconciler, type PostingTarget } from '#contexts/money/ledger/book/ledger-reconciler.ts';
import { type DeductionRow, type HeldDepositRow, isSetOff, RentRepository, type SetOffRow } from './rent.repository.ts';

/**
 * Brings the ledger in line with a deposit after a lease. From the release on, the held amount is owed to the roomie.
 * After settlement nothing is: the roomie owed each deduction, and the rest was returned. Amounts set off pay the
 * roomie's dues at once. The answer to a dispute changes how much is deducted and how much returned. The result is the
 * same however often it runs.
 */
@Injectable()
export class DepositMoves {
  constructor(
    private readonly database: Database,
    private readonly rents: RentRepository,
    private readonly ledger: Ledger,
    private readonly reconciler: LedgerReconciler,
    private readonly clock: Clock,
  ) {}

  async bringUpToDate(depositId: string): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.rents.lockDeposit(depositId);
      if (!row || row.settled_whole) return;
      await this.ledger.lock(row.house_id);
      await this.reconciler.reconcile(new Map([[depositId, toReturn(row)]]), this.metadata('deposit', row));
      const all = await this.rents.listDeductions(depositId);
      await this.reconciler.reconcile(
        new Map(all.filter(isSetOff).map((deduction) => [deduction.id, toSetOff(row, deduction)])),
        this.metadata('deposit_set_off', row),
      );
      await this.reconciler.reconcile(
        new Map(all.filter((each) => !isSetOff(each)).map((deduction) => [deduction.id, toDeduct(row, deduction)])),
        this.metadata('deposit_deduction', row),
      );
      await this.reconciler.reconcile(
        new Map([[depositId, toSettle(row, all)]]),
        this.metadata('deposit_settlement', row),
      );
    });
  }

  private metadata(kind: string, { time_zone: zone }: HeldDepositRow) {
    return { kind, onDay: dayIn(zone, this.clock.now()), by: null };
  }
}

const isSettled = ({ state, taken_back_at: takenBack }: HeldDepositRow): boolean =>
  takenBack === null && state !== 'held';
const settledOn = ({ returned_on: on, left_on: left }: HeldDepositRow): string => on ?? left;
/** @param minor what the roomie owes; negative for what they are owed */
const owed = ({ roomie_id: debtorId, homeowner_id: creditorId }: HeldDepositRow, minor: number): Postings =>
  dueOwed({ debtorId, creditorId, account: 'deposit', minor });

/** Returns what all posting targets of a deposit have in common. */
const said = (row: HeldDepositRow, postings: Postings, onDay: string) =>
  ({ houseId: row.house_id, onDay, by: null, postings }) as const;

function toReturn(row: HeldDepositRow): PostingTarget {
  const postings = row.taken_back_at === null ? owed(row, -Number(row.held_minor)) : [];
  const journal = { ...said(row, postings, row.left_on), kind: 'deposit_to_return', facts: {} } as const;
  const subject = { kind: 'deposit', id: row.id };
  return { postings, reason: '', journal: (key) => ({ ...journal, subject, key }) };
}

function toDeduct(row: HeldDepositRow, { id, reason, amount_minor: minor, is_withdrawn }: DeductionRow): PostingTarget {
  const postings = isSettled(row) && !is_withdrawn ? owed(row, Number(minor)) : [];
  const journal = { ...said(row, postings, settledOn(row)), kind: 'deposit_deducted', facts: { reason } } as const;
  const subject = { kind: 'deposit_deduction', id };
  return { postings, reason: '', journal: (key) => ({ ...journal, subject, key }) };
}

/** Applies from the moment the set-off was declared: it pays dues and reduces what is owed back by the same amount. */
function toSetOff(
  row: HeldDepositRow,
  { id, reason, amount_minor, is_withdrawn, set_off, made_on }: SetOffRow,
): PostingTarget {
  const { roomie_id: debtorId, homeowner_id: creditorId } = row;
  const paid = duesUpTo(set_off.dues, Number(amount_minor));
  const postings =
    is_withdrawn || row.taken_back_at !== null
      ? []
      : balanced([
          ...owed(row, sumOfDues(paid)),
          ...paymentMade(paid.map(({ account, minor }) => ({ debtorId, creditorId, account, minor }))),
        ]);
  const journal = { ...said(row, postings, made_on), kind: 'deposit_set_off', facts: { reason } } as const;
  const subject = { kind: 'deposit_set_off', id };
  return { postings, reason: '', journal: (key) => ({ ...journal, subject, key }) };
}

function toSettle(row: HeldDepositRow, deductions: readonly DeductionRow[]): PostingTarget {
  const standing = deductions.filter(({ is_withdrawn }) => !is_withdrawn);
  const deducted = standing.reduce((sum, { amount_minor: minor }) => sum + Number(minor), 0);
  const postings = isSettled(row) ? owed(row, Number(row.held_minor) - deducted) : [];
  const journal = { ...said(row, postings, settledOn(row)), kind: 'deposit_settled', facts: {} } as const;
  const subject = { kind: 'deposit_settlement', id: row.id };
  return { postings, reason: '', journal: (key) => ({ ...journal, subject, key }) };
}

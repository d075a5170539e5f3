import type { MoneyAccount } from '@common-roof/contracts';
import { sumOfDues, uncontested } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import type { DepositRow } from './deposits.repository.ts';

/** An amount that a roomie owes the homeowner and that is due. */
export interface Arrear {
  /** The ledger row's id. */
  readonly id: string;
  readonly account: MoneyAccount;
  /** In the language of the lease. */
  readonly label: string;
  /** ISO date. */
  readonly due_on: string;
  /** The open amount, in minor units. */
  readonly minor: number;
}

/** Open amounts between the two parties of a deposit. */
export interface OpenArrears {
  /** Oldest first. */
  readonly dues: readonly Arrear[];
  /** Payments that the roomie reported and nobody has answered, in minor units. */
  readonly reportedMinor: number;
}

/** The part of the ledger that deposits need. */
export interface ArrearsLedger {
  /** Locks the ledger of the house until the end of the transaction. */
  lock(deposit: DepositRow): Promise<void>;
  /** Returns what is due today. */
  open(deposit: DepositRow): Promise<OpenArrears>;
  /** Posts the deposit and its deductions to the ledger. Joins the caller's transaction. */
  bringUpToDate(depositId: string): Promise<void>;
}

/** The arrears that can be set off, in minor units. */
export interface Settable {
  readonly dues: readonly Arrear[];
  readonly owed: number;
  readonly contested: number;
}

/** The port through which the ledger reports what is owed besides a deposit, and pays it with a part of it. */
@Injectable()
export class DepositArrears {
  private registered: ArrearsLedger | undefined;

  /** @throws Error when another one is registered */
  register(ledger: ArrearsLedger): void {
    if (this.registered) throw new Error('Two ledgers say what is owed beside deposits.');
    this.registered = ledger;
  }

  lock(deposit: DepositRow): Promise<void> {
    return this.ledger.lock(deposit);
  }

  /** @param deductions of the deposit: a due that was disputed once is not set off again */
  async getSettable(deposit: DepositRow, deductions: readonly DepositDeductionEntity[]): Promise<Settable> {
    const { dues, reportedMinor } = await this.ledger.open(deposit);
    const disputedIds = new Set(
      deductions.flatMap(({ set_off, disputed_at }) =>
        disputed_at === null ? [] : (set_off?.dues ?? []).map(({ id }) => id),
      ),
    );
    const free = uncontested(dues, { reportedMinor, disputedIds });
    const owed = sumOfDues(dues);
    return { dues: free, owed, contested: owed - sumOfDues(free) };
  }

  /** Returns what is owed, in minor units. */
  async owed(deposit: DepositRow): Promise<number> {
    return sumOfDues((await this.ledger.open(deposit)).dues);
  }

  bringUpToDate(depositId: string): Promise<void> {
    return this.ledger.bringUpToDate(depositId);
  }

  private get ledger(): ArrearsLedger {
    if (!this.registered) throw new Error('Nobody says what is owed beside deposits.');
    return this.registered;
  }
}

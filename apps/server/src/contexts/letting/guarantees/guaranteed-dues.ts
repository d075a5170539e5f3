import type { LedgerAbout, MoneyAccount } from '@common-roof/contracts';
import type { UnpaidDue } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

/** A due of the ledger that isn't fully paid. */
export interface GuaranteedDue extends UnpaidDue {
  /** Names it, however often it is posted again. */
  readonly key: string;
  readonly about: LedgerAbout;
}

/** A due or a payment. A payment is negative. */
export interface GuaranteedEntry {
  readonly account: MoneyAccount;
  readonly onDay: string;
  readonly minor: number;
  readonly about: LedgerAbout;
}

/** A roomie's accounts in a house. */
export interface RoomieAccounts {
  readonly houseId: string;
  readonly roomieId: string;
  readonly currency: string;
  readonly accounts: readonly MoneyAccount[];
}

/** What the ledger says about the debts that a guarantee covers. */
export interface DebtsLedger {
  listUnpaid(of: RoomieAccounts): Promise<readonly GuaranteedDue[]>;
  /** Newest first, from a day on. Leaves out what was reversed. */
  listEntries(of: RoomieAccounts, from: string, limit: number): Promise<readonly GuaranteedEntry[]>;
  /** Whether the roomie reported a payment that the homeowner hasn't confirmed or rejected. */
  hasReportedPayment(houseId: string, roomieId: string): Promise<boolean>;
  /** Where payments to the homeowner go; null when the house doesn't say. */
  findAccount(houseId: string): Promise<{ readonly holder: string; readonly iban: string } | null>;
}

/** The port through which the ledger says what a guarantor may be shown. */
@Injectable()
export class GuaranteedDues {
  private registered: DebtsLedger | undefined;

  /** @throws Error when another one is registered */
  register(ledger: DebtsLedger): void {
    if (this.registered) throw new Error('Two ledgers say what guarantors answer for.');
    this.registered = ledger;
  }

  get ledger(): DebtsLedger {
    if (!this.registered) throw new Error('Nobody says what guarantors answer for.');
    return this.registered;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';

import {
  type DebtsLedger,
  type GuaranteedDue,
  GuaranteedDues,
  type GuaranteedEntry,
  type RoomieAccounts,
} from '#contexts/letting/guarantees/index.ts';
import { BankDetailsRepository } from '#contexts/money/ledger/bank-details/bank-details.repository.ts';
import { toAbout } from '#contexts/money/ledger/book/ledger.mapper.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { RentRepository } from '#contexts/money/ledger/rent/rent.repository.ts';
import { GuarantorEntriesRepository } from './guarantor-entries.repository.ts';

/** Says what guarantors answer for, from the house's ledger. Posts nothing. */
@Injectable()
export class GuaranteedDuesLedger implements DebtsLedger, OnModuleInit {
  constructor(
    private readonly guaranteed: GuaranteedDues,
    private readonly ledger: Ledger,
    private readonly rents: RentRepository,
    private readonly bankDetails: BankDetailsRepository,
    private readonly entries: GuarantorEntriesRepository,
  ) {}

  onModuleInit(): void {
    this.guaranteed.register(this);
  }

  async listUnpaid({ houseId, roomieId, accounts, currency }: RoomieAccounts): Promise<readonly GuaranteedDue[]> {
    const open = await this.ledger.listOpen(houseId, roomieId, accounts);
    return open.map(({ row, left }) => ({
      key: row.due_key,
      account: row.account,
      dueOn: row.on_day,
      since: row.since,
      left,
      about: toAbout(row.kind, row.facts, currency),
    }));
  }

  async listEntries(of: RoomieAccounts, from: string, limit: number): Promise<readonly GuaranteedEntry[]> {
    const rows = await this.entries.list(of, from, limit);
    return rows.map(({ account, on_day, minor, kind, facts }) => ({
      account,
      onDay: on_day,
      minor: Number(minor),
      about: toAbout(kind, facts, of.currency),
    }));
  }

  hasReportedPayment(houseId: string, roomieId: string): Promise<boolean> {
    return this.rents.hasReportedPayment(houseId, roomieId);
  }

  async findAccount(houseId: string): Promise<{ readonly holder: string; readonly iban: string } | null> {
    const { holder = null, iban = null } = (await this.bankDetails.find(houseId)) ?? {};
    return holder === null || iban === null ? null : { holder, iban };
  }
}

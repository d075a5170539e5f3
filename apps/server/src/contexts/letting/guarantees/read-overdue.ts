import { COVERED_ACCOUNTS, type Covered, coveredDues, dayIn } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { type GuaranteedDue, GuaranteedDues, type RoomieAccounts } from './guaranteed-dues.ts';
import type { GuaranteeRow } from './guarantees.repository.ts';

/** Reads what is overdue, as far as a guarantee covers it. Nobody reads debts of a roomie who hasn't agreed. */
@Injectable()
export class ReadOverdue {
  constructor(
    private readonly dues: GuaranteedDues,
    private readonly clock: Clock,
  ) {}

  /** Returns the covered dues, oldest first. */
  async list(row: GuaranteeRow): Promise<readonly Covered<GuaranteedDue>[]> {
    const of = accountsOf(row);
    if (of === null || row.starts_on === null) return [];
    const { covers, starts_on: from, until_on: until, time_zone: zone } = row;
    const coverage = { covers, from, until, limit: Number(row.limit_minor) };
    return coveredDues(await this.dues.ledger.listUnpaid(of), coverage, dayIn(zone, this.clock.now()));
  }
}

/** Returns the accounts that a guarantee covers; null before the roomie has agreed. */
export function accountsOf({ house_id, roomie_id, currency, covers, agreed_at }: GuaranteeRow): RoomieAccounts | null {
  if (agreed_at === null || roomie_id === null) return null;
  return { houseId: house_id, roomieId: roomie_id, currency, accounts: COVERED_ACCOUNTS[covers] };
}

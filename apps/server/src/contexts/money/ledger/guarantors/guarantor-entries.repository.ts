import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { RoomieAccounts } from '#contexts/letting/guarantees/index.ts';
import type { MoneyJournalEntity } from '#contexts/money/ledger/book/money-journal.entity.ts';
import type { MoneyPostingEntity } from '#contexts/money/ledger/book/money-posting.entity.ts';

export type GuarantorEntryRow = Pick<MoneyPostingEntity, 'account' | 'minor' | 'on_day'> &
  Pick<MoneyJournalEntity, 'kind' | 'facts'>;

/** Reads the entries that a roomie lets their guarantor see. */
@Injectable()
export class GuarantorEntriesRepository {
  constructor(private readonly database: Database) {}

  /** Returns dues and payments from a day (ISO date) on, newest first. Leaves out what was reversed. */
  list({ houseId, roomieId, accounts }: RoomieAccounts, from: string, limit: number): Promise<GuarantorEntryRow[]> {
    return this.database.query<GuarantorEntryRow>(
      `SELECT p.account, to_char(p.on_day, 'YYYY-MM-DD') AS on_day, p.minor, j.kind, j.facts
         FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
        WHERE p.house_id = $1 AND p.account_id = $2 AND p.account = ANY($3) AND p.on_day >= $4
          AND j.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
        ORDER BY p.on_day DESC, p.id DESC LIMIT $5`,
      [houseId, roomieId, accounts, from, limit],
    );
  }
}

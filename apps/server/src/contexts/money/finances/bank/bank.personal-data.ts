import { BANK_ENTRY_KEPT_DAYS, keptSince } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { BankEntriesRepository } from './bank-entries.repository.ts';

/** More than an hour has. The rest waits for the next run. */
const BATCH = 10_000;

/** Personal data: what a homeowner's bank says of people who paid them. */
@DeclaresPersonalData()
@Injectable()
export class BankPersonalData implements PersonalDataProvider {
  constructor(
    private readonly database: Database,
    private readonly entries: BankEntriesRepository,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('bank_entries', {
      export: {
        bank_entries: ({ id, newest }) =>
          this.database.query(
            `SELECT to_char(booked_on, 'YYYY-MM-DD') AS booked_on, minor, currency, payer, account_end, words, added_at, ignored_at,
                    payment_id IS NOT NULL AS was_entered
               FROM bank_entries WHERE homeowner_id = $1 ORDER BY booked_on DESC, id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      periods: [
        {
          of: 'what wasn’t entered as a payment',
          days: BANK_ENTRY_KEPT_DAYS,
          after: 'its day',
          job: 'forget-old-bank-entries',
        },
      ],
      forget: (id) => this.forget(id),
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-old-bank-entries', queue: 'recalculation', effect: 'transaction' })
  async forgetOld(): Promise<void> {
    const since = keptSince(this.clock.now(), BANK_ENTRY_KEPT_DAYS).toISOString().slice(0, 10);
    await this.entries.deleteBefore(since, BATCH);
  }

  /** A homeowner's entries go with their account. Of a roomie, the payment stays in the ledger, and no name. */
  private async forget(id: string): Promise<void> {
    await this.database.execute('DELETE FROM bank_entries WHERE homeowner_id = $1', [id]);
    await this.database.execute(
      `UPDATE bank_entries SET payer = '', account_end = '', account_key = NULL, words = ''
        WHERE payment_id IN (SELECT journal_id FROM money_postings WHERE account_id = $1)`,
      [id],
    );
  }
}

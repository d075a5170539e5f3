import { EMAIL_KEPT_DAYS, keptSince } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';

/** More than an hour produces. The rest waits for the next run. */
const BATCH = 10_000;

/** Keeps only that there was an e-mail, so that its key remains unique. */
const FORGOTTEN = `to_address = '', data = '{}', last_error = NULL, state = CASE state WHEN 'sent' THEN 'sent' ELSE 'cancelled' END`;

/** E-mails are kept to investigate failures. They are deleted after a while, or with their recipient. */
@DeclaresPersonalData()
@Injectable()
export class ForgottenMail implements PersonalDataProvider {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('email_message', {
      export: {
        emails: ({ id, newest }) =>
          this.database.query(
            `SELECT template, to_address, state, created_at, sent_at FROM email_message
              WHERE account_id = $1 AND to_address <> '' ORDER BY id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      periods: [
        {
          of: 'the address, and what it was about',
          days: EMAIL_KEPT_DAYS,
          after: 'it was sent or given up',
          job: 'forget-old-emails',
        },
      ],
      forget: (id) => this.forget('account_id = $1', id),
      // Their e-mails contain the id of their application, offer, showing or letter.
      forgetStranger: (id) => this.forget(`data @? ('$.* ? (@ == "' || $1::uuid || '")')::jsonpath`, id),
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-old-emails', queue: 'recalculation', effect: 'transaction' })
  async forgetOld(): Promise<void> {
    await this.database.execute(
      `UPDATE email_message SET ${FORGOTTEN} WHERE id IN (
         SELECT id FROM email_message
          WHERE to_address <> '' AND created_at < $1 AND state IN ('sent', 'failed', 'cancelled')
          ORDER BY created_at LIMIT ${String(BATCH)} FOR UPDATE SKIP LOCKED)`,
      [keptSince(this.clock.now(), EMAIL_KEPT_DAYS)],
    );
  }

  /** An e-mail that is being sent at this moment is deleted when it is old. */
  private forget(which: string, id: string): Promise<number> {
    return this.database.execute(
      `UPDATE email_message SET ${FORGOTTEN} WHERE to_address <> '' AND state <> 'sending' AND ${which}`,
      [id],
    );
  }
}

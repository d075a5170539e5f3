import type { FailedEmail, listFailedEmails, Page, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { idCursor, readCursor, toPage } from '../../../platform/http/cursor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import { EmailQueued } from '../../../platform/mail/mail.events.ts';

interface Row {
  id: string;
  template: string;
  to_address: string;
  attempts: number;
  last_error: string | null;
  created_at: Date;
}

/** `rosa@demo.test` to `r…@demo.test`: enough to recognise, not to collect. */
const masked = (address: string): string => address.replace(/^(.).*(@[^@]*)$/u, '$1…$2');

/** E-mails that did not go out, and another try. For admins, whose role the controller demands. */
@Injectable()
export class FailedEmailsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async list({ limit, cursor }: ParsedInput<typeof listFailedEmails>['query']): Promise<Page<FailedEmail>> {
    const rows = await this.database.query<Row>(
      `SELECT id, template, to_address, attempts, last_error, created_at FROM email_message
        WHERE state = 'failed' AND ($1::uuid IS NULL OR id < $1) ORDER BY id DESC LIMIT $2`,
      [readCursor(cursor, idCursor), limit + 1],
    );
    return toPage(
      rows,
      limit,
      (row) => ({
        _id: row.id,
        kind: row.template,
        to: masked(row.to_address),
        attempts: row.attempts,
        last_error: row.last_error,
        created_at: row.created_at.toISOString(),
      }),
      ({ id }) => id,
    );
  }

  /** All of them, as after a mail server that refused everything. The sender finds what is due; no event is needed. */
  async retryAll(): Promise<{ count: number }> {
    const count = await this.database.execute(
      `UPDATE email_message SET state = 'queued', attempts = 0, next_attempt_at = now() WHERE state = 'failed'`,
    );
    return { count };
  }

  async retry(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const rows = await this.database.query(
        `UPDATE email_message SET state = 'queued', attempts = 0, next_attempt_at = now()
          WHERE id = $1 AND state = 'failed' RETURNING id`,
        [id],
      );
      if (rows.length === 0) throw notFound();
      await this.outbox.append(EmailQueued, { email_id: id });
    });
  }
}

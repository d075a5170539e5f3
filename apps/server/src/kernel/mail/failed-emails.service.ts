import type { FailedEmail, listFailedEmails, Page, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { newestFirst } from '#kernel/database/lists.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { EMAILS_CHANNEL } from './mail-outbox.ts';

interface Row {
  id: string;
  template: string;
  to_address: string;
  attempts: number;
  last_error: string | null;
  created_at: Date;
}

/** Turns `rosa@demo.test` into `r…@demo.test`: enough to recognise an address, too little to collect it. */
const masked = (address: string): string => address.replace(/^(.).*(@[^@]*)$/u, '$1…$2');

/** Lists e-mails that failed and retries them. For admins only: the controller checks the role. */
@Injectable()
export class FailedEmailsService {
  constructor(private readonly database: Database) {}

  async list(query: ParsedInput<typeof listFailedEmails>['query']): Promise<Page<FailedEmail>> {
    const emails = await this.database.page<Row>(
      {
        select: 'id, template, to_address, attempts, last_error, created_at',
        from: 'email_message',
        where: { 'state = ?': 'failed' },
        order: newestFirst('id'),
      },
      query,
    );
    return toPage(emails, (row) => ({
      _id: row.id,
      kind: row.template,
      to: masked(row.to_address),
      attempts: row.attempts,
      last_error: row.last_error,
      created_at: row.created_at.toISOString(),
    }));
  }

  /** Retries all of them, for example after the mail server refused everything. */
  async retryAll(): Promise<{ count: number }> {
    return { count: await this.queueAgain(null) };
  }

  async retry(id: string): Promise<void> {
    if ((await this.queueAgain(id)) === 0) throw notFound();
  }

  /** @param id null for all */
  private async queueAgain(id: string | null): Promise<number> {
    const [queued] = await this.database.query<{ count: number }>(
      `WITH queued AS (
         UPDATE email_message SET state = 'queued', attempts = 0, next_attempt_at = now()
          WHERE state = 'failed' AND ($1::uuid IS NULL OR id = $1) RETURNING id)
       SELECT count(pg_notify('${EMAILS_CHANNEL}', ''))::int AS count FROM queued`,
      [id],
    );
    return queued?.count ?? 0;
  }
}

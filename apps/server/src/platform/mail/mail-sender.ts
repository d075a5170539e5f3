import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';

import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import type { EventOf } from '../events/define-event.ts';
import { OnEvent } from '../events/on-event.ts';
import { Loop } from '../queue/loop.ts';
import { MailComposers } from './composers.ts';
import { EmailQueued } from './mail.events.ts';

/** Who takes an e-mail to send it has this long; after a crash it is free again. */
const LEASE_SECONDS = 60;
/** Backoff doubles from 15 s to 15 min: about a day of trying. */
const MAX_ATTEMPTS = 100;
const SMTP_TIMEOUT_MS = 15_000;
const BATCH = 50;

interface EmailRow {
  id: string;
  account_id: string | null;
  to_address: string;
  template: string;
  data: Record<string, string | number>;
  attempts: number;
}

/**
 * Sends what the rows ask for. The state machine is in the database, so a lost job, a killed worker and an SMTP server
 * that is away for an hour all end the same way: the row is due again. Only the moment between the server's "250" and
 * the record of it can double an e-mail, and the fixed Message-ID lets the mailbox notice.
 */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('mail');
  private readonly loop: Loop;
  private readonly transport: Transporter;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly composers: MailComposers,
  ) {
    const timeouts = {
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    };
    this.transport = createTransport({
      url: config.env.SMTP_URL,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.loop = new Loop('mail', config.env.MAIL_SWEEP_SECONDS * 1_000, () => this.sendDue());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    this.transport.close();
  }

  @OnEvent(EmailQueued, { id: 'send-email', queue: 'mail', effect: 'outside' })
  async sendQueued({ email_id: id }: EventOf<typeof EmailQueued>): Promise<void> {
    const [email] = await this.claim('id = $1', [id], 1);
    if (email) await this.send(email);
  }

  /** Everything that is due: first tries that a lost job forgot, and tries after a failure. */
  async sendDue(): Promise<number> {
    const due = await this.claim('next_attempt_at <= now()', [], BATCH);
    for (const email of due) await this.send(email);
    return due.length;
  }

  private claim(condition: string, parameters: unknown[], limit: number): Promise<EmailRow[]> {
    return this.database.query<EmailRow>(
      `UPDATE email_message SET state = 'sending', attempts = attempts + 1,
              lease_until = now() + make_interval(secs => ${String(LEASE_SECONDS)}),
              next_attempt_at = now() + make_interval(secs => ${String(LEASE_SECONDS)})
        WHERE id IN (SELECT id FROM email_message
                      WHERE ${condition} AND (state = 'queued' OR (state = 'sending' AND lease_until < now()))
                      ORDER BY next_attempt_at LIMIT ${String(limit)} FOR UPDATE SKIP LOCKED)
        RETURNING id, account_id, to_address, template, data, attempts`,
      parameters,
    );
  }

  private async send(email: EmailRow): Promise<void> {
    try {
      const composed = await this.composers.of(email.template)({
        accountId: email.account_id,
        to: email.to_address,
        data: email.data,
      });
      if (!composed) {
        await this.database.execute(`UPDATE email_message SET state = 'cancelled' WHERE id = $1`, [email.id]);
        return;
      }
      const { subject, html, text, unsubscribeUrl, replyTo, attachments = [] } = composed;
      const host = new URL(this.config.env.PUBLIC_URL).hostname;
      await this.transport.sendMail({
        from: this.config.env.MAIL_FROM,
        to: { name: '', address: email.to_address },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        attachments: attachments.map((attachment) => ({ ...attachment })),
        messageId: `<${email.id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl
            ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
            : {}),
        },
      });
      await this.database.execute(
        `UPDATE email_message SET state = 'sent', sent_at = now(), last_error = NULL WHERE id = $1`,
        [email.id],
      );
    } catch (error) {
      await this.postpone(email, error);
    }
  }

  private async postpone(email: EmailRow, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const refused =
      typeof error === 'object' && error !== null && 'responseCode' in error && Number(error.responseCode) >= 500;
    const failed = refused || email.attempts >= MAX_ATTEMPTS;
    const seconds = Math.min(15 * 2 ** (email.attempts - 1), 900);
    await this.database.execute(
      `UPDATE email_message SET state = $2, last_error = $3, next_attempt_at = now() + make_interval(secs => $4) WHERE id = $1`,
      [email.id, failed ? 'failed' : 'queued', reason.slice(0, 300), seconds],
    );
    this.logger.warn(`E-mail ${email.id} (${email.template}) not sent: ${reason}`);
  }
}

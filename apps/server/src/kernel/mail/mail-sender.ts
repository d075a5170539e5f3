import { readerOf } from '@common-roof/words';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { PollingLoop } from '#kernel/jobs/polling-loop.ts';
import { type ComposedEmail, MailComposers } from './composers.ts';
import { type ClaimedEmail, EmailQueue } from './email-queue.ts';
import { EmailQueued } from './mail.events.ts';
import { Smtp } from './smtp.ts';
import { isAboutThisMail, isFinalRefusal } from './smtp-refusal.ts';

/** Backoff doubles from 15 s to 15 min: about a day of trying. */
const MAX_ATTEMPTS = 100;
/** As many as the worker handles jobs of the mail queue at once, and the sweep. */
const CONNECTIONS = 6;
/** What is left of a lease when the conversation must have ended, in seconds. */
const SPARE_SECONDS = 60;
/** A conversation under way when the process is asked to end has this long. */
const LAST_WORDS_MS = 7_000;

/**
 * Sends what the rows ask for. The state machine is in the database, so a lost job, a killed worker and an SMTP server
 * that is away for an hour all end the same way: the row is due again. An e-mail is taken when its turn has come and
 * its conversation ends before its lease does. Only the moment between the server's "250" and the record of it can
 * double an e-mail, and the fixed Message-ID lets the mailbox notice.
 */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('mail');
  private readonly loop: PollingLoop;
  private readonly smtp: Smtp;
  private readonly conversationSeconds: number;
  private readonly ending = new AbortController();
  /** Runs one at a time: a concurrent call waits for the current one and then checks again. */
  private sweeps: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly emails: EmailQueue,
    private readonly composers: MailComposers,
  ) {
    this.smtp = new Smtp(config.env.SMTP_URL, CONNECTIONS);
    this.conversationSeconds = config.env.MAIL_CONVERSATION_SECONDS;
    this.loop = new PollingLoop('mail', config.env.MAIL_SWEEP_SECONDS * 1_000, (moves) => this.sendDue(moves));
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    setTimeout(() => {
      this.ending.abort(new Error('The process ends.'));
    }, LAST_WORDS_MS).unref();
    await this.loop.stop();
    await this.sweeps;
    this.smtp.close();
  }

  @EventHandler(EmailQueued, { id: 'send-email', queue: 'mail', effect: 'outside' })
  async sendQueued({ email_id: id }: EventOf<typeof EmailQueued>): Promise<void> {
    await this.sendNext(id);
  }

  /**
   * Everything that is due: first tries that a lost job forgot, and tries after a failure. One after another, each
   * taken when the one before is done; it ends early where the server takes nothing at all.
   * @returns how many were tried
   */
  sendDue(moves: () => void = () => undefined): Promise<number> {
    const sweep = this.sweeps.then(() => this.sweep(moves));
    this.sweeps = sweep.catch(() => undefined);
    return sweep;
  }

  private async sweep(moves: () => void): Promise<number> {
    for (let tried = 0; ; tried += 1) {
      moves();
      const outcome = this.stopped ? 'none' : await this.sendNext(null);
      if (outcome === 'none') return tried;
      if (outcome === 'server away') return tried + 1;
    }
  }

  /** @param id a certain one, or null for the one that is due first */
  private async sendNext(id: string | null): Promise<'none' | 'done' | 'server away'> {
    if (this.stopped) return 'none';
    // Both clocks begin before the lease does, and this one ends earlier.
    const deadline = AbortSignal.timeout(this.conversationSeconds * 1_000);
    const email = await this.emails.claim(id, this.conversationSeconds + SPARE_SECONDS);
    return email ? this.send(email, AbortSignal.any([deadline, this.ending.signal])) : 'none';
  }

  private async send(email: ClaimedEmail, signal: AbortSignal): Promise<'done' | 'server away'> {
    const composed = await this.compose(email);
    if (!composed) return 'done';
    const envelope = {
      from: this.config.env.MAIL_FROM,
      to: email.to_address,
      messageId: `<${email.id}@${new URL(this.config.env.PUBLIC_URL).hostname}>`,
    };
    try {
      signal.throwIfAborted();
      await this.smtp.send(envelope, composed, signal);
    } catch (error) {
      await this.postpone(email, error);
      return isAboutThisMail(error) ? 'done' : 'server away';
    }
    await this.emails.recordSent(email, composed, signal);
    return 'done';
  }

  /** What is to be sent; undefined where nothing is, which is then recorded. */
  private async compose(email: ClaimedEmail): Promise<ComposedEmail | undefined> {
    try {
      const { account_id: accountId, to_address: to, data, template, locale } = email;
      const composed = await this.composers.getComposer(template)({ accountId, to, data, reader: readerOf(locale) });
      if (composed) return composed;
      await this.emails.cancel(email);
    } catch (error) {
      await this.postpone(email, error);
    }
    return undefined;
  }

  private async postpone(email: ClaimedEmail, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    if (isFinalRefusal(error) || email.attempts >= MAX_ATTEMPTS) await this.emails.fail(email, reason);
    else await this.emails.postpone(email, reason, Math.min(15 * 2 ** (email.attempts - 1), 900));
    this.logger.warn(`E-mail ${email.id} (${email.template}) not sent: ${reason}`);
  }
}

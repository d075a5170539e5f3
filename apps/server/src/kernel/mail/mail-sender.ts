import { readerOf } from '@common-roof/words';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { PollingLoop } from '#kernel/jobs/polling-loop.ts';
import { Wakes } from '#kernel/jobs/wakes.ts';
import { type Counter, Metrics } from '#kernel/metrics/metrics.ts';
import { type ComposedEmail, MailComposers } from './composers.ts';
import { type ClaimedEmail, EmailQueue } from './email-queue.ts';
import { EMAILS_CHANNEL } from './mail-outbox.ts';
import { Smtp } from './smtp.ts';
import { isAboutThisMail, isFinalRefusal } from './smtp-refusal.ts';

/** Backoff doubles from 15 s to 15 min: about a day of trying. */
const MAX_ATTEMPTS = 100;
/** How many e-mails a worker sends at once. A slow conversation with the mail server holds up only its own lane. */
const LANES = 6;
/** What is left of a lease when the conversation must have ended, in seconds. */
const SPARE_SECONDS = 60;
/** A conversation under way when the process is asked to end has this long. */
const LAST_WORDS_MS = 7_000;

/**
 * Sends what the rows ask for: they are the queue, and their insertion wakes the senders. The state machine is in the
 * database, so a lost notification, a killed worker and an SMTP server that is away for an hour all end the same way: the
 * row is due again. An e-mail is taken when its turn has come and
 * its conversation ends before its lease does. Only the moment between the server's "250" and the record of it can
 * double an e-mail, and the fixed Message-ID lets the mailbox notice.
 */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('mail');
  private readonly lanes: readonly PollingLoop[];
  private readonly smtp: Smtp;
  private readonly conversationSeconds: number;
  private readonly ending = new AbortController();
  private readonly sweeps = new Set<Promise<unknown>>();
  private readonly outcomes: Counter<'outcome'>;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly emails: EmailQueue,
    private readonly composers: MailComposers,
    wakes: Wakes,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter({
      name: 'emails_total',
      help: 'Attempts to send an e-mail: sent, postponed, undeliverable, or cancelled since nobody needs it any more',
      labels: ['outcome'],
    });
    for (const outcome of ['sent', 'postponed', 'undeliverable']) this.outcomes.increment({ outcome }, 0);
    this.smtp = new Smtp(config.env.SMTP_URL, LANES);
    this.conversationSeconds = config.env.MAIL_CONVERSATION_SECONDS;
    const interval = config.env.MAIL_SWEEP_SECONDS * 1_000;
    this.lanes = Array.from({ length: LANES }, () => new PollingLoop('mail', interval, (moves) => this.sweep(moves)));
    wakes.onWake(EMAILS_CHANNEL, () => {
      for (const lane of this.lanes) lane.wake();
    });
  }

  onApplicationBootstrap(): void {
    for (const lane of this.lanes) lane.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    setTimeout(() => {
      this.ending.abort(new Error('The process ends.'));
    }, LAST_WORDS_MS).unref();
    await Promise.all(this.lanes.map((lane) => lane.stop()));
    await Promise.allSettled(this.sweeps);
    this.smtp.close();
  }

  /**
   * Sends everything that is due, after the sweeps that are running. It ends early if the mail server accepts nothing at
   * all.
   * @returns how many were tried
   */
  async sendDue(): Promise<number> {
    await Promise.allSettled(this.sweeps);
    return this.sweep();
  }

  private sweep(moves: () => void = () => undefined): Promise<number> {
    const sweep = this.sendAll(moves);
    this.sweeps.add(sweep);
    return sweep.finally(() => this.sweeps.delete(sweep));
  }

  private async sendAll(moves: () => void): Promise<number> {
    for (let tried = 0; ; tried += 1) {
      moves();
      const outcome = await this.sendNext();
      if (outcome === 'none') return tried;
      if (outcome === 'server away') return tried + 1;
    }
  }

  private async sendNext(): Promise<'none' | 'done' | 'server away'> {
    if (this.stopped) return 'none';
    // Both clocks begin before the lease does, and this one ends earlier.
    const deadline = AbortSignal.timeout(this.conversationSeconds * 1_000);
    const email = await this.emails.claim(this.conversationSeconds + SPARE_SECONDS);
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
    this.outcomes.increment({ outcome: 'sent' });
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
      this.outcomes.increment({ outcome: 'cancelled' });
    } catch (error) {
      await this.postpone(email, error);
    }
    return undefined;
  }

  private async postpone(email: ClaimedEmail, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const isFinal = isFinalRefusal(error) || email.attempts >= MAX_ATTEMPTS;
    this.outcomes.increment({ outcome: isFinal ? 'undeliverable' : 'postponed' });
    if (isFinal) await this.emails.fail(email, reason);
    else await this.emails.postpone(email, reason, Math.min(15 * 2 ** (email.attempts - 1), 900));
    this.logger.warn(`E-mail ${email.id} (${email.template}) not sent: ${reason}`);
  }
}

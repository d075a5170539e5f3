import { toWireMoney } from '@common-roof/domain';
import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { PaymentEntered, PaymentVoided } from '#contexts/money/ledger/payments/payments.events.ts';
import { Breaker } from './breaker.ts';
import { TrackerPostDue } from './tracker.events.ts';
import { TrackerClient } from './tracker-client.ts';
import { type TrackedRow, TrackerRepository } from './tracker.repository.ts';

type Post = EventOf<typeof TrackerPostDue>;

const NOTE = { queue: 'recalculation', effect: 'transaction' } as const;
const MINUTE_MS = 60_000;
/** Minutes to wait after each failed attempt. After the last one, the service gives up. */
const WAITS = [1, 2, 5, 15, 60, 180, 360, 720, 1_440] as const;

/**
 * Reports payments to the operator's payment tracker if one is configured: ids and amounts, without names. Each report
 * is a row that commits with its payment, so nothing is lost while the tracker is down, and no payment waits for it.
 */
@Injectable()
export class PaymentTracker {
  private readonly logger = new Logger('payment-tracker');
  private readonly breaker = new Breaker();

  constructor(
    private readonly client: TrackerClient,
    private readonly posts: TrackerRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  @EventHandler(PaymentEntered, { id: 'note-for-tracker', ...NOTE })
  entered({ payment_id }: EventOf<typeof PaymentEntered>): Promise<void> {
    return this.track({ payment_id, what: 'entered' });
  }

  @EventHandler(PaymentVoided, { id: 'note-void-for-tracker', ...NOTE })
  voided({ payment_id }: EventOf<typeof PaymentVoided>): Promise<void> {
    return this.track({ payment_id, what: 'voided' });
  }

  @EventHandler(TrackerPostDue, { id: 'post-to-tracker', queue: 'tracker', effect: 'outside' })
  async post(post: Pick<Post, 'payment_id' | 'what'>): Promise<void> {
    const row = await this.posts.open(post);
    if (!row) return;
    const now = this.clock.now();
    const pause = this.breaker.pausedUntil(now);
    if (pause) return this.again(post, pause);
    const refusal = await this.client.post(keyOf(post), toBody(row));
    if (refusal === undefined) {
      this.breaker.succeeded();
      return this.posts.sent(post, this.clock.now());
    }
    this.breaker.failed(now);
    await this.failed(row, refusal);
  }

  private async track(post: Pick<Post, 'payment_id' | 'what'>): Promise<void> {
    if (!this.client.isSetUp) return;
    await this.posts.insert(post);
    await this.again(post, this.clock.now());
  }

  private async failed(row: TrackedRow, refusal: string): Promise<void> {
    const wait = WAITS[row.attempts];
    const now = this.clock.now();
    await this.posts.failed(row, refusal, wait === undefined ? now : null);
    if (wait !== undefined) return this.again(row, new Date(now.getTime() + wait * MINUTE_MS));
    this.logger.error(
      `The payment tracker was not told of ${row.payment_id} (${row.what}), and is not any more: ${refusal}.`,
    );
  }

  private again({ payment_id, what }: Pick<Post, 'payment_id' | 'what'>, at: Date): Promise<void> {
    const post = { payment_id, what };
    return this.scheduledEvents.schedule(TrackerPostDue, { key: keyOf(post), at, payload: post });
  }
}

const keyOf = ({ payment_id, what }: Pick<Post, 'payment_id' | 'what'>): string => `${payment_id}:${what}`;

const toBody = ({ payment_id, what, house_id, amount_minor, currency, paid_on, method, period }: TrackedRow) => ({
  payment_id,
  event: what,
  house_id,
  currency,
  paid_on,
  method,
  period,
  amount: toWireMoney(Number(amount_minor), currency),
});

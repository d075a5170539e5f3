import { createHash } from 'node:crypto';

import { ANSWER_KEPT_DAYS, keptSince } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import type { IdempotencyKeyEntity } from './idempotency-key.entity.ts';

export interface IdempotentRequest {
  readonly accountId: string;
  /** The Idempotency-Key header. */
  readonly key: string;
  readonly call: string;
  /** Path, query and body. */
  readonly input: unknown;
}

export interface IdempotentResponse {
  readonly answer: unknown;
  /** Whether this is the stored response of an earlier request. */
  readonly replayed: boolean;
}

type DoneRow = Pick<IdempotencyKeyEntity, 'call' | 'asked' | 'answer'>;

const RETRY_SECONDS = 1;

/**
 * Runs a request at most once for its key. Its rows and its stored response commit together, so neither a lost response
 * nor a crash can repeat it. A failed request leaves nothing and may be retried with the same key.
 */
@Injectable()
export class IdempotencyStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 while the same request is running, 422 if the key was used for another request */
  async run(
    { accountId, key, call, input }: IdempotentRequest,
    work: () => Promise<unknown>,
  ): Promise<IdempotentResponse> {
    const asked = createHash('sha256').update(JSON.stringify(input)).digest();
    return this.database.transaction(async () => {
      await this.lockKey(accountId, key);
      const [done] = await this.database.query<DoneRow>(
        'SELECT call, asked, answer FROM done_once WHERE account_id = $1 AND key = $2',
        [accountId, key],
      );
      if (done) {
        if (done.call === call && asked.equals(done.asked)) return { answer: done.answer ?? undefined, replayed: true };
        throw unacceptable('Idempotency-Key', 'This key was used for something else.');
      }
      const answer = await work();
      await this.database.query(
        'INSERT INTO done_once (account_id, key, call, asked, answer) VALUES ($1, $2, $3, $4, $5)',
        [accountId, key, call, asked, answer === undefined ? null : JSON.stringify(answer)],
      );
      return { answer, replayed: false };
    });
  }

  /** Locks the key until the transaction ends. @throws 409 while another request holds it */
  private async lockKey(accountId: string, key: string): Promise<void> {
    const [row] = await this.database.query<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free',
      [`once:${accountId}:${key}`],
    );
    if (row?.free === true) return;
    throw new DomainError('conflict', { detail: 'This is already in progress.', retryAfter: RETRY_SECONDS });
  }

  @EventHandler(HourPassed, { id: 'forget-old-keys', queue: 'recalculation', effect: 'transaction' })
  async deleteExpired(): Promise<void> {
    await this.database.execute('DELETE FROM done_once WHERE created_at < $1', [
      keptSince(this.clock.now(), ANSWER_KEPT_DAYS),
    ]);
  }
}

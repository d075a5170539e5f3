import { createHash } from 'node:crypto';

import { ANSWER_KEPT_DAYS, keptSince } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { OnEvent } from '../events/on-event.ts';
import { DomainError, unacceptable } from '../http/domain-error.ts';
import { HourPassed } from '../schedule/recurring.ts';
import type { DoneOnceEntity } from './done-once.entity.ts';

export interface Asked {
  readonly accountId: string;
  /** Chosen by the caller. */
  readonly key: string;
  readonly call: string;
  /** Everything that is asked for. */
  readonly input: unknown;
}

export interface Answered {
  readonly answer: unknown;
  /** It had been done before, and this is what was said then. */
  readonly replayed: boolean;
}

type DoneRow = Pick<DoneOnceEntity, 'call' | 'asked' | 'answer'>;

const RETRY_SECONDS = 1;

/**
 * Does something once a key, however often it is asked for: what is done and what was answered commit together, so neither a
 * lost answer nor a crash can double it. What fails leaves nothing, and may be tried again with the same key.
 */
@Injectable()
export class Once {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 while the same is under way, 422 where the key was used for something else */
  async do({ accountId, key, call, input }: Asked, work: () => Promise<unknown>): Promise<Answered> {
    const asked = createHash('sha256').update(JSON.stringify(input)).digest();
    return this.database.transaction(async () => {
      await this.enter(accountId, key);
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

  /** Held until the transaction ends. */
  private async enter(accountId: string, key: string): Promise<void> {
    const [row] = await this.database.query<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free',
      [`once:${accountId}:${key}`],
    );
    if (row?.free === true) return;
    throw new DomainError('conflict', { detail: 'The same is under way already.', retryAfter: RETRY_SECONDS });
  }

  @OnEvent(HourPassed, { id: 'forget-old-keys', queue: 'recalculation', effect: 'transaction' })
  async forgetOld(): Promise<void> {
    await this.database.execute('DELETE FROM done_once WHERE created_at < $1', [
      keptSince(this.clock.now(), ANSWER_KEPT_DAYS),
    ]);
  }
}

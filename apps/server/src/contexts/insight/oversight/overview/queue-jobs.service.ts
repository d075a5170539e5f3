import type { CallResponse, JobState, listQueueJobs, QueueName } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { Queues } from '#kernel/jobs/queues.ts';

/** Maximum number of jobs listed. The rest is shown as a number. */
const MOST = 50;
const RETRY_SECONDS = 10;

/** Lists the jobs in the queues. For admins only: the controller checks the role. */
@Injectable()
export class QueueJobsService {
  constructor(
    private readonly queues: Queues,
    private readonly database: Database,
  ) {}

  /** @throws 503 while Redis doesn't answer */
  async list(name: QueueName, state: JobState): Promise<CallResponse<typeof listQueueJobs>> {
    const { jobs, total } = await this.queues.peek(name, state, MOST).catch(() => {
      throw new DomainError('unavailable', {
        detail: 'The queues cannot be read at the moment. Nothing is lost: what waits is kept in the database.',
        retryAfter: RETRY_SECONDS,
      });
    });
    const kinds = await this.kindsOf(jobs.map(({ eventId }) => eventId));
    return {
      items: jobs.map(({ eventId, handler, tries, addedAt, nextTryAt, lastError }) => ({
        event_id: eventId,
        handler,
        kind: kinds.get(eventId) ?? null,
        tries,
        added_at: toTimestamp(addedAt),
        next_try_at: nextTryAt && toTimestamp(nextTryAt),
        last_error: lastError,
      })),
      total,
    };
  }

  private async kindsOf(eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ id: string; type: string }>(
      'SELECT id, type FROM outbox WHERE id = ANY($1)',
      [eventIds],
    );
    return new Map(rows.map(({ id, type }) => [id, type]));
  }
}

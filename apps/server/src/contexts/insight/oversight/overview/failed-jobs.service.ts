import type { FailedJob, listFailedJobs, Page, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { toTimestamp } from '#kernel/database/naming.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { DeadLetters } from '#kernel/jobs/dead-letters.ts';

/** Lists jobs that workers gave up on and retries them. For admins only: the controller checks the role. */
@Injectable()
export class FailedJobsService {
  constructor(private readonly letters: DeadLetters) {}

  async list(query: ParsedInput<typeof listFailedJobs>['query']): Promise<Page<FailedJob>> {
    return toPage(await this.letters.list(query), ({ event_id, handler, type, reason, buried_at: buriedAt }) => ({
      event_id,
      handler,
      kind: type,
      reason,
      failed_at: toTimestamp(buriedAt),
    }));
  }

  /** @throws 404 for a job that hasn't failed, or that is already being retried */
  async retry(eventId: string, handler: string): Promise<void> {
    if (!(await this.letters.retry(eventId, handler))) throw notFound();
  }

  async retryAll(): Promise<{ count: number }> {
    return { count: await this.letters.retryAll() };
  }
}

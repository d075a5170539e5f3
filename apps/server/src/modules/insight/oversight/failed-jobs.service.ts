import type { FailedJob, listFailedJobs, Page, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { toTimestamp } from '../../../platform/database/naming.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import { toPage } from '../../../platform/http/page.ts';
import { DeadLetters } from '../../../platform/queue/dead-letters.ts';

/** What workers gave up on, and another try. For admins, whose role the controller demands. */
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

  /** @throws 404 for one that nobody gave up on, or that is tried again already */
  async retry(eventId: string, handler: string): Promise<void> {
    if (!(await this.letters.retry(eventId, handler))) throw notFound();
  }

  async retryAll(): Promise<{ count: number }> {
    return { count: await this.letters.retryAll() };
  }
}

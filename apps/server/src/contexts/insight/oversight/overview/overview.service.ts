import type { Overview } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Queues } from '#kernel/jobs/queues.ts';
import { Presence } from '#kernel/realtime/presence.ts';
import { ApplicationsReadModel } from '#contexts/housing/houses/index.ts';
import { IS_LISTED_PERSON } from '#contexts/identity/accounts/index.ts';
import { ReadAppealsService } from '#contexts/living/chores/index.ts';
import { ReadMessagesService } from '#contexts/living/chat/index.ts';

/**
 * Builds an admin's start page. People are counted as the lists show them, and waiting items as their own pages count
 * them. A queue that doesn't answer shows as empty, because the outbox tells what waits.
 */
@Injectable()
export class OverviewService {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly presence: Presence,
    private readonly messages: ReadMessagesService,
    private readonly applications: ApplicationsReadModel,
    private readonly appeals: ReadAppealsService,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Overview> {
    const midnight = new Date(this.clock.now());
    midnight.setUTCHours(0, 0, 0, 0);
    const [[row], queues, online, messagesToday, applications, appeals] = await Promise.all([
      this.database.query<Record<string, number>>(
        `SELECT (SELECT count(*)::int FROM houses WHERE state <> 'archived' AND NOT is_sample) AS houses,
                (SELECT count(*)::int FROM accounts a WHERE a.account_type = 'roomie' AND ${IS_LISTED_PERSON}) AS roomies,
                (SELECT count(*)::int FROM accounts a WHERE a.account_type = 'homeowner' AND ${IS_LISTED_PERSON}) AS homeowners,
                (SELECT count(*)::int FROM accounts a WHERE a.account_type = 'neatkeeper' AND ${IS_LISTED_PERSON})
                  AS neatkeepers,
                (SELECT count(*)::int FROM outbox WHERE published_at IS NULL) AS outbox_waiting,
                (SELECT count(*)::int FROM dead_letter) AS dead_letters`,
      ),
      Promise.all(this.queues.list().map((queue) => this.health(queue))),
      this.presence.countOnline(),
      this.messages.countSince(midnight),
      this.applications.countPending(),
      this.appeals.countForAdmins(),
    ]);
    const count = (name: string): number => row?.[name] ?? 0;
    return {
      counts: {
        houses: count('houses'),
        roomies: count('roomies'),
        homeowners: count('homeowners'),
        neatkeepers: count('neatkeepers'),
        messages_today: messagesToday,
        online,
      },
      waiting: { applications, appeals },
      queues,
      outbox_waiting: count('outbox_waiting'),
      dead_letters: count('dead_letters'),
    };
  }

  private async health(queue: ReturnType<Queues['list']>[number]): Promise<Overview['queues'][number]> {
    const counts: Record<string, number> = await queue
      .getJobCounts('waiting', 'active', 'delayed', 'failed')
      .catch(() => ({}));
    return {
      name: queue.name,
      waiting: counts['waiting'] ?? 0,
      active: counts['active'] ?? 0,
      delayed: counts['delayed'] ?? 0,
      failed: counts['failed'] ?? 0,
    };
  }
}

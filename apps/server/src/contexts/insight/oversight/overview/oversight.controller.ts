import type {
  CallResponse,
  FailedEmail,
  FailedJob,
  Health,
  Overview,
  Page,
  ParsedInput,
  PersonRecord,
} from '@common-roof/contracts';
import {
  getHealth,
  getOverview,
  listFailedEmails,
  listFailedJobs,
  listQueueJobs,
  readPerson,
  retryEmail,
  retryFailedEmails,
  retryFailedJob,
  retryFailedJobs,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Unaudited } from '#kernel/http/unaudited.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { FailedEmailsService } from '#kernel/mail/failed-emails.service.ts';
import { FailedJobsService } from './failed-jobs.service.ts';
import { HealthService } from './health.service.ts';
import { OverviewService } from './overview.service.ts';
import { PersonRecordService } from './person-record.service.ts';
import { QueueJobsService } from './queue-jobs.service.ts';

@Controller()
export class OversightController {
  constructor(
    private readonly overview: OverviewService,
    private readonly people: PersonRecordService,
    private readonly health: HealthService,
    private readonly emails: FailedEmailsService,
    private readonly jobs: FailedJobsService,
    private readonly queues: QueueJobsService,
  ) {}

  @Serves(getOverview)
  @Roles('admin')
  @Unaudited('counts')
  getOverview(): Promise<Overview> {
    return this.overview.get();
  }

  @Serves(readPerson)
  @Roles('admin')
  getPerson(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof readPerson>,
    @Origin() origin: RequestOrigin,
  ): Promise<PersonRecord> {
    return this.people.read(actor, params.id, origin);
  }

  @Serves(getHealth)
  @Roles('admin')
  @Unaudited('counts')
  getHealth(@Input() { query }: ParsedInput<typeof getHealth>): Promise<Health> {
    return this.health.get(query.span);
  }

  @Serves(listQueueJobs)
  @Roles('admin')
  @Unaudited('ids and the names of events')
  queueJobs(
    @Input() { params, query }: ParsedInput<typeof listQueueJobs>,
  ): Promise<CallResponse<typeof listQueueJobs>> {
    return this.queues.list(params.name, query.state);
  }

  @Serves(listFailedJobs)
  @Roles('admin')
  @Unaudited('ids and the names of events')
  failedJobs(@Input() { query }: ParsedInput<typeof listFailedJobs>): Promise<Page<FailedJob>> {
    return this.jobs.list(query);
  }

  @Serves(retryFailedJob)
  @Roles('admin')
  async retryJob(@Input() { params }: ParsedInput<typeof retryFailedJob>): Promise<{ message: string }> {
    await this.jobs.retry(params.event_id, params.handler);
    return { message: 'It is tried again.' };
  }

  @Serves(retryFailedJobs)
  @Roles('admin')
  retryJobs(): Promise<{ count: number }> {
    return this.jobs.retryAll();
  }

  @Serves(listFailedEmails)
  @Roles('admin')
  failedEmails(@Input() { query }: ParsedInput<typeof listFailedEmails>): Promise<Page<FailedEmail>> {
    return this.emails.list(query);
  }

  @Serves(retryEmail)
  @Roles('admin')
  async retry(@Input() { params }: ParsedInput<typeof retryEmail>): Promise<{ message: string }> {
    await this.emails.retry(params.id);
    return { message: 'It is tried again.' };
  }

  @Serves(retryFailedEmails)
  @Roles('admin')
  retryAll(): Promise<{ count: number }> {
    return this.emails.retryAll();
  }
}

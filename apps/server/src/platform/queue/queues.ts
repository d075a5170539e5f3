import type { JobState } from '@common-roof/contracts';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, type JobsOptions, Queue } from 'bullmq';

import { Config } from '../config/config.ts';
import { QUEUES, type QueueName } from '../events/event-handler.ts';
import { RedisConnections } from '../redis/redis.ts';

/** What a job says: which event, for which handler. The event itself stays in the database. */
export interface EventJob {
  readonly eventId: string;
  readonly handler: string;
}

/** Adding a job happens inside an open transaction, so it must not wait long. */
const COMMAND_MS = 4_000;

export const MAX_ATTEMPTS = 8;

const jobOptions = (backoffMs: number): JobsOptions => ({
  attempts: MAX_ATTEMPTS,
  backoff: { type: 'exponential', delay: backoffMs },
  removeOnComplete: { count: 1_000 },
  // What was given up is a row, a dead letter; the job that failed is of no use beside it.
  removeOnFail: { age: 24 * 3_600, count: 1_000 },
});

/** BullMQ refuses ids with a colon and ids of digits only. */
export const jobId = (eventId: string, handler: string): string => `ob-${eventId}-${handler}`;

/** A job as it stands in a queue. */
export interface QueuedJob extends EventJob {
  /** How often it was tried. */
  readonly tries: number;
  readonly addedAt: Date;
  /** null: as soon as there is room */
  readonly nextTryAt: Date | null;
  readonly lastError: string | null;
}

const toQueuedJob = ({
  data,
  attemptsMade,
  timestamp,
  processedOn,
  delay,
  failedReason,
}: Job<EventJob>): QueuedJob => ({
  ...data,
  tries: attemptsMade,
  addedAt: new Date(timestamp),
  nextTryAt: delay > 0 ? new Date((processedOn ?? timestamp) + delay) : null,
  lastError: attemptsMade === 0 ? null : failedReason,
});

/** The producing side of every queue. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues: ReadonlyMap<QueueName, Queue>;

  constructor(redis: RedisConnections, config: Config) {
    const defaultJobOptions = jobOptions(config.env.QUEUE_BACKOFF_MS);
    const connection = redis.connect('queues', {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      commandTimeout: COMMAND_MS,
    });
    this.queues = new Map(QUEUES.map((name) => [name, new Queue(name, { connection, defaultJobOptions })]));
    for (const queue of this.queues.values()) queue.on('error', () => undefined); // the connection logs it already
  }

  list(): readonly Queue[] {
    return [...this.queues.values()];
  }

  /** Whether Redis does. */
  answer(): Promise<boolean> {
    return this.countIn(this.list().slice(0, 1)).then(
      () => true,
      () => false,
    );
  }

  /** Jobs that wait for a worker; 0 where the queues cannot be asked. */
  countWaiting(): Promise<number> {
    return this.countIn(this.list()).catch(() => 0);
  }

  private async countIn(queues: readonly Queue[]): Promise<number> {
    const counts = await Promise.all(queues.map((queue) => queue.getJobCountByTypes('waiting', 'delayed')));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Adds jobs; one that is already there, in whatever state, stays as it is. */
  async enqueue(name: QueueName, jobs: readonly EventJob[]): Promise<void> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`There is no queue "${name}".`);
    await queue.addBulk(
      jobs.map((job) => ({ name: job.handler, data: job, opts: { jobId: jobId(job.eventId, job.handler) } })),
    );
  }

  /** Adds a job whose effect is missing. One that failed for good is forgotten first, or its id would bar the new one. */
  async addAgain(name: QueueName, job: EventJob): Promise<void> {
    const queue = this.queues.get(name);
    const failed = await queue?.getJob(jobId(job.eventId, job.handler));
    if (failed && (await failed.isFailed())) await failed.remove();
    await this.enqueue(name, [job]);
  }

  /** Those of one state whose turn is next, and how many there are of it in all. */
  async peek(name: QueueName, state: JobState, most: number): Promise<{ jobs: readonly QueuedJob[]; total: number }> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`There is no queue "${name}".`);
    const [jobs, total] = await Promise.all([
      queue.getJobs([state], 0, most - 1, true),
      queue.getJobCountByTypes(state),
    ]);
    // A job that has finished since is null.
    return { jobs: (jobs as (Job<EventJob> | null)[]).flatMap((job) => (job ? [toQueuedJob(job)] : [])), total };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.list().map((queue) => queue.close().catch(() => undefined)));
  }
}

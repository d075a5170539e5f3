import { JOB_STATES, type JobState } from '@common-roof/contracts';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, type JobsOptions, Queue } from 'bullmq';

import { Config } from '#kernel/config/config.ts';
import { QUEUES, type QueueName } from '#kernel/events/event-handler.ts';
import { RedisConnections } from '#kernel/redis/redis.ts';

/** The content of a job: an event and a handler. The event itself remains in the database. */
export interface EventJob {
  readonly eventId: string;
  readonly handler: string;
}

/** A job is added inside an open transaction, so this must not wait long. */
const COMMAND_MS = 4_000;

export const MAX_ATTEMPTS = 8;
const KEEP_FAILED = 1_000;

const jobOptions = (backoffMs: number): JobsOptions => ({
  attempts: MAX_ATTEMPTS,
  backoff: { type: 'exponential', delay: backoffMs },
  removeOnComplete: { count: 1_000 },
  // A given-up job has a row, its dead letter, so the failed job isn't needed.
  removeOnFail: { age: 24 * 3_600, count: KEEP_FAILED },
});

/** BullMQ refuses ids with a colon and ids of digits only. */
export const jobId = (eventId: string, handler: string): string => `ob-${eventId}-${handler}`;

/** A job in its queue. */
export interface QueuedJob extends EventJob {
  /** Number of tries so far. */
  readonly tries: number;
  readonly addedAt: Date;
  /** Null for as soon as a worker is free. */
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
    for (const queue of this.queues.values()) queue.on('error', () => undefined); // The connection logs it.
  }

  list(): readonly Queue[] {
    return [...this.queues.values()];
  }

  /** Returns whether Redis answers. */
  answer(): Promise<boolean> {
    return this.countIn(this.list().slice(0, 1)).then(
      () => true,
      () => false,
    );
  }

  /** Returns how many jobs wait for a worker, or 0 when the queues can't be asked. */
  countWaiting(): Promise<number> {
    return this.countIn(this.list()).catch(() => 0);
  }

  /** Returns how many jobs each queue has in each state. @throws when Redis doesn't answer */
  async countByState(): Promise<readonly { queue: QueueName; state: JobState; jobs: number }[]> {
    const counts = await Promise.all(
      [...this.queues].map(async ([name, queue]) => [name, await queue.getJobCounts(...JOB_STATES)] as const),
    );
    return counts.flatMap(([queue, jobs]) => JOB_STATES.map((state) => ({ queue, state, jobs: jobs[state] ?? 0 })));
  }

  private async countIn(queues: readonly Queue[]): Promise<number> {
    const counts = await Promise.all(queues.map((queue) => queue.getJobCountByTypes('waiting', 'delayed')));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Adds jobs. One that already exists, in any state, doesn't change. */
  async enqueue(name: QueueName, jobs: readonly EventJob[]): Promise<void> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`There is no queue "${name}".`);
    await queue.addBulk(
      jobs.map((job) => ({ name: job.handler, data: job, opts: { jobId: jobId(job.eventId, job.handler) } })),
    );
  }

  /** Adds jobs whose effect is missing. Failed ones are removed first, because their ids would block the new ones. */
  async addAgain(name: QueueName, jobs: readonly EventJob[]): Promise<void> {
    const queue = this.queues.get(name);
    if (!queue || jobs.length === 0) return;
    const failed = new Set(await queue.getRanges(['failed'], 0, KEEP_FAILED - 1));
    for (const id of jobs.map((job) => jobId(job.eventId, job.handler))) if (failed.has(id)) await queue.remove(id);
    await this.enqueue(name, jobs);
  }

  /** Returns the next jobs in a state, and how many there are in total. */
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

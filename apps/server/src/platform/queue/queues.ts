import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type JobsOptions, Queue } from 'bullmq';

import { Config } from '../config/config.ts';
import { QUEUES, type QueueName } from '../events/on-event.ts';
import { RedisConnections } from '../redis/redis.ts';

/** What a job says: which event, for which handler. The event itself stays in the database. */
export interface EventJob {
  readonly eventId: string;
  readonly handler: string;
}

/** Whoever adds a job holds a transaction open. */
const COMMAND_MS = 4_000;

export const MAX_ATTEMPTS = 8;

const jobOptions = (backoffMs: number): JobsOptions => ({
  attempts: MAX_ATTEMPTS,
  backoff: { type: 'exponential', delay: backoffMs },
  removeOnComplete: { count: 1_000 },
  // A dead letter is a row; the failed job is kept a while for the queue board only.
  removeOnFail: { age: 7 * 24 * 3_600, count: 5_000 },
});

/** BullMQ refuses ids with a colon and ids of digits only. */
export const jobId = (eventId: string, handler: string): string => `ob-${eventId}-${handler}`;

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

  all(): readonly Queue[] {
    return [...this.queues.values()];
  }

  /** Adds jobs; one that is already there, in whatever state, stays as it is. */
  async add(name: QueueName, jobs: readonly EventJob[]): Promise<void> {
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
    await this.add(name, [job]);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all().map((queue) => queue.close().catch(() => undefined)));
  }
}

import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job, Worker } from 'bullmq';

import { QUEUES } from '#kernel/events/event-handler.ts';
import { RedisConnections } from '#kernel/redis/redis.ts';
import { EventRunner } from './event-runner.ts';
import { JobMetrics } from './job-metrics.ts';
import { type EventJob, MAX_ATTEMPTS } from './queues.ts';

const CONCURRENCY = 5;
/** A killed worker's job is taken over within lock + check. */
const LOCK_MS = 10_000;
const STALL_CHECK_MS = 5_000;
/** The record of processed events makes a takeover harmless, so a job may be taken over often. */
const MAX_STALLS = 10;

/** Consumes every queue. */
@Injectable()
export class Workers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('workers');
  private workers: Worker<EventJob>[] = [];

  constructor(
    private readonly redis: RedisConnections,
    private readonly runner: EventRunner,
    private readonly metrics: JobMetrics,
  ) {}

  onApplicationBootstrap(): void {
    this.workers = QUEUES.map((name) => {
      const run = ({ data, attemptsMade }: Job<EventJob>): Promise<void> =>
        this.metrics.measure(name, data.handler, attemptsMade, () => this.runner.run(data));
      const worker = new Worker<EventJob>(name, run, {
        connection: this.redis.connect(`worker-${name}`),
        concurrency: CONCURRENCY,
        lockDuration: LOCK_MS,
        stalledInterval: STALL_CHECK_MS,
        maxStalledCount: MAX_STALLS,
      });
      worker.on('error', () => undefined); // the connection's own listener logs it, at a bounded rate
      worker.on('failed', (job, error) => void this.onFailed(job, error));
      return worker;
    });
  }

  /** Lets running jobs finish. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async onFailed(job: Job<EventJob> | undefined, error: Error): Promise<void> {
    if (!job) return;
    const { handler, eventId } = job.data;
    const final = job.attemptsMade >= MAX_ATTEMPTS;
    this.logger[final ? 'error' : 'warn'](
      `${handler} failed for event ${eventId} (attempt ${String(job.attemptsMade)} of ${String(MAX_ATTEMPTS)}): ${error.message}`,
    );
    if (final) await this.runner.bury(job.data, error.message).catch(() => undefined);
  }
}

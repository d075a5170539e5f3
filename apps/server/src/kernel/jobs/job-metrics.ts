import { Injectable } from '@nestjs/common';

import type { QueueName } from '#kernel/events/event-handler.ts';
import { type Counter, Metrics, type Timer } from '#kernel/metrics/metrics.ts';
import { loopStates, type LoopState } from './polling-loop.ts';
import { MAX_ATTEMPTS } from './queues.ts';

/** Counts the jobs and the rounds of loops of this process. */
@Injectable()
export class JobMetrics {
  private readonly jobs: Counter<'queue' | 'handler' | 'outcome'>;
  private readonly spent: Counter<'queue' | 'handler'>;
  private readonly seconds: Timer<'queue'>;

  constructor(metrics: Metrics) {
    this.jobs = metrics.counter({
      name: 'jobs_total',
      help: 'Attempts to handle an event: done, failed to be tried again, or given_up',
      labels: ['queue', 'handler', 'outcome'],
    });
    this.spent = metrics.counter({
      name: 'job_seconds_total',
      help: 'Time spent on jobs, by handler',
      labels: ['queue', 'handler'],
    });
    this.seconds = metrics.timer({ name: 'job_duration_seconds', help: 'Time of one attempt', labels: ['queue'] });
    const ofLoops = (value: (state: LoopState) => number) => () =>
      loopStates().map((state) => ({ labels: { loop: state.name }, value: value(state) }));
    const labels = ['loop'] as const;
    metrics.total(
      { name: 'loop_rounds_total', help: 'Rounds of a loop that ended', labels },
      ofLoops(({ rounds }) => rounds),
    );
    metrics.total(
      { name: 'loop_failures_total', help: 'Rounds of a loop that failed', labels },
      ofLoops(({ failures }) => failures),
    );
    metrics.gauge(
      { name: 'loop_idle_seconds', help: 'Time since a loop last ended a round or reported progress', labels },
      ofLoops(({ idleSeconds }) => idleSeconds),
    );
  }

  /** Runs an attempt. @param tried how many attempts came before it */
  async measure(queue: QueueName, handler: string, tried: number, attempt: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    let outcome = 'done';
    try {
      await attempt();
    } catch (error) {
      outcome = tried + 1 >= MAX_ATTEMPTS ? 'given_up' : 'failed';
      throw error;
    } finally {
      const seconds = (performance.now() - begun) / 1_000;
      this.jobs.increment({ queue, handler, outcome });
      this.spent.increment({ queue, handler }, seconds);
      this.seconds.observe({ queue }, seconds);
    }
  }
}

import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { PollingLoop } from '#kernel/jobs/polling-loop.ts';
import { Queues } from '#kernel/jobs/queues.ts';
import { Presence } from '#kernel/realtime/presence.ts';
import { HealthSamplesRepository } from './health-samples.repository.ts';

/** Shorter than the interval of the samples, so that another worker fills in when one stops between two samples. */
const LOOK_MS = 60_000;

/**
 * Samples the state of the product every five minutes. It is a loop of its own rather than an event, because it has to
 * keep running when events no longer get through.
 */
@Injectable()
export class HealthSampler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new PollingLoop('health', LOOK_MS, () => this.sample());

  constructor(
    private readonly samples: HealthSamplesRepository,
    private readonly queues: Queues,
    private readonly presence: Presence,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  async sample(): Promise<void> {
    const [jobsWaiting, online] = await Promise.all([this.queues.countWaiting(), this.presence.countOnline()]);
    await this.samples.insertSample(this.clock.now(), { jobsWaiting, online });
  }
}

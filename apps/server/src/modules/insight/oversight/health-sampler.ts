import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { PollingLoop } from '../../../platform/queue/polling-loop.ts';
import { Queues } from '../../../platform/queue/queues.ts';
import { Presence } from '../../../platform/realtime/presence.ts';
import { HealthSamplesRepository } from './health-samples.repository.ts';

/** More often than a sample is due, so that a worker that stops between two leaves no gap to another one. */
const LOOK_MS = 60_000;

/**
 * Takes a sample of how the product is, every five minutes. A loop of its own and no event: it has to go on where
 * events no longer get through.
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

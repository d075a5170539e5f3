import { Injectable } from '@nestjs/common';

import { Announcer } from '#contexts/living/chat/index.ts';
import type { RegisteredHandler } from '#kernel/events/handler-registry.ts';
import { EventDrain } from '#kernel/jobs/event-drain.ts';

/** Handles the events of the demonstration, as the worker would have at the time. */
@Injectable()
export class DemoEvents {
  constructor(
    private readonly events: EventDrain,
    private readonly announcer: Announcer,
  ) {}

  /** The worker prints documents later, and live updates would reach nobody: no one is signed in yet. */
  async handle(): Promise<void> {
    await this.events.drain({
      isLater: ({ queue }) => queue === 'integration',
      isPast: (handler) => this.isPast(handler),
    });
  }

  protected isPast({ queue }: RegisteredHandler): boolean {
    return queue === 'realtime';
  }

  /** Handles everything, including messages that were not announced yet. */
  async handleAll(): Promise<void> {
    while ((await this.announcer.announce()) > 0) await this.handle();
    await this.handle();
  }
}

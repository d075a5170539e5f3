import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { Loop } from './loop.ts';

/**
 * Something that a worker looks after by the clock, from its start to its end. What is due stands in rows: several
 * workers may look at once, and after a crash the next look finds it.
 */
@Injectable()
export abstract class Sweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: Loop;

  protected constructor(name: string, everySeconds: number) {
    this.loop = new Loop(name, everySeconds * 1_000, () => this.sweep());
  }

  /** One look. @returns how much was due */
  abstract sweep(): Promise<number>;

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Before: in the shutdown itself, connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }
}

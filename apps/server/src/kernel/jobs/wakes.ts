import { Injectable } from '@nestjs/common';

/** Who is woken on which channel of the database; the relay, which has a connection of its own, listens for all of them. */
@Injectable()
export class Wakes {
  private readonly sleepers = new Map<string, () => void>();

  /** Said before the process has started. */
  onWake(channel: string, wake: () => void): void {
    this.sleepers.set(channel, wake);
  }

  get channels(): readonly string[] {
    return [...this.sleepers.keys()];
  }

  wake(channel: string): void {
    this.sleepers.get(channel)?.();
  }
}

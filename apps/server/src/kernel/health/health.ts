import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/**
 * Reports readiness: whether the process can answer requests. Redis isn't required, because writes are answered without
 * it.
 */
@Injectable()
export class Health {
  private draining = false;

  constructor(private readonly database: Database) {}

  /** Tells the balancer to send no more requests. */
  drain(): void {
    this.draining = true;
  }

  async isReady(): Promise<boolean> {
    if (this.draining) return false;
    return this.database.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}

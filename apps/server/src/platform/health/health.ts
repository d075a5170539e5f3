import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.ts';

/** Ready means: can answer requests. Redis is not part of it, since writes are answered without it. */
@Injectable()
export class Health {
  private draining = false;

  constructor(private readonly database: Database) {}

  /** From now on the balancer should send nobody here. */
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

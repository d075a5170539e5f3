import { Injectable } from '@nestjs/common';

/** The only source of "now" in the code; expiry that is compared with rows uses the database's `now()` instead. */
@Injectable()
export class Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** From now on the clock is so far ahead of this machine's, or behind where that is negative. */
  correct(aheadMs: number): void {
    this.aheadMs = aheadMs;
  }
}

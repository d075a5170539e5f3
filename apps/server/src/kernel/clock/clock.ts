import { Injectable } from '@nestjs/common';

/** The only source of "now" in the code; expiry that is compared with rows uses the database's `now()` instead. */
@Injectable()
export class Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Sets how far the clock is ahead of this machine's, in milliseconds; negative when it is behind. */
  correct(aheadMs: number): void {
    this.aheadMs = aheadMs;
  }
}

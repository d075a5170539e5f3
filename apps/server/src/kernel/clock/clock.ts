import { AsyncLocalStorage } from 'node:async_hooks';

import { Injectable } from '@nestjs/common';

/** The only source of "now" in the code; expiry that is compared with rows uses the database's `now()` instead. */
@Injectable()
export class Clock {
  private aheadMs = 0;
  private readonly moments = new AsyncLocalStorage<Date>();

  now(): Date {
    return this.moments.getStore() ?? this.current();
  }

  /** Runs `work` as if it were that moment; what runs beside it keeps its own time. */
  runAt<Result>(moment: Date, work: () => Promise<Result>): Promise<Result> {
    return this.moments.run(moment, work);
  }

  /** Sets how far the clock is ahead of this machine's, in milliseconds; negative when it is behind. */
  correct(aheadMs: number): void {
    this.aheadMs = aheadMs;
  }

  protected current(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

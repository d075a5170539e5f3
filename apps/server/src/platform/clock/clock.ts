import { Injectable } from '@nestjs/common';

/** The only source of "now" in the code; expiry that is compared with rows uses the database's `now()` instead. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

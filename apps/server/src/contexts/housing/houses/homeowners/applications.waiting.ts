import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

/** Homeowner applications without an answer. */
@AsksPeople()
@Injectable()
export class ApplicationsWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('application_to_decide', ['admin'], () =>
      this.database.query<{ id: string; about: string }>(
        `SELECT id, first_name || ' ' || last_name AS about FROM homeowner_applications
          WHERE state = 'pending' AND email_confirmed_at IS NOT NULL ORDER BY email_confirmed_at, id LIMIT 200`,
      ),
    ),
  ];
}

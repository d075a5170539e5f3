import { APPLICATION_KEPT_DAYS, keptSince, UNCONFIRMED_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';

const BATCH = 500;

/** Applications of homeowners: kept while undecided, and a while longer. */
@DeclaresPersonalData()
@Injectable()
export class ApplicationsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly database: Database,
    private readonly register: PersonalData,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('homeowner_applications', {
      export: {
        application: ({ id, newest }) =>
          this.database.query(
            `SELECT email, first_name, last_name, phone, city, houses, message, created_at, decided_at
               FROM homeowner_applications WHERE homeowner_id = $1 ORDER BY id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.forgetThose('homeowner_id = $1', [id]),
      forgetStranger: (id) => this.database.execute('DELETE FROM homeowner_applications WHERE id = $1', [id]),
      periods: [
        { days: APPLICATION_KEPT_DAYS, after: 'an admin decided', job: 'forget-old-applications' },
        {
          of: 'forms whose address nobody confirmed',
          days: UNCONFIRMED_KEPT_DAYS,
          after: 'they were sent',
          job: 'forget-old-applications',
        },
      ],
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-old-applications', queue: 'recalculation', effect: 'transaction' })
  forgetOld(): Promise<void> {
    const now = this.clock.now();
    return this.forgetThose(
      `decided_at < $1 OR (email_confirmed_at IS NULL AND state = 'pending' AND created_at < $2)`,
      [keptSince(now, APPLICATION_KEPT_DAYS), keptSince(now, UNCONFIRMED_KEPT_DAYS)],
    );
  }

  private async forgetThose(which: string, values: unknown[]): Promise<void> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM homeowner_applications WHERE ${which} ORDER BY id LIMIT ${String(BATCH)}`,
      values,
    );
    await this.register.forgetStrangers(rows.map(({ id }) => id));
  }
}

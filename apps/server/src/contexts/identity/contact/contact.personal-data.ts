import { keptSince, LETTER_KEPT_DAYS } from '@common-roof/domain';
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

@DeclaresPersonalData()
@Injectable()
export class ContactPersonalData implements PersonalDataProvider {
  constructor(
    private readonly database: Database,
    private readonly register: PersonalData,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('contact_messages', {
      forgetStranger: (id) => this.database.execute('DELETE FROM contact_messages WHERE id = $1', [id]),
      periods: [{ days: LETTER_KEPT_DAYS, after: 'it came', job: 'forget-old-letters' }],
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-old-letters', queue: 'recalculation', effect: 'transaction' })
  async forgetOld(): Promise<void> {
    const old = await this.database.query<{ id: string }>(
      `SELECT id FROM contact_messages WHERE created_at < $1 ORDER BY created_at LIMIT ${String(BATCH)}`,
      [keptSince(this.clock.now(), LETTER_KEPT_DAYS)],
    );
    await this.register.forgetStrangers(old.map(({ id }) => id));
  }
}

import { keptSince, OFFER_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  type PersonalDataProvider,
  personalData,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';

const BATCH = 500;

/** Signed leases are kept, even when no tenancy followed. */
const NOT_SIGNED = `NOT EXISTS (
  SELECT 1 FROM agreements a WHERE a.prospect_id = prospects.id AND a.signed_at IS NOT NULL)`;

/** Prospects, and the terms that they were offered. */
@DeclaresPersonalData()
@Injectable()
export class ProspectsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly database: Database,
    private readonly register: PersonalData,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    noPersonalData('signing_codes', 'codes of offers, by id'),
    personalData('prospects', {
      export: {
        offers: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, r.name AS room, to_char(p.starts_on, 'YYYY-MM-DD') AS starts_on, p.rent_minor, p.rent_period,
                    p.deposit_minor, p.note, p.state, p.created_at
               FROM prospects p JOIN houses h ON h.id = p.house_id JOIN rooms r ON r.id = p.room_id
              WHERE p.homeowner_id = $1 ORDER BY p.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.forgetThose('homeowner_id = $1', id, null),
      forgetStranger: (id) => this.database.execute(`DELETE FROM prospects WHERE id = $1 AND ${NOT_SIGNED}`, [id]),
      periods: [
        {
          of: 'offers that nobody signed',
          days: OFFER_KEPT_DAYS,
          after: 'it could last have been accepted',
          job: 'forget-old-offers',
        },
      ],
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-old-offers', queue: 'recalculation', effect: 'transaction' })
  forgetOld(): Promise<void> {
    return this.forgetThose('expires_at < $1', keptSince(this.clock.now(), OFFER_KEPT_DAYS), BATCH);
  }

  private async forgetThose(which: string, value: unknown, limit: number | null): Promise<void> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM prospects WHERE ${which} AND ${NOT_SIGNED} ORDER BY id LIMIT $2`,
      [value, limit],
    );
    await this.register.forgetStrangers(rows.map(({ id }) => id));
  }
}

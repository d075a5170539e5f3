import { LEASE_SETTINGS_DEFAULT, type LeaseSettings } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { LeaseReleaseEntity } from './lease-release.entity.ts';

type NewRelease = Omit<LeaseReleaseEntity, 'id' | 'rolled_back_at'>;

@Injectable()
export class LeasesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the settings that the homeowner of a house saved, or the defaults. */
  async settings(houseId: string): Promise<LeaseSettings> {
    const [row] = await this.database.query<LeaseSettings>(
      `SELECT notice_days, notice_ends, deposit_return_days, fixed_term, rent_due_day, rent_reminders, rent_increase, version
         FROM lease_settings WHERE house_id = $1`,
      [houseId],
    );
    return row ?? { ...LEASE_SETTINGS_DEFAULT, version: 0 };
  }

  /** @returns false when another version was saved in between */
  async saveSettings(houseId: string, settings: LeaseSettings): Promise<boolean> {
    const { notice_days: days, notice_ends: ends, deposit_return_days: deposit, version } = settings;
    const { rent_due_day: dueDay, rent_reminders: reminders } = settings;
    const rows = await this.database.query(
      `INSERT INTO lease_settings AS s (house_id, notice_days, notice_ends, deposit_return_days, rent_due_day, rent_reminders, fixed_term, rent_increase)
       SELECT $1, $2, $3, $4, $6, $7, $8, $9 WHERE $5 = 0 OR EXISTS (SELECT 1 FROM lease_settings WHERE house_id = $1)
       ON CONFLICT (house_id) DO UPDATE SET notice_days = excluded.notice_days, notice_ends = excluded.notice_ends,
         deposit_return_days = excluded.deposit_return_days, rent_due_day = excluded.rent_due_day,
         rent_reminders = excluded.rent_reminders, fixed_term = excluded.fixed_term, rent_increase = excluded.rent_increase, version = s.version + 1
       WHERE s.version = $5 RETURNING 1`,
      [
        ...[houseId, days, ends, deposit, version, dueDay, JSON.stringify(reminders), settings.fixed_term],
        JSON.stringify(settings.rent_increase),
      ],
    );
    return rows.length > 0;
  }

  /** Finds the release of a lease that was not rolled back. */
  async findRelease(agreementId: string): Promise<LeaseReleaseEntity | undefined> {
    const [row] = await this.database.query<LeaseReleaseEntity>(
      `SELECT id, agreement_id, tenancy_id, to_char(left_on, 'YYYY-MM-DD') AS left_on, settlement, put_out, released_by,
              released_at, rolled_back_at
         FROM lease_releases WHERE agreement_id = $1 AND rolled_back_at IS NULL`,
      [agreementId],
    );
    return row;
  }

  async addRelease(release: NewRelease): Promise<void> {
    const { agreement_id, tenancy_id, left_on, settlement, put_out, released_by, released_at } = release;
    await this.database.execute(
      `INSERT INTO lease_releases (agreement_id, tenancy_id, left_on, settlement, put_out, released_by, released_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [agreement_id, tenancy_id, left_on, JSON.stringify(settlement), put_out, released_by, released_at],
    );
  }

  async rollBack(releaseId: string, at: Date): Promise<void> {
    await this.database.execute('UPDATE lease_releases SET rolled_back_at = $2 WHERE id = $1', [releaseId, at]);
  }
}

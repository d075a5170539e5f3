import type { ShowingSettings, WeeklyWindow } from '@common-roof/contracts';
import { DEFAULT_SHOWING_SETTINGS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** A roomie of a room for a period, and when they want no visitors. */
export interface OccupantRow {
  roomie_id: string;
  first_name: string;
  /** ISO dates in the house's time zone. */
  starts_on: string;
  ends_on: string | null;
  quiet: WeeklyWindow[];
}

@Injectable()
export class ShowingTimesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the settings that the homeowner of a house saved, or the defaults. */
  async settings(houseId: string): Promise<ShowingSettings> {
    const [row] = await this.database.query<ShowingSettings>(
      'SELECT windows, minutes, buffer_minutes, notice_hours, version FROM showing_settings WHERE house_id = $1',
      [houseId],
    );
    return row ?? DEFAULT_SHOWING_SETTINGS;
  }

  /** @returns false when another version was saved in between */
  async saveSettings(houseId: string, settings: ShowingSettings): Promise<boolean> {
    const { windows, minutes, buffer_minutes: buffer, notice_hours: notice, version } = settings;
    const rows = await this.database.query(
      `INSERT INTO showing_settings AS s (house_id, windows, minutes, buffer_minutes, notice_hours)
       SELECT $1, $2, $3, $4, $5 WHERE $6 = 0 OR EXISTS (SELECT 1 FROM showing_settings WHERE house_id = $1)
       ON CONFLICT (house_id) DO UPDATE SET windows = excluded.windows, minutes = excluded.minutes,
         buffer_minutes = excluded.buffer_minutes, notice_hours = excluded.notice_hours, version = s.version + 1
       WHERE s.version = $6 RETURNING 1`,
      [houseId, JSON.stringify(windows), minutes, buffer, notice, version],
    );
    return rows.length > 0;
  }

  async listQuiet(roomieId: string): Promise<WeeklyWindow[]> {
    const [row] = await this.database.query<{ windows: WeeklyWindow[] }>(
      'SELECT windows FROM showing_quiet_times WHERE roomie_id = $1',
      [roomieId],
    );
    return row?.windows ?? [];
  }

  async saveQuiet(roomieId: string, windows: readonly WeeklyWindow[]): Promise<void> {
    await this.database.execute(
      `INSERT INTO showing_quiet_times (roomie_id, windows) VALUES ($1, $2)
       ON CONFLICT (roomie_id) DO UPDATE SET windows = excluded.windows`,
      [roomieId, JSON.stringify(windows)],
    );
  }

  async forgetQuiet(roomieId: string): Promise<void> {
    await this.database.execute('DELETE FROM showing_quiet_times WHERE roomie_id = $1', [roomieId]);
  }

  /** Finds the house in which a roomie lives. */
  async findHouse(roomieId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ house_id: string }>(
      `SELECT house_id FROM tenancies WHERE roomie_id = $1 AND state IN ('active', 'releasing')`,
      [roomieId],
    );
    return row?.house_id;
  }

  /** Lists the roomies of a room in a span (ISO dates, both included), in order of arrival. */
  occupants(roomId: string, from: string, to: string): Promise<OccupantRow[]> {
    return this.database.query<OccupantRow>(
      `SELECT t.roomie_id, a.first_name, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
              to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on, coalesce(q.windows, '[]') AS quiet
         FROM tenancies t JOIN accounts a ON a.id = t.roomie_id
         LEFT JOIN showing_quiet_times q ON q.roomie_id = t.roomie_id
        WHERE t.room_id = $1 AND t.state <> 'ended' AND t.starts_on <= $3 AND (t.ends_on IS NULL OR t.ends_on >= $2)
        ORDER BY t.starts_on`,
      [roomId, from, to],
    );
  }
}

import { LEASE_SETTINGS_DEFAULT, type LeaseSettings } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

interface RoomRow {
  id: string;
  name: string;
  rent_minor: string;
}

/** Reads what a house is made of, and the names of its people. */
@Injectable()
export class WhatIfRepository {
  constructor(private readonly database: Database) {}

  /** Lists the rooms of a house that aren't retired. */
  listRooms(houseId: string): Promise<RoomRow[]> {
    return this.database.query<RoomRow>(
      'SELECT id, name, rent_minor FROM rooms WHERE house_id = $1 AND retired_at IS NULL ORDER BY name, id',
      [houseId],
    );
  }

  async listFirstNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ id: string; first_name: string }>(
      'SELECT id, first_name FROM accounts WHERE id = ANY($1)',
      [ids],
    );
    return new Map(rows.map(({ id, first_name: name }) => [id, name]));
  }

  async findNotice(houseId: string): Promise<Pick<LeaseSettings, 'notice_days' | 'notice_ends'>> {
    const [row] = await this.database.query<Pick<LeaseSettings, 'notice_days' | 'notice_ends'>>(
      'SELECT notice_days, notice_ends FROM lease_settings WHERE house_id = $1',
      [houseId],
    );
    return row ?? LEASE_SETTINGS_DEFAULT;
  }
}

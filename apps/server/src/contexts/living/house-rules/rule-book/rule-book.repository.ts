import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface AcknowledgingRoomie {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly photo: string | null;
  readonly acknowledged_at: string | null;
}

export interface RuleBookRow {
  house_name: string;
  time_zone: string;
  version: number;
  text: string;
  began_at: Date | null;
  previous: string | null;
  /** The current roomies, sorted by first name. */
  roomies: AcknowledgingRoomie[];
}

/** Reads the house rules in force, and stores who has acknowledged them. */
@Injectable()
export class RuleBookRepository {
  constructor(private readonly database: Database) {}

  async find(houseId: string): Promise<RuleBookRow | undefined> {
    const [row] = await this.database.query<RuleBookRow>(
      `SELECT h.name AS house_name, h.time_zone, h.rules_version AS version, coalesce(r.text, '') AS text, r.began_at,
              before.text AS previous,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name,
                        'photo', a.photo, 'acknowledged_at', k.acknowledged_at) ORDER BY a.first_name, a.id), '[]')
                 FROM tenancies t JOIN accounts a ON a.id = t.roomie_id
                 LEFT JOIN rule_acknowledgements k
                   ON k.house_id = h.id AND k.version = h.rules_version AND k.roomie_id = t.roomie_id
                WHERE t.house_id = h.id AND t.state IN ('active', 'releasing')) AS roomies
         FROM houses h
         LEFT JOIN house_rules r ON r.house_id = h.id AND r.version = h.rules_version
         LEFT JOIN house_rules before ON before.house_id = h.id AND before.version = h.rules_version - 1
        WHERE h.id = $1`,
      [houseId],
    );
    return row;
  }

  /** Stores the acknowledgement if the version is in force. @returns whether it is new */
  async acknowledge(houseId: string, version: number, roomieId: string, now: Date): Promise<boolean> {
    const stored = await this.database.query(
      `INSERT INTO rule_acknowledgements (house_id, version, roomie_id, acknowledged_at)
       SELECT h.id, h.rules_version, $3, $4 FROM houses h WHERE h.id = $1 AND h.rules_version = $2
       ON CONFLICT DO NOTHING RETURNING roomie_id`,
      [houseId, version, roomieId, now],
    );
    return stored.length > 0;
  }

  /** Returns the newest acknowledgements first. */
  exportFor(roomieId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, k.version, k.acknowledged_at
         FROM rule_acknowledgements k JOIN houses h ON h.id = k.house_id
        WHERE k.roomie_id = $1 ORDER BY k.acknowledged_at DESC, k.version DESC LIMIT $2`,
      [roomieId, newest],
    );
  }
}

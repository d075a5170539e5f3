import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

interface Start {
  readonly house_id: string | null;
  /** When the person became a homeowner, or moved in. */
  readonly since: Date;
  readonly hidden_at: Date | null;
}

export interface HomeownerStartRow extends Start {
  readonly house: boolean;
  readonly rooms: boolean;
  readonly people: boolean;
  readonly rules: boolean;
  readonly chores: boolean;
  readonly pay_to: boolean;
}

export interface RoomieStartRow extends Start {
  readonly report: boolean;
  readonly rules: boolean;
  readonly pay: boolean;
  readonly hello: boolean;
}

/** Reads which of the first steps people have taken. */
@Injectable()
export class FirstStepsRepository {
  constructor(private readonly database: Database) {}

  /** Covers all houses of a homeowner. The links lead to the newest one. */
  async findHomeownerFacts(id: string): Promise<HomeownerStartRow | undefined> {
    const [row] = await this.database.query<HomeownerStartRow>(
      `SELECT (SELECT h.id FROM houses h WHERE h.homeowner_id = a.id AND h.state <> 'archived' ORDER BY h.id DESC LIMIT 1)
                AS house_id,
              a.created_at AS since, a.first_steps_hidden_at AS hidden_at,
              EXISTS (SELECT 1 FROM houses h WHERE h.homeowner_id = a.id AND h.state <> 'draft') AS house,
              EXISTS (SELECT 1 FROM rooms r JOIN houses h ON h.id = r.house_id WHERE h.homeowner_id = a.id) AS rooms,
              (EXISTS (SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id WHERE h.homeowner_id = a.id)
                OR EXISTS (SELECT 1 FROM ads d WHERE d.homeowner_id = a.id AND d.state <> 'draft')) AS people,
              EXISTS (SELECT 1 FROM house_rules r JOIN houses h ON h.id = r.house_id
                       WHERE h.homeowner_id = a.id AND trim(r.text) <> '') AS rules,
              EXISTS (SELECT 1 FROM chores c JOIN houses h ON h.id = c.house_id WHERE h.homeowner_id = a.id) AS chores,
              EXISTS (SELECT 1 FROM bank_details b JOIN houses h ON h.id = b.house_id WHERE h.homeowner_id = a.id) AS pay_to
         FROM accounts a WHERE a.id = $1`,
      [id],
    );
    return row;
  }

  /** Covers the tenancy that the roomie has at `now`. Returns undefined without one. */
  async findRoomieFacts(id: string, now: Date): Promise<RoomieStartRow | undefined> {
    const [row] = await this.database.query<RoomieStartRow>(
      `SELECT h.id AS house_id, (t.starts_on::timestamp AT TIME ZONE h.time_zone) AS since,
              a.first_steps_hidden_at AS hidden_at,
              EXISTS (SELECT 1 FROM move_reports m
                       WHERE m.tenancy_id = t.id AND m.kind = 'move_in' AND m.state <> 'draft') AS report,
              EXISTS (SELECT 1 FROM rule_acknowledgements k
                       WHERE k.house_id = h.id AND k.roomie_id = a.id AND k.version = h.rules_version) AS rules,
              EXISTS (SELECT 1 FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
                       WHERE p.account_id = a.id AND p.house_id = h.id AND j.kind = 'payment') AS pay,
              EXISTS (SELECT 1 FROM messages s JOIN conversations c ON c.id = s.conversation_id
                       WHERE s.sender_id = a.id AND c.house_id = h.id) AS hello
         FROM accounts a JOIN tenancies t ON t.roomie_id = a.id AND t.state IN ('active', 'releasing')
         JOIN houses h ON h.id = t.house_id
        WHERE a.id = $1 AND t.starts_on <= ($2::timestamptz AT TIME ZONE h.time_zone)::date
        ORDER BY t.starts_on DESC LIMIT 1`,
      [id, now],
    );
    return row;
  }
}

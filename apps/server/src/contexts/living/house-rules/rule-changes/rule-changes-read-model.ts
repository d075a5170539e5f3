import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface RuleChangeReadModelRow {
  house: string;
  time_zone: string;
  homeowner_id: string;
  author_id: string;
  first_name: string;
  rule: string;
  why_not: string;
  suggestion: string;
  voting_ends_at: Date;
  is_voting: boolean;
  reason: string;
  votes_for: number;
  votes_against: number;
  /** Roomies who have not voted. */
  missing: string[];
}

/** Reads what alerts and e-mails about proposals show. */
@Injectable()
export class RuleChangesReadModel {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<RuleChangeReadModelRow | undefined> {
    const [row] = await this.database.query<RuleChangeReadModelRow>(
      `SELECT h.name AS house, h.time_zone, h.homeowner_id, c.author_id, a.first_name, c.rule, c.why_not, c.suggestion,
              c.voting_ends_at, c.closed_at IS NULL AS is_voting, c.reason,
              (SELECT count(*)::int FROM rule_change_voters v WHERE v.change_id = c.id AND v.is_for) AS votes_for,
              (SELECT count(*)::int FROM rule_change_voters v WHERE v.change_id = c.id AND NOT v.is_for) AS votes_against,
              ARRAY(SELECT v.voter_id FROM rule_change_voters v
                      JOIN tenancies t ON t.roomie_id = v.voter_id AND t.house_id = c.house_id AND t.state IN ('active', 'releasing')
                     WHERE v.change_id = c.id AND v.is_for IS NULL) AS missing
         FROM rule_changes c JOIN houses h ON h.id = c.house_id JOIN accounts a ON a.id = c.author_id
        WHERE c.id = $1`,
      [id],
    );
    return row;
  }
}

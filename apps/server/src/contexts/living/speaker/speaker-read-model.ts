import type { ElectionDecider, ElectionFailure, TermEnd } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface PersonRow {
  _id: string;
  first_name: string;
  photo: string | null;
}

export interface RunningTermRow {
  person: PersonRow;
  began_at: Date;
  ends_at: Date;
}

export interface OpenElectionRow {
  id: string;
  opened_at: Date;
  ends_at: Date;
  voters: number;
  voted: number;
  candidates: PersonRow[];
  is_voter: boolean;
  stands: boolean;
  own_vote: string | null;
}

export interface EndedElectionRow {
  ended_at: Date;
  voters: number;
  voted: number;
  candidates: { person: PersonRow; votes: number }[];
  winner: PersonRow | null;
  decided_by: ElectionDecider | null;
  failure: ElectionFailure | null;
}

/** What alerts about an election show. */
export interface ElectionNewsRow {
  house: string;
  homeowner_id: string;
  time_zone: string;
  caller_id: string;
  caller: string;
  ends_at: Date;
  state: 'open' | 'decided' | 'failed';
  winner_id: string | null;
  winner: string | null;
  failure: ElectionFailure | null;
  /** Last day of the winner's term in the house; null without a winner. */
  until: string | null;
  /** People who haven't voted. */
  missing: string[];
}

const PERSON = (account: string): string =>
  `jsonb_build_object('_id', ${account}.id, 'first_name', ${account}.first_name, 'photo', ${account}.photo)`;

/** Reads what people see of elections: numbers, and their own vote. */
@Injectable()
export class SpeakerReadModel {
  constructor(private readonly database: Database) {}

  /** Returns the term in progress at a moment. */
  async findTerm(houseId: string, now: Date): Promise<RunningTermRow | undefined> {
    const [row] = await this.database.query<RunningTermRow>(
      `SELECT ${PERSON('a')} AS person, t.began_at, t.ends_at
         FROM speaker_terms t JOIN accounts a ON a.id = t.person_id
         JOIN tenancies s ON s.roomie_id = t.person_id AND s.house_id = t.house_id AND s.state IN ('active', 'releasing')
        WHERE t.house_id = $1 AND t.ended_at IS NULL AND t.ends_at > $2`,
      [houseId, now],
    );
    return row;
  }

  /** Returns the open election as one reader sees it. */
  async findOpen(houseId: string, readerId: string): Promise<OpenElectionRow | undefined> {
    const [row] = await this.database.query<OpenElectionRow>(
      `SELECT e.id, e.opened_at, e.ends_at, count(p.person_id)::int AS voters, count(p.choice_id)::int AS voted,
              coalesce(jsonb_agg(${PERSON('a')} ORDER BY a.first_name, a.id) FILTER (WHERE p.stands), '[]') AS candidates,
              coalesce(bool_or(p.person_id = $2), false) AS is_voter,
              coalesce(bool_or(p.stands) FILTER (WHERE p.person_id = $2), false) AS stands,
              (array_agg(p.choice_id) FILTER (WHERE p.person_id = $2))[1] AS own_vote
         FROM speaker_elections e LEFT JOIN speaker_election_people p ON p.election_id = e.id
         LEFT JOIN accounts a ON a.id = p.person_id
        WHERE e.house_id = $1 AND e.state = 'open' GROUP BY e.id`,
      [houseId, readerId],
    );
    return row;
  }

  /** Returns the election that ended last. */
  async findLast(houseId: string): Promise<EndedElectionRow | undefined> {
    const [row] = await this.database.query<EndedElectionRow>(
      `SELECT e.ended_at, e.voters, e.voted, e.decided_by, e.failure,
              CASE WHEN w.id IS NOT NULL THEN ${PERSON('w')} END AS winner,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('person', ${PERSON('a')}, 'votes', p.votes)
                        ORDER BY p.votes DESC, a.first_name, a.id), '[]')
                 FROM speaker_election_people p JOIN accounts a ON a.id = p.person_id
                WHERE p.election_id = e.id AND p.votes IS NOT NULL) AS candidates
         FROM speaker_elections e LEFT JOIN accounts w ON w.id = e.winner_id
        WHERE e.house_id = $1 AND e.state <> 'open' ORDER BY e.id DESC LIMIT 1`,
      [houseId],
    );
    return row;
  }

  /** Returns what alerts about an election say. */
  async findNews(electionId: string): Promise<ElectionNewsRow | undefined> {
    const [row] = await this.database.query<ElectionNewsRow>(
      `SELECT h.name AS house, h.homeowner_id, h.time_zone, e.caller_id, c.first_name AS caller, e.ends_at, e.state, e.failure,
              e.winner_id, w.first_name AS winner,
              (SELECT to_char(t.ends_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD')
                 FROM speaker_terms t WHERE t.election_id = e.id) AS until,
              ARRAY(SELECT p.person_id FROM speaker_election_people p
                      JOIN tenancies t ON t.roomie_id = p.person_id AND t.house_id = e.house_id AND t.state IN ('active', 'releasing')
                     WHERE p.election_id = e.id AND p.choice_id IS NULL) AS missing
         FROM speaker_elections e JOIN houses h ON h.id = e.house_id JOIN accounts c ON c.id = e.caller_id
         LEFT JOIN accounts w ON w.id = e.winner_id
        WHERE e.id = $1`,
      [electionId],
    );
    return row;
  }

  /** Returns who served a term, and why it ended. */
  async findEnded(termId: string): Promise<{ name: string; person_id: string; ended: TermEnd | null } | undefined> {
    const [row] = await this.database.query<{ name: string; person_id: string; ended: TermEnd | null }>(
      `SELECT a.first_name AS name, t.person_id, t.ended FROM speaker_terms t JOIN accounts a ON a.id = t.person_id
        WHERE t.id = $1`,
      [termId],
    );
    return row;
  }
}

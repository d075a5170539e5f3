import { type ElectionAction, electionMachine, type ElectionPerson } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type Step, States } from '#kernel/state-machines/states.ts';
import type { SpeakerElectionEntity } from './speaker-election.entity.ts';

export const SPEAKER_ELECTIONS = defineRowStates({
  table: 'speaker_elections',
  machine: electionMachine,
  refusal: () => 'This election is over.',
});

const COLUMNS = `e.id, e.house_id, e.caller_id, e.state, e.version, e.opened_at, e.ends_at, e.ended_at, e.voters, e.voted,
  e.winner_id, e.decided_by, e.failure`;

@Injectable()
export class SpeakerElectionsRepository {
  constructor(
    private readonly database: Database,
    private readonly states: States,
  ) {}

  async find(id: string): Promise<SpeakerElectionEntity | undefined> {
    const [row] = await this.database.query<SpeakerElectionEntity>(
      `SELECT ${COLUMNS} FROM speaker_elections e WHERE e.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns the open election of a house and locks it until the end of the transaction. */
  async lockOpen(houseId: string): Promise<SpeakerElectionEntity | undefined> {
    const [row] = await this.database.query<SpeakerElectionEntity>(
      `SELECT ${COLUMNS} FROM speaker_elections e WHERE e.house_id = $1 AND e.state = 'open' FOR NO KEY UPDATE`,
      [houseId],
    );
    return row;
  }

  /** Returns the election of a house that ended last. */
  async findLast(houseId: string): Promise<SpeakerElectionEntity | undefined> {
    const [row] = await this.database.query<SpeakerElectionEntity>(
      `SELECT ${COLUMNS} FROM speaker_elections e WHERE e.house_id = $1 AND e.state <> 'open' ORDER BY e.id DESC LIMIT 1`,
      [houseId],
    );
    return row;
  }

  /**
   * Inserts an election in which everyone who lives in the house on a day (ISO date) has a vote.
   * @returns its id, and how many have a vote
   */
  async insert(
    election: Pick<SpeakerElectionEntity, 'house_id' | 'caller_id' | 'opened_at' | 'ends_at'>,
    day: string,
  ): Promise<{ id: string; voters: number }> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO speaker_elections (house_id, caller_id, opened_at, ends_at) VALUES ($1, $2, $3, $4) RETURNING id`,
      [election.house_id, election.caller_id, election.opened_at, election.ends_at],
    );
    if (!row) throw new Error('An election was not stored.');
    const people = await this.database.query(
      `INSERT INTO speaker_election_people (election_id, person_id)
       SELECT $1, t.roomie_id FROM tenancies t
        WHERE t.house_id = $2 AND t.state IN ('active', 'releasing') AND (t.starts_on <= $4::date OR t.roomie_id = $3)
       RETURNING person_id`,
      [row.id, election.house_id, election.caller_id, day],
    );
    return { id: row.id, voters: people.length };
  }

  /** Applies an action, which locks the election. @throws 404; 409 when it is over */
  async advance(id: string, action: ElectionAction, set: Step['set'] = {}): Promise<void> {
    await this.states.advance(SPEAKER_ELECTIONS, action, id, { set });
  }

  /** Returns the people with a vote, with what they voted: only for those who count and for themselves. */
  listPeople(id: string): Promise<ElectionPerson[]> {
    return this.database.query<ElectionPerson & { id: string }>(
      `SELECT p.person_id AS id, p.stands, p.choice_id AS choice,
              (SELECT count(*)::int FROM speaker_terms t WHERE t.house_id = e.house_id AND t.person_id = p.person_id) AS terms
         FROM speaker_election_people p JOIN speaker_elections e ON e.id = p.election_id
        WHERE p.election_id = $1 ORDER BY p.person_id`,
      [id],
    );
  }

  /** Removes people who no longer live in the house; votes for them can be given again. */
  async dropThoseWhoLeft(id: string): Promise<void> {
    await this.database.execute(
      `DELETE FROM speaker_election_people p USING speaker_elections e
        WHERE p.election_id = $1 AND e.id = p.election_id AND NOT EXISTS (
          SELECT 1 FROM tenancies t
           WHERE t.house_id = e.house_id AND t.roomie_id = p.person_id AND t.state IN ('active', 'releasing'))`,
      [id],
    );
  }

  async setStands(id: string, personId: string, stands: boolean): Promise<void> {
    await this.database.execute(
      'UPDATE speaker_election_people SET stands = $3 WHERE election_id = $1 AND person_id = $2',
      [id, personId, stands],
    );
    if (stands) return;
    await this.database.execute(
      'UPDATE speaker_election_people SET choice_id = NULL WHERE election_id = $1 AND choice_id = $2',
      [id, personId],
    );
  }

  async vote(id: string, voterId: string, candidateId: string): Promise<void> {
    await this.database.execute(
      'UPDATE speaker_election_people SET choice_id = $3 WHERE election_id = $1 AND person_id = $2',
      [id, voterId, candidateId],
    );
  }

  /** Stores each candidate's votes, and deletes who voted for whom. */
  async storeCount(id: string): Promise<void> {
    await this.database.execute(
      `UPDATE speaker_election_people p
          SET votes = (SELECT count(*) FROM speaker_election_people v WHERE v.election_id = $1 AND v.choice_id = p.person_id)
        WHERE p.election_id = $1 AND p.stands`,
      [id],
    );
    await this.database.execute('UPDATE speaker_election_people SET choice_id = NULL WHERE election_id = $1', [id]);
  }

  /** Returns the elections in which a person had a vote, newest first. */
  exportFor(personId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, e.opened_at, e.state, p.stands, p.votes, c.first_name AS own_vote
         FROM speaker_election_people p JOIN speaker_elections e ON e.id = p.election_id
         JOIN houses h ON h.id = e.house_id LEFT JOIN accounts c ON c.id = p.choice_id
        WHERE p.person_id = $1 ORDER BY e.id DESC LIMIT $2`,
      [personId, newest],
    );
  }

  /** Returns the elections that a person called, newest first. */
  exportCalled(callerId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, e.opened_at, e.state FROM speaker_elections e JOIN houses h ON h.id = e.house_id
        WHERE e.caller_id = $1 ORDER BY e.id DESC LIMIT $2`,
      [callerId, newest],
    );
  }
}

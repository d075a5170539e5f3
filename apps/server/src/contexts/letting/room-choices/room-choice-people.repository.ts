import type { RoomChoiceState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { RoomChoicePersonEntity } from './room-choice-person.entity.ts';

/** A person as everyone may know them: without what the rooms are worth to them. */
export type ChoicePersonRow = Omit<RoomChoicePersonEntity, 'worth' | 'nonce'>;

export type NewPerson = Pick<
  RoomChoicePersonEntity,
  'account_id' | 'applicant_id' | 'lease_id' | 'first_name' | 'last_name' | 'email' | 'locale'
>;

/** A roomie who could move, with their lease in force. */
export interface MoverRow {
  readonly roomie_id: string;
  readonly lease_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Everything but the secret. */
const OPEN_COLUMNS = `
  p.id, p.choice_id, p.account_id, p.applicant_id, p.lease_id, p.first_name, p.last_name, p.email, p.locale, p.sha256,
  p.answered_at, p.accepted_at, p.room_id, p.prospect_id, p.agreement_id`;

/** Stores the people of room choices. What rooms are worth to them is read by two methods only. */
@Injectable()
export class RoomChoicePeopleRepository {
  constructor(private readonly database: Database) {}

  /** Returns the people of a choice, without their values, in the order in which they were entered. */
  list(choiceId: string): Promise<ChoicePersonRow[]> {
    return this.database.query<ChoicePersonRow>(
      `SELECT ${OPEN_COLUMNS} FROM room_choice_people p WHERE p.choice_id = $1 ORDER BY p.id`,
      [choiceId],
    );
  }

  /** Returns one person with their own values. */
  async findWithWorth(id: string): Promise<RoomChoicePersonEntity | undefined> {
    const [row] = await this.database.query<RoomChoicePersonEntity>(
      `SELECT ${OPEN_COLUMNS}, p.worth, p.nonce FROM room_choice_people p WHERE p.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns everyone's values, for the calculation alone. */
  listWorths(choiceId: string): Promise<{ id: string; worth: number[]; sha256: string }[]> {
    return this.database.query(
      `SELECT id, worth, sha256 FROM room_choice_people
        WHERE choice_id = $1 AND answered_at IS NOT NULL AND worth IS NOT NULL ORDER BY id`,
      [choiceId],
    );
  }

  /** Returns the id of the person that an account is in a choice. */
  async findIdOf(choiceId: string, accountId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      'SELECT id FROM room_choice_people WHERE choice_id = $1 AND account_id = $2',
      [choiceId, accountId],
    );
    return row?.id;
  }

  /** Returns the choices that an account takes part in, newest first. */
  listChoicesOf(
    accountId: string,
  ): Promise<{ _id: string; house: string; state: RoomChoiceState; starts_on: string }[]> {
    return this.database.query(
      `SELECT c.id AS _id, h.name AS house, c.state, to_char(c.starts_on, 'YYYY-MM-DD') AS starts_on
         FROM room_choice_people p JOIN room_choices c ON c.id = p.choice_id JOIN houses h ON h.id = c.house_id
        WHERE p.account_id = $1 ORDER BY c.id DESC LIMIT 20`,
      [accountId],
    );
  }

  async insert(choiceId: string, person: NewPerson): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO room_choice_people (choice_id, account_id, applicant_id, lease_id, first_name, last_name, email, locale)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        ...[choiceId, person.account_id, person.applicant_id, person.lease_id],
        ...[person.first_name, person.last_name, person.email, person.locale],
      ],
    );
    if (!row) throw new Error('A person of a room choice was not stored.');
    return row.id;
  }

  async answer(
    id: string,
    { worth, nonce, sha256, answered_at }: Pick<RoomChoicePersonEntity, 'worth' | 'nonce' | 'sha256' | 'answered_at'>,
  ): Promise<void> {
    await this.database.execute(
      'UPDATE room_choice_people SET worth = $2, nonce = $3, sha256 = $4, answered_at = $5 WHERE id = $1',
      [id, JSON.stringify(worth), nonce, sha256, answered_at],
    );
  }

  /** Everyone has to answer again. What they entered stays as a start. */
  async askAgain(choiceId: string): Promise<void> {
    await this.database.execute('UPDATE room_choice_people SET answered_at = NULL WHERE choice_id = $1', [choiceId]);
  }

  async accept(id: string, at: Date): Promise<void> {
    await this.database.execute('UPDATE room_choice_people SET accepted_at = $2 WHERE id = $1', [id, at]);
  }

  async setRooms(rooms: readonly { readonly personId: string; readonly roomId: string }[]): Promise<void> {
    await this.database.execute(
      `UPDATE room_choice_people p SET room_id = given.room_id
         FROM unnest($1::uuid[], $2::uuid[]) AS given (id, room_id) WHERE p.id = given.id`,
      [rooms.map(({ personId }) => personId), rooms.map(({ roomId }) => roomId)],
    );
  }

  async setOffer(id: string, made: { readonly prospectId: string } | { readonly agreementId: string }): Promise<void> {
    await this.database.execute('UPDATE room_choice_people SET prospect_id = $2, agreement_id = $3 WHERE id = $1', [
      id,
      'prospectId' in made ? made.prospectId : null,
      'agreementId' in made ? made.agreementId : null,
    ]);
  }

  /** Returns the roomies of a house whose lease is in force without notice. */
  listMovers(houseId: string): Promise<MoverRow[]> {
    return this.database.query<MoverRow>(
      `SELECT a.id AS roomie_id, g.id AS lease_id, a.first_name, a.last_name, a.email
         FROM agreements g JOIN tenancies t ON t.id = g.tenancy_id JOIN accounts a ON a.id = g.roomie_id
        WHERE g.house_id = $1 AND g.type = 'lease' AND g.state = 'active' AND t.state = 'active'
        ORDER BY a.first_name, a.id LIMIT 50`,
      [houseId],
    );
  }
}

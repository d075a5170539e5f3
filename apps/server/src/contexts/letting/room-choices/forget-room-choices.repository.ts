import { OPEN_ROOM_CHOICE_STATES } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

const BATCH = 500;
const IS_KNOWN = `(p.first_name <> '' OR p.email <> '' OR p.worth IS NOT NULL)`;

/** Exports and deletes what is stored about the people of room choices. */
@Injectable()
export class ForgetRoomChoicesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the choices that a person took part in with their account, with their own values, newest first. */
  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, c.state, c.total_minor, p.first_name, p.last_name, p.email, p.worth AS values_minor,
              p.answered_at, p.accepted_at, m.name AS room, r.rent_minor
         FROM room_choice_people p JOIN room_choices c ON c.id = p.choice_id JOIN houses h ON h.id = c.house_id
         LEFT JOIN room_choice_rooms r ON r.choice_id = p.choice_id AND r.room_id = p.room_id
         LEFT JOIN rooms m ON m.id = p.room_id
        WHERE p.account_id = $1 ORDER BY p.id DESC LIMIT $2`,
      [accountId, newest],
    );
  }

  async listOf(accountId: string): Promise<string[]> {
    return ids(
      await this.database.query<{ id: string }>('SELECT id FROM room_choice_people WHERE account_id = $1 ORDER BY id', [
        accountId,
      ]),
    );
  }

  /** Returns people of choices that ended before a moment, who aren't forgotten yet. */
  async listOld(before: Date): Promise<string[]> {
    return ids(
      await this.database.query<{ id: string }>(
        `SELECT p.id FROM room_choices c JOIN room_choice_people p ON p.choice_id = c.id
          WHERE c.ended_at < $1 AND ${IS_KNOWN} ORDER BY p.id LIMIT ${String(BATCH)}`,
        [before],
      ),
    );
  }

  /** Returns the choice of a person while it is open. */
  async findOpenChoice(personId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT c.id FROM room_choice_people p JOIN room_choices c ON c.id = p.choice_id
        WHERE p.id = $1 AND c.state = ANY($2)`,
      [personId, OPEN_ROOM_CHOICE_STATES],
    );
    return row?.id;
  }

  /** The place of the person stays, so that rooms and rents of the others still add up. */
  async forget(personId: string): Promise<void> {
    await this.database.execute(
      `UPDATE room_choice_people SET first_name = '', last_name = '', email = '', account_id = NULL, applicant_id = NULL,
              locale = NULL, worth = NULL, nonce = NULL WHERE id = $1`,
      [personId],
    );
  }
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

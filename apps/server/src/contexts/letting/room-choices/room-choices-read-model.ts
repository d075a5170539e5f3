import type { Locale, RoomChoiceEnd, RoomChoiceState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** A person as messages to them need it. */
export interface NotifiedPerson {
  readonly id: string;
  readonly account_id: string | null;
  readonly email: string;
  readonly first_name: string;
  readonly has_answered: boolean;
  readonly has_accepted: boolean;
  readonly locale: Locale | null;
}

export interface NotifiedChoice {
  readonly id: string;
  readonly house: string;
  readonly homeowner_id: string;
  readonly homeowner: string;
  readonly state: RoomChoiceState;
  readonly ended: RoomChoiceEnd | null;
  readonly closes_at: Date;
  readonly reply_by: Date | null;
  readonly time_zone: string;
  readonly people: readonly NotifiedPerson[];
}

/** Reads what messages about room choices say, and who gets them. Never what rooms are worth to anybody. */
@Injectable()
export class RoomChoicesReadModel {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<NotifiedChoice | undefined> {
    const [row] = await this.database.query<NotifiedChoice>(
      `SELECT c.id, h.name AS house, h.homeowner_id, o.first_name AS homeowner, c.state, c.ended, c.closes_at, c.reply_by,
              h.time_zone,
              (SELECT coalesce(jsonb_agg(jsonb_build_object(
                        'id', p.id, 'account_id', p.account_id, 'email', p.email, 'first_name', p.first_name,
                        'has_answered', p.answered_at IS NOT NULL, 'has_accepted', p.accepted_at IS NOT NULL,
                        'locale', coalesce(p.locale, o.locale, o.last_locale)) ORDER BY p.id), '[]')
                 FROM room_choice_people p WHERE p.choice_id = c.id AND p.email <> '') AS people
         FROM room_choices c JOIN houses h ON h.id = c.house_id JOIN accounts o ON o.id = h.homeowner_id WHERE c.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns the choice of a person. */
  async findOfPerson(personId: string): Promise<NotifiedChoice | undefined> {
    const [row] = await this.database.query<{ choice_id: string }>(
      'SELECT choice_id FROM room_choice_people WHERE id = $1',
      [personId],
    );
    return row && this.find(row.choice_id);
  }
}

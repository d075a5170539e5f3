import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type AskingPeople, AsksPeople, waits } from '#kernel/waiting/waiting.ts';

interface AskedChoice {
  readonly id: string;
  readonly house_id: string;
  readonly house: string;
  readonly about: string;
  readonly at: Date;
  readonly version: number;
}

/** Lists the room choices that a person has to answer or reply to, and those that a homeowner can make offers from. */
@AsksPeople()
@Injectable()
export class RoomChoicesWaiting implements AskingPeople {
  constructor(private readonly database: Database) {}

  readonly waiting = [
    waits('room_choice_to_answer', ['roomie'], ({ id }) =>
      this.database.query<AskedChoice>(
        `SELECT c.id, h.id AS house_id, h.name AS house, h.name AS about, coalesce(c.reply_by, c.closes_at) AS at, c.version
           FROM room_choice_people p JOIN room_choices c ON c.id = p.choice_id JOIN houses h ON h.id = c.house_id
          WHERE p.account_id = $1 AND h.state <> 'archived'
            AND ((c.state = 'collecting' AND p.answered_at IS NULL) OR (c.state = 'proposed' AND p.accepted_at IS NULL))
          ORDER BY c.id LIMIT 50`,
        [id],
      ),
    ),
    waits('room_choice_to_offer', ['homeowner'], ({ id }) =>
      this.database.query<Omit<AskedChoice, 'at'>>(
        `SELECT c.id, h.id AS house_id, h.name AS house, h.name AS about, c.version
           FROM room_choices c JOIN houses h ON h.id = c.house_id
          WHERE h.homeowner_id = $1 AND h.state <> 'archived' AND c.state = 'accepted' ORDER BY c.id LIMIT 50`,
        [id],
      ),
    ),
  ];
}

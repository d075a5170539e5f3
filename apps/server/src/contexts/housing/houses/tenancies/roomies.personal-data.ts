import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

/** Who lived where, and the notes of their homeowners. */
@DeclaresPersonalData()
@Injectable()
export class RoomiesPersonalData implements PersonalDataProvider {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    personalData('tenancies', {
      export: {
        stays: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, r.name AS room, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
                    to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on, t.state, t.comments
               FROM tenancies t JOIN rooms r ON r.id = t.room_id JOIN houses h ON h.id = t.house_id
              WHERE t.roomie_id = $1 ORDER BY t.starts_on DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.database.execute(`UPDATE tenancies SET comments = '' WHERE roomie_id = $1`, [id]),
      retained: { roomie_id: 'That a room was let, when and for how much, is the homeowner’s record.' },
    }),
    // The homeowner's own words about the roomie: exported to their author, deleted with either.
    personalData('roomie_notes', {
      export: {
        notes_on_roomies: ({ id, newest }) =>
          this.database.query(
            `SELECT a.first_name || ' ' || a.last_name AS roomie, n.note, n.updated_at
               FROM roomie_notes n JOIN accounts a ON a.id = n.roomie_id
              WHERE n.homeowner_id = $1 ORDER BY n.updated_at DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.database.execute('DELETE FROM roomie_notes WHERE $1 IN (roomie_id, homeowner_id)', [id]),
    }),
  ];
}

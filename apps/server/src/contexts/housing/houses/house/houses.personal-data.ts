import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

/** Houses as their homeowners describe them. */
@DeclaresPersonalData()
@Injectable()
export class HousesPersonalData implements PersonalDataProvider {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    personalData('houses', {
      export: {
        houses: ({ id, newest }) =>
          this.database.query(
            `SELECT name, street, postal_code, city, country, state, description, amenities, board, created_at
               FROM houses WHERE homeowner_id = $1 ORDER BY id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      // The board has no reader left.
      forget: (id) =>
        this.database.execute(`UPDATE houses SET description = '', board = '[]' WHERE homeowner_id = $1`, [id]),
      retained: {
        name: 'Those who lived there know the house by its name.',
        board: 'Its lines have no author, and everybody of the house may change them.',
        street: 'It is where others lived, and part of the record of their stays.',
      },
    }),
    noPersonalData('house_counts', 'two numbers of a house'),
    personalData('house_rules', {
      export: {
        house_rules: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, r.version, r.text, r.began_at
               FROM house_rules r JOIN houses h ON h.id = r.house_id
              WHERE r.author_id = $1 ORDER BY r.began_at DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { text: 'What held in a house, and from when, concerns everybody who lived there.' },
    }),
  ];
}

import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

/** Personal data: a homeowner's bank account. */
@DeclaresPersonalData()
@Injectable()
export class BankDetailsPersonalData implements PersonalDataProvider {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    personalData('bank_details', {
      export: {
        bank_details: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, d.holder, d.iban, d.changed_at
               FROM bank_details d JOIN houses h ON h.id = d.house_id WHERE h.homeowner_id = $1 ORDER BY d.house_id LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) =>
        this.database.execute(
          `UPDATE bank_details SET holder = NULL, iban = NULL, version = version + 1
            WHERE house_id IN (SELECT id FROM houses WHERE homeowner_id = $1)`,
          [id],
        ),
    }),
  ];
}

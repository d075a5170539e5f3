import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

/** Personal data: the costs of houses, and each person's shares. */
@DeclaresPersonalData()
@Injectable()
export class VariableCostsPersonalData implements PersonalDataProvider {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    personalData('variable_costs', {
      retained: {
        entered_by: 'Who entered a bill stays answerable for it.',
        ended_by: 'As entered_by.',
        supplier: 'The others bear a part of it.',
        note: 'As supplier.',
        split: 'As supplier.',
        reason: 'As entered_by.',
      },
    }),
    personalData('variable_cost_versions', {
      retained: {
        entered_by: 'Who entered a bill stays answerable for it.',
        replaced_by: 'As entered_by.',
        supplier: 'What a bill said before explains what was owed.',
        note: 'As supplier.',
        split: 'As supplier.',
        reason: 'As entered_by.',
      },
    }),
    personalData('variable_cost_shares', {
      export: {
        bills: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, b.category, to_char(b.from_on, 'YYYY-MM-DD') AS from_on,
                    to_char(b.to_on, 'YYYY-MM-DD') AS to_on, b.minor AS total_minor, s.days, s.minor, h.currency
               FROM variable_cost_shares s JOIN variable_costs b ON b.id = s.bill_id JOIN houses h ON h.id = b.house_id
              WHERE s.person_id = $1 ORDER BY b.to_on DESC, b.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { person_id: 'They follow from the bills of the house.' },
    }),
    personalData('recurring_bills', {
      retained: {
        set_by: 'Who set a recurring bill stays answerable for it until another person changes it.',
        supplier: 'The others bear a part of it.',
        split: 'As supplier.',
      },
    }),
  ];
}

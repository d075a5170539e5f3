import { LEAVING_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AccountsService } from './accounts.service.ts';

/** Accounts and the data of their roles. The profile is exported as a whole. */
@DeclaresPersonalData()
@Injectable()
export class AccountsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly service: AccountsService,
    private readonly accounts: AccountsRepository,
    private readonly database: Database,
  ) {}

  readonly personalData = [
    personalData('accounts', {
      export: { account: ({ id }) => this.service.getProfile(id) },
      forget: (id) => this.accounts.anonymise(id),
      periods: [
        {
          of: 'an account that its owner wants deleted',
          days: LEAVING_DAYS,
          after: 'they asked',
          job: 'delete-account',
        },
      ],
    }),
    personalData('terms_acceptances', {
      export: {
        terms_accepted: ({ id, newest }) =>
          this.database.query(
            'SELECT version, accepted_at FROM terms_acceptances WHERE account_id = $1 ORDER BY version DESC LIMIT $2',
            [id, newest],
          ),
      },
      retained: { account_id: 'That the terms were accepted stays; no id leads to a name any more.' },
    }),
    personalData('admins', { retained: { id: 'the account' } }),
    personalData('roomies', {
      // The emergency contact is another person, who was never asked.
      forget: (id) =>
        this.database.execute(
          'UPDATE roomies SET emergency_name = NULL, emergency_phone = NULL, emergency_relation = NULL WHERE id = $1',
          [id],
        ),
    }),
    personalData('roomie_absences', {
      export: {
        absences: ({ id, newest }) =>
          this.database.query(
            `SELECT to_char(from_on, 'YYYY-MM-DD') AS "from", to_char(to_on, 'YYYY-MM-DD') AS "to"
               FROM roomie_absences WHERE roomie_id = $1 ORDER BY from_on DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.database.execute('DELETE FROM roomie_absences WHERE roomie_id = $1', [id]),
    }),
    personalData('homeowners', {
      forget: (id) =>
        this.database.execute(
          `UPDATE homeowners SET about = '', publishes_email = false, publishes_phone = false WHERE id = $1`,
          [id],
        ),
    }),
    personalData('neatkeepers', {
      forget: (id) => this.database.execute(`UPDATE neatkeepers SET about = '' WHERE id = $1`, [id]),
    }),
  ];
}

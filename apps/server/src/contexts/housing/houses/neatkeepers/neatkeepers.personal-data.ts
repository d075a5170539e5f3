import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { toReceived } from './neatkeepers.mapper.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';

/** Which neatkeeper keeps which house, and who was invited to. */
@DeclaresPersonalData()
@Injectable()
export class NeatkeepersPersonalData implements PersonalDataProvider {
  constructor(
    private readonly neatkeepers: NeatkeepersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly database: Database,
  ) {}

  readonly personalData = [
    personalData('house_neatkeepers', {
      export: { kept_houses: async ({ id }) => (await this.neatkeepers.find(id, null))?.houses ?? [] },
      forget: (id) => this.database.execute('DELETE FROM house_neatkeepers WHERE neatkeeper_id = $1', [id]),
    }),
    personalData('neatkeeper_invitations', {
      export: {
        cleaning_invitations: async ({ id, newest }) =>
          (await this.invitations.pendingOfKeeper(id, newest)).map(toReceived),
        invited_neatkeepers: ({ id, newest }) =>
          this.database.query(
            `SELECT email, first_name, last_name, state, created_at FROM neatkeeper_invitations
              WHERE invited_by = $1 ORDER BY id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      // As the homeowner wrote it: name and address of a person whose account may have others.
      forget: (id) =>
        this.database.execute('DELETE FROM neatkeeper_invitations WHERE $1 IN (neatkeeper_id, invited_by)', [id]),
    }),
  ];
}

import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { AccountsService, PersonalData } from '../accounts/index.ts';
import { SessionsService } from '../auth/index.ts';

/** What is kept of a person by no feature in particular. */
@Injectable()
export class OwnData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.personalData.register('account', (id) => this.accounts.profileOf(id));
    this.personalData.register('stays', (id) =>
      this.database.query(
        `SELECT h.name AS house, r.name AS room, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
                to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on, t.state
           FROM tenancies t JOIN rooms r ON r.id = t.room_id JOIN houses h ON h.id = t.house_id
          WHERE t.roomie_id = $1 ORDER BY t.starts_on`,
        [id],
      ),
    );
    this.personalData.register('houses', (id) =>
      this.database.query(
        'SELECT name, street, postal_code, city, country, state FROM houses WHERE homeowner_id = $1',
        [id],
      ),
    );
    this.personalData.register('sessions', async (id) => {
      const { items } = await this.sessions.list({ accountId: id, role: 'roomie', sessionId: '', name: '' });
      return items;
    });
  }
}

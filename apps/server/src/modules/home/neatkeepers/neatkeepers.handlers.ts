import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { AccountDeleted, PersonalData } from '../../identity/accounts/index.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { toReceived } from './neatkeepers.mapper.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';

/** What is known of a neatkeeper: handed out when asked, and forgotten with the account. */
@Injectable()
export class NeatkeepersHandlers implements OnModuleInit {
  constructor(
    private readonly neatkeepers: NeatkeepersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('kept_houses', async (id) => (await this.neatkeepers.find(id, null))?.houses ?? []);
    this.personalData.register('cleaning_invitations', async (id) =>
      (await this.invitations.pendingOfKeeper(id, 200)).map(toReceived),
    );
  }

  @OnEvent(AccountDeleted, { id: 'forget-neatkeeper', queue: 'notification', effect: 'transaction' })
  forget({ account_id }: EventOf<typeof AccountDeleted>): Promise<void> {
    return this.neatkeepers.forget(account_id);
  }
}

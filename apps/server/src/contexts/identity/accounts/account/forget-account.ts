import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { AccountDeleted } from './accounts.events.ts';

/** Deletes a person's data in every table, each in its declared way, when they delete their account. */
@Injectable()
export class ForgetAccount {
  constructor(private readonly personalData: PersonalData) {}

  @EventHandler(AccountDeleted, { id: 'forget-account', queue: 'recalculation', effect: 'transaction' })
  forget({ account_id }: EventOf<typeof AccountDeleted>): Promise<void> {
    return this.personalData.forget(account_id);
  }
}

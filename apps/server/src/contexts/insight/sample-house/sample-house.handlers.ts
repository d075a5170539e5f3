import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { AccountDeleted } from '#contexts/identity/accounts/index.ts';
import { SampleHouseEnds } from './sample-house.events.ts';
import { SampleHouseService } from './sample-house.service.ts';

/** Removes sample houses that nobody removed. */
@Injectable()
export class SampleHouseHandlers {
  constructor(private readonly samples: SampleHouseService) {}

  @EventHandler(SampleHouseEnds, { id: 'end-sample-house', queue: 'recalculation', effect: 'transaction' })
  async end({ homeowner_id: homeownerId }: EventOf<typeof SampleHouseEnds>): Promise<void> {
    await this.samples.end(homeownerId);
  }

  @EventHandler(AccountDeleted, { id: 'remove-sample-house', queue: 'recalculation', effect: 'transaction' })
  async removeOf({ account_id: id, account_type: role }: EventOf<typeof AccountDeleted>): Promise<void> {
    if (role === 'homeowner') await this.samples.remove(id);
  }
}

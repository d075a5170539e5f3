import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { AnnounceRentService } from './announce-rent.service.ts';
import { CountersignService } from './countersign.service.ts';
import { LeaseBegins, LeaseEndsSoon } from './leases.events.ts';
import { RentChangeBegins } from './rent-changes.events.ts';
import { TermService } from './term.service.ts';

@Injectable()
export class LeasesHandlers {
  constructor(
    private readonly countersigning: CountersignService,
    private readonly terms: TermService,
    private readonly announcing: AnnounceRentService,
  ) {}

  @EventHandler(LeaseBegins, { id: 'change-rent-as-agreed', queue: 'recalculation', effect: 'transaction' })
  begins({ agreement_id }: EventOf<typeof LeaseBegins>): Promise<void> {
    return this.countersigning.firstDay(agreement_id);
  }

  @EventHandler(RentChangeBegins, { id: 'change-rent-as-announced', queue: 'recalculation', effect: 'transaction' })
  changesRent({ agreement_id }: EventOf<typeof RentChangeBegins>): Promise<void> {
    return this.announcing.begin(agreement_id);
  }

  @EventHandler(LeaseEndsSoon, { id: 'end-agreed-term', queue: 'recalculation', effect: 'transaction' })
  endsSoon({ agreement_id }: EventOf<typeof LeaseEndsSoon>): Promise<void> {
    return this.terms.comesToItsEnd(agreement_id);
  }
}

import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { CountersignService } from './countersign.service.ts';
import { LeaseBegins, LeaseEndsSoon } from './leases.events.ts';
import { TermService } from './term.service.ts';

@Injectable()
export class LeasesHandlers {
  constructor(
    private readonly countersigning: CountersignService,
    private readonly terms: TermService,
  ) {}

  @EventHandler(LeaseBegins, { id: 'change-rent-as-agreed', queue: 'recalculation', effect: 'transaction' })
  begins({ agreement_id }: EventOf<typeof LeaseBegins>): Promise<void> {
    return this.countersigning.firstDay(agreement_id);
  }

  @EventHandler(LeaseEndsSoon, { id: 'end-agreed-term', queue: 'recalculation', effect: 'transaction' })
  endsSoon({ agreement_id }: EventOf<typeof LeaseEndsSoon>): Promise<void> {
    return this.terms.comesToItsEnd(agreement_id);
  }
}

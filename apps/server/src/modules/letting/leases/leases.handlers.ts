import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { CountersignService } from './countersign.service.ts';
import { LeaseBegins } from './leases.events.ts';

@Injectable()
export class LeasesHandlers {
  constructor(private readonly countersigning: CountersignService) {}

  @OnEvent(LeaseBegins, { id: 'change-rent-as-agreed', queue: 'recalculation', effect: 'transaction' })
  begins({ agreement_id }: EventOf<typeof LeaseBegins>): Promise<void> {
    return this.countersigning.rentChanges(agreement_id);
  }
}

import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { BeginStay } from './begin-stay.ts';
import { StayBegins } from './roomies.events.ts';

@Injectable()
export class RoomiesHandlers {
  constructor(private readonly beginning: BeginStay) {}

  @EventHandler(StayBegins, { id: 'begin-agreed-stay', queue: 'recalculation', effect: 'transaction' })
  begins({ tenancy_id }: EventOf<typeof StayBegins>): Promise<void> {
    return this.beginning.onItsDay(tenancy_id);
  }
}

import type { Calendar, CalendarEntry, ParsedInput } from '@common-roof/contracts';
import {
  editGuest,
  editParcel,
  enterGuest,
  enterParcel,
  getCalendar,
  pickUpParcel,
  removeCalendarEntry,
} from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Reading } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { EnterCalendarService } from './enter-calendar.service.ts';
import { ReadCalendarService } from './read-calendar.service.ts';

@Controller()
export class CalendarController {
  constructor(
    private readonly reading: ReadCalendarService,
    private readonly entering: EnterCalendarService,
  ) {}

  @Serves(getCalendar)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof getCalendar>,
    @Reading() reader: Reader,
  ): Promise<Calendar> {
    return this.reading.get(actor, params.id, query, reader);
  }

  @Serves(enterGuest)
  @Roles('roomie', 'homeowner')
  enterGuest(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof enterGuest>,
  ): Promise<CalendarEntry> {
    return this.entering.enterGuest(actor, params.id, body);
  }

  @Serves(editGuest)
  @Roles('roomie', 'homeowner')
  editGuest(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof editGuest>,
  ): Promise<CalendarEntry> {
    return this.entering.editGuest(actor, params.id, body);
  }

  @Serves(enterParcel)
  @Roles('roomie', 'homeowner')
  enterParcel(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof enterParcel>,
  ): Promise<CalendarEntry> {
    return this.entering.enterParcel(actor, params.id, body);
  }

  @Serves(editParcel)
  @Roles('roomie', 'homeowner')
  editParcel(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof editParcel>,
  ): Promise<CalendarEntry> {
    return this.entering.editParcel(actor, params.id, body);
  }

  @Serves(pickUpParcel)
  @Roles('roomie', 'homeowner')
  pickUp(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof pickUpParcel>,
  ): Promise<CalendarEntry> {
    return this.entering.pickUp(actor, params.id, body.is_picked_up);
  }

  @Serves(removeCalendarEntry)
  @Roles('roomie', 'homeowner')
  remove(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof removeCalendarEntry>): Promise<void> {
    return this.entering.remove(actor, params.id);
  }
}

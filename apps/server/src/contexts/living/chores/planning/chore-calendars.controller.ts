import type { CallResponse, ParsedInput } from '@common-roof/contracts';
import {
  getCalendarLink,
  getChoreCalendar,
  renewCalendarLink,
  revokeCalendarLink,
} from '@common-roof/contracts/schemas';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { sendCalendar } from '#kernel/calendar/send-calendar.ts';
import { ChoreCalendarsService } from './chore-calendars.service.ts';

@Controller()
export class ChoreCalendarsController {
  constructor(private readonly calendars: ChoreCalendarsService) {}

  @Serves(getCalendarLink)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  link(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getCalendarLink>,
  ): Promise<CallResponse<typeof getCalendarLink>> {
    return this.calendars.link(actor, params.id);
  }

  @Serves(renewCalendarLink)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  renew(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof renewCalendarLink>,
  ): Promise<CallResponse<typeof renewCalendarLink>> {
    return this.calendars.renew(actor, params.id);
  }

  @Serves(revokeCalendarLink)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  revoke(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof revokeCalendarLink>): Promise<void> {
    return this.calendars.revoke(actor, params.id);
  }

  @Serves(getChoreCalendar)
  @Public()
  async calendar(
    @Input() { params, query }: ParsedInput<typeof getChoreCalendar>,
    @Origin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCalendar(request, reply, await this.calendars.read(params.id, query, origin));
  }
}

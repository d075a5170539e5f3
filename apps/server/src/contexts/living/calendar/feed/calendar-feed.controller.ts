import type { CallResponse, ParsedInput } from '@common-roof/contracts';
import {
  getCalendarFeed,
  readCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
} from '@common-roof/contracts/schemas';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendCalendar } from '#kernel/calendar/send-calendar.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';

type Link = CallResponse<typeof getCalendarFeed>;

@Controller()
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedService) {}

  @Serves(getCalendarFeed)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  link(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getCalendarFeed>): Promise<Link> {
    return this.feeds.link(actor, params.id);
  }

  @Serves(renewCalendarFeed)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  renew(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof renewCalendarFeed>): Promise<Link> {
    return this.feeds.renew(actor, params.id);
  }

  @Serves(revokeCalendarFeed)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  revoke(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof revokeCalendarFeed>): Promise<void> {
    return this.feeds.revoke(actor, params.id);
  }

  @Serves(readCalendarFeed)
  @Public()
  async read(
    @Input() { params, query }: ParsedInput<typeof readCalendarFeed>,
    @Origin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCalendar(request, reply, await this.feeds.read(params.id, query.key, origin));
  }
}

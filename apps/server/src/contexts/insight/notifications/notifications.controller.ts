import type { CallResponse, Notification, ParsedInput } from '@common-roof/contracts';
import { listNotifications, readAllNotifications, readNotification, unsubscribe } from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { NotificationsService } from './notifications.service.ts';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Serves(listNotifications)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own alerts')
  list(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listNotifications>,
    @Reading() reader: Reader,
  ): Promise<CallResponse<typeof listNotifications>> {
    return this.notifications.list(actor, query, reader);
  }

  @Serves(readAllNotifications)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own alerts')
  readAll(@CurrentActor() actor: Actor): Promise<{ read: number }> {
    return this.notifications.readAll(actor);
  }

  @Serves(readNotification)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own alerts')
  read(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof readNotification>,
    @Reading() reader: Reader,
  ): Promise<Notification> {
    return this.notifications.read(actor, params.id, reader);
  }

  @Serves(unsubscribe)
  @Public()
  async unsubscribe(
    @Input() { query }: ParsedInput<typeof unsubscribe>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.notifications.unsubscribe(query.t, origin);
    return { message: 'You will get no more e-mails of this kind.' };
  }
}

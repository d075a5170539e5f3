import type { Announcement, AnnouncementReader, Page, ParsedInput } from '@common-roof/contracts';
import {
  countUnreadAnnouncements,
  editAnnouncement,
  listAnnouncementReaders,
  listAnnouncements,
  postAnnouncement,
  readAnnouncement,
  removeAnnouncement,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { AnnouncementsService } from './announcements.service.ts';

@Controller()
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Serves(postAnnouncement)
  @Roles('homeowner')
  post(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof postAnnouncement>,
  ): Promise<Announcement> {
    return this.announcements.post(actor, params.id, body);
  }

  @Serves(listAnnouncements)
  @Roles('roomie', 'homeowner')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listAnnouncements>,
  ): Promise<Page<Announcement>> {
    return this.announcements.list(actor, params.id, query);
  }

  @Serves(countUnreadAnnouncements)
  @Roles('roomie')
  countUnread(@CurrentActor() actor: Actor): Promise<{ unread: number }> {
    return this.announcements.countUnread(actor);
  }

  @Serves(readAnnouncement)
  @Roles('roomie')
  read(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof readAnnouncement>): Promise<Announcement> {
    return this.announcements.read(actor, params.id);
  }

  @Serves(listAnnouncementReaders)
  @Roles('homeowner')
  listReaders(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listAnnouncementReaders>,
  ): Promise<{ items: AnnouncementReader[] }> {
    return this.announcements.listReaders(actor, params.id);
  }

  @Serves(editAnnouncement)
  @Roles('homeowner')
  edit(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof editAnnouncement>,
  ): Promise<Announcement> {
    return this.announcements.edit(actor, params.id, body);
  }

  @Serves(removeAnnouncement)
  @Roles('homeowner')
  remove(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof removeAnnouncement>): Promise<void> {
    return this.announcements.remove(actor, params.id);
  }
}

import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type ClosedQuestion,
  activity,
  when,
  type EffectsProvider,
  DeclaresEffects,
  type Push,
  type RaisedAlert,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { AnnouncementsReadModel } from './announcements-read-model.ts';
import {
  AnnouncementEdited,
  AnnouncementPosted,
  AnnouncementRead,
  AnnouncementRemoved,
} from './announcements.events.ts';

const KIND = 'announcement_posted';

/** Declares the effects of announcements: roomies are alerted to a new one until they have read it. */
@DeclaresEffects()
@Injectable()
export class AnnouncementsEffects implements EffectsProvider {
  constructor(
    private readonly readModel: AnnouncementsReadModel,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(AnnouncementPosted, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'announcement_posted', { house }),
      alerts: ({ announcement_id }) => this.posted(announcement_id),
    }),
    when(AnnouncementEdited, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'announcement_edited', { house }),
    }),
    when(AnnouncementRemoved, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'announcement_removed', { house }),
      alerts: async ({ house_id, announcement_id }) => read(await this.houses.listRoomies(house_id), announcement_id),
    }),
    when(AnnouncementRead, {
      // The reader's other windows, and the homeowner, who sees the count.
      live: async ({ house_id, actor_id }) => {
        const house = await this.houses.find(house_id);
        return house && push([actor_id, house.homeowner_id], 'announcements:changed', { house_id });
      },
      alerts: ({ actor_id, announcement_id }) => read([actor_id], announcement_id),
    }),
  ];

  private async changed(house_id: string): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'announcements:changed', { house_id });
  }

  /** Alerts those who haven't read it yet; nobody once it was removed. */
  private async posted(about: string): Promise<RaisedAlert[]> {
    const found = await this.readModel.find(about);
    if (!found) return [];
    const { author_id, first_name: name, title, house, unread_by } = found;
    const says = alertSaying(KIND, { name, title, house });
    const link = `/announcements?announcement=${about}`;
    return unread_by.map((to): RaisedAlert => ({ to, kind: KIND, about, names: [author_id], says, link }));
  }
}

const read = (of: readonly string[], about: string): ClosedQuestion => ({ of, kind: KIND, about });

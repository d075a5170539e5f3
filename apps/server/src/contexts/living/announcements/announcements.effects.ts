import { Injectable } from '@nestjs/common';

import { activity, when, type EffectsProvider, DeclaresEffects, type Push, push } from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import {
  AnnouncementEdited,
  AnnouncementPosted,
  AnnouncementRead,
  AnnouncementRemoved,
} from './announcements.events.ts';

/** Declares the effects of announcements. */
@DeclaresEffects()
@Injectable()
export class AnnouncementsEffects implements EffectsProvider {
  constructor(private readonly houses: HousesReadModel) {}

  readonly effects = [
    when(AnnouncementPosted, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'announcement_posted', { house }),
    }),
    when(AnnouncementEdited, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'announcement_edited', { house }),
    }),
    when(AnnouncementRemoved, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'announcement_removed', { house }),
    }),
    when(AnnouncementRead, {
      // The reader's other windows, and the homeowner, who sees the count.
      live: async ({ house_id, actor_id }) => {
        const house = await this.houses.find(house_id);
        return house && push([actor_id, house.homeowner_id], 'announcements:changed', { house_id });
      },
    }),
  ];

  private async changed(house_id: string): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'announcements:changed', { house_id });
  }
}

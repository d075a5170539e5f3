import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  type ClosedQuestion,
  DeclaresEffects,
  type EffectsProvider,
  push,
  type Push,
  type RaisedAlert,
  when,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { CalendarReadModel } from './calendar-read-model.ts';
import {
  CalendarEntryRemoved,
  GuestChanged,
  GuestEntered,
  ParcelChanged,
  ParcelEntered,
  ParcelPickedUp,
} from './calendar.events.ts';

const KIND = 'parcel_arrived';

/** Declares the effects of guests and parcels: whose parcel has come is alerted until it is picked up. */
@DeclaresEffects()
@Injectable()
export class CalendarEffects implements EffectsProvider {
  constructor(
    private readonly readModel: CalendarReadModel,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(GuestEntered, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guest_entered', { house }),
    }),
    when(GuestChanged, { live: ({ house_id }) => this.changed(house_id) }),
    when(ParcelEntered, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'parcel_entered', { house }),
      alerts: ({ entry_id }) => this.tell(entry_id),
    }),
    when(ParcelChanged, {
      live: ({ house_id }) => this.changed(house_id),
      // Whose it is now is told only if that was somebody else: the place is on the page.
      alerts: async ({ entry_id, for_id, former_for_id: former }) =>
        for_id === former ? [] : [closed(former, entry_id), ...(await this.tell(entry_id))],
    }),
    when(ParcelPickedUp, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: async ({ house_id, entry_id, is_picked_up: isPickedUp }) =>
        isPickedUp ? { of: await this.houses.listRoomies(house_id), kind: KIND, about: entry_id } : null,
    }),
    when(CalendarEntryRemoved, {
      live: ({ house_id }) => this.changed(house_id),
      alerts: ({ entry_id, for_id }) => (for_id === null ? null : closed(for_id, entry_id)),
    }),
  ];

  private async changed(house_id: string): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'calendar:changed', { house_id });
  }

  /** Tells nobody of a parcel that they entered themselves, or that is gone by then. */
  private async tell(about: string): Promise<RaisedAlert[]> {
    const row = await this.readModel.findWaitingParcel(about);
    if (!row || row.for_id === row.author_id) return [];
    const says = alertSaying(KIND, { name: row.author, place: row.place });
    return [{ to: row.for_id, kind: KIND, about, names: [row.author_id], link: '/calendar', says }];
  }
}

const closed = (person: string, about: string): ClosedQuestion => ({ of: [person], kind: KIND, about });

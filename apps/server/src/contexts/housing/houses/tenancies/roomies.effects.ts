import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { activity, when, type RaisedAlert, type EffectsProvider, DeclaresEffects } from '#kernel/events/effects.ts';
import { RoomsRepository } from '#contexts/housing/houses/rooms/rooms.repository.ts';
import { RoomieMoved, RoomMarkedVacant, StayChanged, TenancyEnded, TenancyStarted } from './roomies.events.ts';

type Says = 'roomie_moved' | 'stay_ended' | 'rent_changed';

/** Effects of moving in and out, and of a homeowner's changes to a tenancy. */
@DeclaresEffects()
@Injectable()
export class RoomiesEffects implements EffectsProvider {
  constructor(private readonly rooms: RoomsRepository) {}

  readonly effects = [
    when(TenancyStarted, {
      activity: ({ roomie_id, house_id: house }) => activity(roomie_id, 'tenancy_started', { house }),
    }),
    when(TenancyEnded, {
      activity: ({ roomie_id, house_id: house }) => activity(roomie_id, 'tenancy_ended', { house }),
    }),
    when(RoomieMoved, {
      activity: ({ moved_by, house_id: house }) => activity(moved_by, 'roomie_moved', { house }),
      alerts: ({ roomie_id, room_id }) => this.alert(roomie_id, room_id, 'roomie_moved', '/user'),
    }),
    when(RoomMarkedVacant, {
      activity: ({ marked_by, house_id: house }) => activity(marked_by, 'room_marked_vacant', { house }),
      alerts: ({ roomie_id, room_id }) => this.alert(roomie_id, room_id, 'stay_ended', '/user'),
    }),
    when(StayChanged, {
      alerts: ({ roomie_id, room_id, rent_changed }) =>
        rent_changed ? this.alert(roomie_id, room_id, 'rent_changed', '/profile') : null,
    }),
  ];

  private async alert(to: string, roomId: string, kind: Says, link: string): Promise<RaisedAlert | null> {
    const place = await this.rooms.findPlace(roomId);
    if (!place) return null;
    return {
      to,
      kind: 'stay_changed',
      // A further rent change replaces the unread alert; a move and an end get an alert each.
      about: kind === 'rent_changed' ? roomId : null,
      says: alertSaying(kind, place),
      link,
    };
  }
}

import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { did, on, type RaisedAlert, type Reacting, Reactions } from '../../../platform/events/reactions.ts';
import { RoomsRepository } from '../rooms/index.ts';
import { RoomieMoved, RoomMarkedVacant, StayChanged, TenancyEnded, TenancyStarted } from './roomies.events.ts';

type Says = 'roomie_moved' | 'stay_ended' | 'rent_changed';

/** Who moves in and out, and what roomies are told of what their homeowner changed about their stay. */
@Reactions()
@Injectable()
export class RoomiesReactions implements Reacting {
  constructor(private readonly rooms: RoomsRepository) {}

  readonly reactions = [
    on(TenancyStarted, {
      activity: ({ roomie_id, house_id: house }) => did(roomie_id, 'tenancy_started', { house }),
    }),
    on(TenancyEnded, {
      activity: ({ roomie_id, house_id: house }) => did(roomie_id, 'tenancy_ended', { house }),
    }),
    on(RoomieMoved, {
      activity: ({ moved_by, house_id: house }) => did(moved_by, 'roomie_moved', { house }),
      alerts: ({ roomie_id, room_id }) => this.alert(roomie_id, room_id, 'roomie_moved', '/user'),
    }),
    on(RoomMarkedVacant, {
      activity: ({ marked_by, house_id: house }) => did(marked_by, 'room_marked_vacant', { house }),
      alerts: ({ roomie_id, room_id }) => this.alert(roomie_id, room_id, 'stay_ended', '/user'),
    }),
    on(StayChanged, {
      alerts: ({ roomie_id, room_id, rent_changed }) =>
        rent_changed ? this.alert(roomie_id, room_id, 'rent_changed', '/profile') : null,
    }),
  ];

  private async alert(to: string, roomId: string, kind: Says, link: string): Promise<RaisedAlert | null> {
    const place = await this.rooms.placeOf(roomId);
    if (!place) return null;
    return {
      to,
      kind: 'stay_changed',
      // More about the rent renews what is unread; a move and an end are told each for themselves.
      about: kind === 'rent_changed' ? roomId : null,
      says: alertSaying(kind, place),
      link,
    };
  }
}

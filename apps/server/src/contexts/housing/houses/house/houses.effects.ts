import type { PhotoPlaceKind } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import {
  type ActivityLine,
  activity,
  when,
  type Push,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { PhotosArranged } from '#contexts/identity/media/index.ts';
import {
  StayAgreed,
  StayChanged,
  TenancyEnded,
  TenancyStarted,
} from '#contexts/housing/houses/tenancies/roomies.events.ts';
import { RoomAdded, RoomChanged, RoomRetired } from '#contexts/housing/houses/rooms/rooms.events.ts';
import { RoomsRepository } from '#contexts/housing/houses/rooms/rooms.repository.ts';
import {
  BoardUpdated,
  HouseArchived,
  HouseChanged,
  HouseDiscarded,
  HouseDrafted,
  HouseOpened,
  HouseRestored,
  HouseRulesChanged,
} from './houses.events.ts';
import { HousesRepository } from './houses.repository.ts';

/**
 * Effects of house events on screens: each learns that the house changed and reloads it, because people see different
 * parts. The audience is read when the effect is sent.
 */
@DeclaresEffects()
@Injectable()
export class HousesEffects implements EffectsProvider {
  constructor(
    private readonly houses: HousesRepository,
    private readonly rooms: RoomsRepository,
  ) {}

  readonly effects = [
    when(HouseDrafted, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'house_drafted', { house }),
    }),
    when(HouseDiscarded, {
      live: ({ house_id, homeowner_id }) => push([homeowner_id], 'house:changed', { house_id }),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'house_discarded', { house }),
    }),
    when(HouseOpened, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ homeowner_id, house_id: house }) => activity(homeowner_id, 'house_opened', { house }),
    }),
    when(HouseChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'house_changed', { house }),
    }),
    when(HouseRulesChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'house_rules_changed', { house }),
    }),
    when(HouseArchived, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'house_archived', { house }),
    }),
    when(HouseRestored, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'house_restored', { house }),
    }),
    when(BoardUpdated, {
      live: ({ house_id }) => this.board(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'board_updated', { house }),
    }),
    when(PhotosArranged, {
      live: async ({ kind, owner_id }) => {
        const houseId = await this.houseOf(kind, owner_id);
        return houseId === undefined ? null : this.changed(houseId);
      },
      activity: async ({ kind, owner_id, account_id }): Promise<ActivityLine | null> => {
        const house = await this.houseOf(kind, owner_id);
        if (house === undefined) return null;
        return activity(account_id, kind === 'house' ? 'house_photos_changed' : 'room_photos_changed', { house });
      },
    }),
    when(RoomAdded, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'room_added', { house }),
    }),
    when(RoomChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'room_changed', { house }),
    }),
    when(RoomRetired, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'room_retired', { house }),
    }),
    when(StayAgreed, { live: ({ house_id }) => this.changed(house_id) }),
    when(TenancyStarted, { live: ({ house_id }) => this.changed(house_id) }),
    when(TenancyEnded, { live: ({ house_id, roomie_id }) => this.changed(house_id, [roomie_id]) }),
    when(StayChanged, { live: ({ house_id }) => this.changed(house_id) }),
  ];

  private async changed(houseId: string, more: readonly string[] = []): Promise<Push> {
    return push([...(await this.houses.listAudience(houseId)), ...more], 'house:changed', { house_id: houseId });
  }

  private async board(houseId: string): Promise<Push | null> {
    const house = await this.houses.find(houseId);
    if (!house) return null;
    const board = { house_id: houseId, version: house.board_version, items: house.board };
    return push(await this.houses.listAudience(houseId), 'board:updated', board);
  }

  private async houseOf(kind: PhotoPlaceKind, ownerId: string): Promise<string | undefined> {
    if (kind === 'house') return ownerId;
    return kind === 'room' ? (await this.rooms.find(ownerId))?.house_id : undefined;
  }
}

import type { PhotoPlaceKind } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import {
  type ActivityLine,
  did,
  on,
  type Push,
  type Reacting,
  Reactions,
  tell,
} from '../../../platform/events/reactions.ts';
import { PhotosArranged } from '../../identity/images/index.ts';
import { StayAgreed, StayChanged, TenancyEnded, TenancyStarted } from '../roomies/index.ts';
import { RoomAdded, RoomChanged, RoomRetired, RoomsRepository } from '../rooms/index.ts';
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
 * What the screens of a house are told: that something about it is different. What it is, each reads anew: people see
 * different parts of a house. Who they are is read when it is told.
 */
@Reactions()
@Injectable()
export class HousesReactions implements Reacting {
  constructor(
    private readonly houses: HousesRepository,
    private readonly rooms: RoomsRepository,
  ) {}

  readonly reactions = [
    on(HouseDrafted, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'house_drafted', { house }),
    }),
    on(HouseDiscarded, {
      live: ({ house_id, homeowner_id }) => tell([homeowner_id], 'house:changed', { house_id }),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'house_discarded', { house }),
    }),
    on(HouseOpened, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ homeowner_id, house_id: house }) => did(homeowner_id, 'house_opened', { house }),
    }),
    on(HouseChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'house_changed', { house }),
    }),
    on(HouseRulesChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'house_rules_changed', { house }),
    }),
    on(HouseArchived, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'house_archived', { house }),
    }),
    on(HouseRestored, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'house_restored', { house }),
    }),
    on(BoardUpdated, {
      live: ({ house_id }) => this.board(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'board_updated', { house }),
    }),
    on(PhotosArranged, {
      live: async ({ kind, owner_id }) => {
        const houseId = await this.houseOf(kind, owner_id);
        return houseId === undefined ? null : this.changed(houseId);
      },
      activity: async ({ kind, owner_id, account_id }): Promise<ActivityLine | null> => {
        const house = await this.houseOf(kind, owner_id);
        if (house === undefined) return null;
        return did(account_id, kind === 'house' ? 'house_photos_changed' : 'room_photos_changed', { house });
      },
    }),
    on(RoomAdded, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'room_added', { house }),
    }),
    on(RoomChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'room_changed', { house }),
    }),
    on(RoomRetired, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'room_retired', { house }),
    }),
    on(StayAgreed, { live: ({ house_id }) => this.changed(house_id) }),
    on(TenancyStarted, { live: ({ house_id }) => this.changed(house_id) }),
    on(TenancyEnded, { live: ({ house_id, roomie_id }) => this.changed(house_id, [roomie_id]) }),
    on(StayChanged, { live: ({ house_id }) => this.changed(house_id) }),
  ];

  private async changed(houseId: string, more: readonly string[] = []): Promise<Push> {
    return tell([...(await this.houses.audienceOf(houseId)), ...more], 'house:changed', { house_id: houseId });
  }

  private async board(houseId: string): Promise<Push | null> {
    const house = await this.houses.find(houseId);
    if (!house) return null;
    const board = { house_id: houseId, version: house.board_version, items: house.board };
    return tell(await this.houses.audienceOf(houseId), 'board:updated', board);
  }

  private async houseOf(kind: PhotoPlaceKind, ownerId: string): Promise<string | undefined> {
    if (kind === 'house') return ownerId;
    return kind === 'room' ? (await this.rooms.find(ownerId))?.house_id : undefined;
  }
}

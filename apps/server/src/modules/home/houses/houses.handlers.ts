import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { PhotosArranged } from '../../identity/images/index.ts';
import { StayChanged, TenancyEnded, TenancyStarted } from '../roomies/index.ts';
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

const PUSH = { queue: 'realtime', effect: 'outside' } as const;

/**
 * Tells the screens of a house that something about it is different. What it is, each reads anew: people see different
 * parts of a house. Who they are is read when it is told.
 */
@Injectable()
export class HousesHandlers {
  constructor(
    private readonly houses: HousesRepository,
    private readonly rooms: RoomsRepository,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent(HouseDrafted, { id: 'push-house-drafted', ...PUSH })
  drafted({ house_id }: EventOf<typeof HouseDrafted>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(HouseDiscarded, { id: 'push-house-discarded', ...PUSH })
  discarded({ house_id, homeowner_id }: EventOf<typeof HouseDiscarded>): void {
    this.realtime.toAccount(homeowner_id).emit('house:changed', { house_id });
  }

  @OnEvent(HouseOpened, { id: 'push-house-opened', ...PUSH })
  opened({ house_id }: EventOf<typeof HouseOpened>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(HouseChanged, { id: 'push-house-changed', ...PUSH })
  changed({ house_id }: EventOf<typeof HouseChanged>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(StayChanged, { id: 'push-stay-changed', ...PUSH })
  stayChanged({ house_id }: EventOf<typeof StayChanged>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(HouseRulesChanged, { id: 'push-house-rules-changed', ...PUSH })
  rulesChanged({ house_id }: EventOf<typeof HouseRulesChanged>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(HouseArchived, { id: 'push-house-archived', ...PUSH })
  archived({ house_id }: EventOf<typeof HouseArchived>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(HouseRestored, { id: 'push-house-restored', ...PUSH })
  restored({ house_id }: EventOf<typeof HouseRestored>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(RoomAdded, { id: 'push-room-added', ...PUSH })
  roomAdded({ house_id }: EventOf<typeof RoomAdded>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(RoomChanged, { id: 'push-room-changed', ...PUSH })
  roomChanged({ house_id }: EventOf<typeof RoomChanged>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(RoomRetired, { id: 'push-room-retired', ...PUSH })
  roomRetired({ house_id }: EventOf<typeof RoomRetired>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(TenancyStarted, { id: 'push-tenancy-started', ...PUSH })
  tenancyStarted({ house_id }: EventOf<typeof TenancyStarted>): Promise<void> {
    return this.push(house_id);
  }

  @OnEvent(TenancyEnded, { id: 'push-tenancy-ended', ...PUSH })
  tenancyEnded({ house_id, roomie_id }: EventOf<typeof TenancyEnded>): Promise<void> {
    return this.push(house_id, [roomie_id]);
  }

  @OnEvent(BoardUpdated, { id: 'push-board-updated', ...PUSH })
  async boardUpdated({ house_id }: EventOf<typeof BoardUpdated>): Promise<void> {
    const house = await this.houses.find(house_id);
    if (!house) return;
    const board = { house_id, version: house.board_version, items: house.board };
    this.realtime.toAccounts(await this.houses.audienceOf(house_id)).emit('board:updated', board);
  }

  @OnEvent(PhotosArranged, { id: 'push-photos-arranged', ...PUSH })
  async photosArranged({ kind, owner_id }: EventOf<typeof PhotosArranged>): Promise<void> {
    if (kind === 'account') return;
    const houseId = kind === 'house' ? owner_id : (await this.rooms.find(owner_id))?.house_id;
    if (houseId !== undefined) await this.push(houseId);
  }

  private async push(houseId: string, more: readonly string[] = []): Promise<void> {
    const audience = [...(await this.houses.audienceOf(houseId)), ...more];
    if (audience.length > 0) this.realtime.toAccounts(audience).emit('house:changed', { house_id: houseId });
  }
}

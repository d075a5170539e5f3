import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import {
  BoardUpdated,
  HouseArchived,
  HouseChanged,
  HouseDiscarded,
  HouseDrafted,
  HouseOpened,
  HouseRestored,
  HouseRulesChanged,
} from '../../home/houses/index.ts';
import { PhotosArranged } from '../../identity/images/index.ts';
import { RoomieMoved, RoomMarkedVacant } from '../../home/roomies/index.ts';
import { RoomAdded, RoomChanged, RoomRetired, RoomsRepository } from '../../home/rooms/index.ts';
import { ActivityRecorder } from './activity-recorder.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;

interface AtHouse {
  readonly eventId: string;
  readonly occurredAt: Date;
  readonly house_id: string;
}

/** What is done to houses and rooms, one redacted line an event. */
@Injectable()
export class HouseActivityHandlers {
  constructor(
    private readonly recorder: ActivityRecorder,
    private readonly rooms: RoomsRepository,
  ) {}

  @OnEvent(PhotosArranged, { id: 'record-photos-arranged', ...QUEUE })
  async photosArranged(event: EventOf<typeof PhotosArranged>): Promise<void> {
    const line = { kind: PhotosArranged.type, actorId: event.account_id };
    if (event.kind === 'account') {
      const summary = event.photos > 0 ? 'changed their photo' : 'took their photo away';
      return this.recorder.record(event, { ...line, summary });
    }
    const houseId = event.kind === 'house' ? event.owner_id : (await this.rooms.find(event.owner_id))?.house_id;
    const summary = `changed the photos of ${event.kind === 'house' ? 'the house' : 'a room in'}`;
    return this.recorder.recordAtHouse(event, houseId ?? event.owner_id, { ...line, summary });
  }

  @OnEvent(HouseDrafted, { id: 'record-house-drafted', ...QUEUE })
  houseDrafted(event: EventOf<typeof HouseDrafted>): Promise<void> {
    return this.at(event, HouseDrafted.type, event.actor_id, 'began a draft of');
  }

  @OnEvent(HouseDiscarded, { id: 'record-house-discarded', ...QUEUE })
  houseDiscarded(event: EventOf<typeof HouseDiscarded>): Promise<void> {
    return this.at(event, HouseDiscarded.type, event.actor_id, 'threw away a draft of');
  }

  @OnEvent(HouseOpened, { id: 'record-house-opened', ...QUEUE })
  houseOpened(event: EventOf<typeof HouseOpened>): Promise<void> {
    return this.at(event, HouseOpened.type, event.homeowner_id, 'opened');
  }

  @OnEvent(HouseChanged, { id: 'record-house-changed', ...QUEUE })
  houseChanged(event: EventOf<typeof HouseChanged>): Promise<void> {
    return this.at(event, HouseChanged.type, event.actor_id, 'changed');
  }

  @OnEvent(HouseRulesChanged, { id: 'record-house-rules-changed', ...QUEUE })
  houseRulesChanged(event: EventOf<typeof HouseRulesChanged>): Promise<void> {
    return this.at(event, HouseRulesChanged.type, event.actor_id, 'changed the rules of');
  }

  @OnEvent(HouseArchived, { id: 'record-house-archived', ...QUEUE })
  houseArchived(event: EventOf<typeof HouseArchived>): Promise<void> {
    return this.at(event, HouseArchived.type, event.actor_id, 'archived');
  }

  @OnEvent(HouseRestored, { id: 'record-house-restored', ...QUEUE })
  houseRestored(event: EventOf<typeof HouseRestored>): Promise<void> {
    return this.at(event, HouseRestored.type, event.actor_id, 'restored');
  }

  @OnEvent(BoardUpdated, { id: 'record-board-updated', ...QUEUE })
  boardUpdated(event: EventOf<typeof BoardUpdated>): Promise<void> {
    return this.at(event, BoardUpdated.type, event.actor_id, 'wrote on the board of');
  }

  @OnEvent(RoomAdded, { id: 'record-room-added', ...QUEUE })
  roomAdded(event: EventOf<typeof RoomAdded>): Promise<void> {
    return this.at(event, RoomAdded.type, event.actor_id, 'added a room to');
  }

  @OnEvent(RoomChanged, { id: 'record-room-changed', ...QUEUE })
  roomChanged(event: EventOf<typeof RoomChanged>): Promise<void> {
    return this.at(event, RoomChanged.type, event.actor_id, 'changed a room of');
  }

  @OnEvent(RoomRetired, { id: 'record-room-retired', ...QUEUE })
  roomRetired(event: EventOf<typeof RoomRetired>): Promise<void> {
    return this.at(event, RoomRetired.type, event.actor_id, 'took a room out of');
  }

  @OnEvent(RoomieMoved, { id: 'record-roomie-moved', ...QUEUE })
  roomieMoved(event: EventOf<typeof RoomieMoved>): Promise<void> {
    return this.at(event, RoomieMoved.type, event.moved_by, 'moved a roomie within');
  }

  @OnEvent(RoomMarkedVacant, { id: 'record-room-marked-vacant', ...QUEUE })
  roomMarkedVacant(event: EventOf<typeof RoomMarkedVacant>): Promise<void> {
    return this.at(event, RoomMarkedVacant.type, event.marked_by, 'marked a room vacant in');
  }

  private at(event: AtHouse, kind: string, actorId: string, summary: string): Promise<void> {
    return this.recorder.recordAtHouse(event, event.house_id, { kind, actorId, summary });
  }
}

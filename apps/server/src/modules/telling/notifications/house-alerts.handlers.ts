import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { HouseRulesChanged } from '../../home/houses/index.ts';
import { RoomieMoved, RoomMarkedVacant, StayChanged } from '../../home/roomies/index.ts';
import { NotificationsService } from './notifications.service.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;

/** Tells roomies what their homeowner changed about where and how they live. */
@Injectable()
export class HouseAlertsHandlers {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly database: Database,
  ) {}

  @OnEvent(HouseRulesChanged, { id: 'alert-house-rules-changed', ...QUEUE })
  async rulesChanged({ house_id, version }: EventOf<typeof HouseRulesChanged>): Promise<void> {
    const roomies = await this.database.query<{ id: string; house: string }>(
      `SELECT t.roomie_id AS id, h.name AS house FROM tenancies t JOIN houses h ON h.id = t.house_id
        WHERE t.house_id = $1 AND t.state <> 'ended'`,
      [house_id],
    );
    for (const { id, house } of roomies) {
      await this.notifications.raise({
        accountId: id,
        kind: 'house_rules',
        subjectId: house_id,
        title: `New rules in ${house}`,
        body: `Version ${String(version)} is in force. Have a look at what changed.`,
        link: '/user#house-rules',
      });
    }
  }

  @OnEvent(RoomieMoved, { id: 'alert-roomie-moved', ...QUEUE })
  async moved({ roomie_id, room_id }: EventOf<typeof RoomieMoved>): Promise<void> {
    await this.notifications.raise({
      accountId: roomie_id,
      kind: 'stay_changed',
      subjectId: null,
      title: `Your room is ${await this.placeName(room_id)} now`,
      body: 'Your homeowner moved you there. If that is news to you, ask in the chat.',
      link: '/user',
    });
  }

  @OnEvent(RoomMarkedVacant, { id: 'alert-room-marked-vacant', ...QUEUE })
  async markedVacant({ roomie_id, room_id }: EventOf<typeof RoomMarkedVacant>): Promise<void> {
    await this.notifications.raise({
      accountId: roomie_id,
      kind: 'stay_changed',
      subjectId: null,
      title: `Your stay in ${await this.placeName(room_id)} has ended`,
      body: 'Your homeowner marked the room vacant. What you wrote and paid stays readable to you.',
      link: '/user',
    });
  }

  @OnEvent(StayChanged, { id: 'alert-rent-changed', ...QUEUE })
  async rentChanged({ roomie_id, room_id, rent_changed }: EventOf<typeof StayChanged>): Promise<void> {
    if (!rent_changed) return;
    await this.notifications.raise({
      accountId: roomie_id,
      kind: 'stay_changed',
      subjectId: room_id,
      title: `The rent of ${await this.placeName(room_id)} is different now`,
      body: 'Your homeowner changed it. If that is news to you, ask in the chat.',
      link: '/profile',
    });
  }

  private async placeName(roomId: string): Promise<string> {
    const [row] = await this.database.query<{ name: string }>(
      `SELECT r.name || ', ' || h.name AS name FROM rooms r JOIN houses h ON h.id = r.house_id WHERE r.id = $1`,
      [roomId],
    );
    return row?.name ?? 'your room';
  }
}

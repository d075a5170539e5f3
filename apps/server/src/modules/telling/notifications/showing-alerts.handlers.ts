import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import {
  ShowingCancelled,
  ShowingConfirmed,
  ShowingMoved,
  ShowingNear,
  ShowingProposed,
  type ShowingRow,
  ShowingsRepository,
  timeOf,
} from '../../letting/showings/index.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsService } from './notifications.service.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;
const ROOMIES_PAGE = '/showings';

/** What homeowners, and those whose rooms they show, hear of each other. */
@Injectable()
export class ShowingAlertsHandlers {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly rows: NotificationsRepository,
    private readonly showings: ShowingsRepository,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  @OnEvent(ShowingProposed, { id: 'alert-showing-proposed', ...QUEUE })
  proposed({ showing_id }: EventOf<typeof ShowingProposed>): Promise<void> {
    return this.ask(showing_id, (row) => `${visitorOf(row)} would like to see your room on ${timeOf(row)}`);
  }

  @OnEvent(ShowingMoved, { id: 'alert-showing-moved', ...QUEUE })
  moved({ showing_id }: EventOf<typeof ShowingMoved>): Promise<void> {
    return this.ask(showing_id, (row) => `The showing of your room is to be on ${timeOf(row)} now`);
  }

  @OnEvent(ShowingConfirmed, { id: 'alert-showing-confirmed', ...QUEUE })
  async confirmed({ showing_id, by }: EventOf<typeof ShowingConfirmed>): Promise<void> {
    const row = await this.showings.find(showing_id);
    if (!row) return;
    await this.closeQuestion(row);
    if (by === 'homeowner') return;
    const who = by === 'roomie' ? (row.roomie_name ?? 'The roomie') : visitorOf(row);
    await this.tellHomeowner(row, `${who} confirmed the showing on ${timeOf(row)}`, placeOf(row));
  }

  @OnEvent(ShowingCancelled, { id: 'alert-showing-cancelled', ...QUEUE })
  async cancelled({ showing_id, by, actor_id }: EventOf<typeof ShowingCancelled>): Promise<void> {
    const row = await this.showings.find(showing_id);
    if (!row) return;
    await this.closeQuestion(row);
    const because = row.reason === '' ? placeOf(row) : row.reason;
    if (by === 'roomie') {
      await this.tellHomeowner(
        row,
        `${row.roomie_name ?? 'The roomie'} declined the showing on ${timeOf(row)}`,
        because,
      );
      return;
    }
    if (row.roomie_id !== null) {
      await this.tell(
        row.roomie_id,
        row,
        `The showing of your room on ${timeOf(row)} is cancelled`,
        because,
        ROOMIES_PAGE,
      );
    }
    if (actor_id === null) {
      const title =
        by === 'visitor' ? `${visitorOf(row)} cannot come on` : `${visitorOf(row)} is not shown the room on`;
      await this.tellHomeowner(row, `${title} ${timeOf(row)}`, because);
    }
  }

  @OnEvent(ShowingNear, { id: 'alert-showing-near', ...QUEUE })
  async near({ showing_id, hours }: EventOf<typeof ShowingNear>): Promise<void> {
    const row = await this.showings.find(showing_id);
    if (!row || row.state === 'cancelled' || row.starts_at <= this.clock.now()) return;
    const soon = hours === 24 ? 'Tomorrow' : 'In two hours';
    const open = row.state === 'proposed';
    const asked = row.roomie_name ?? visitorOf(row);
    await this.remind(
      row.homeowner_id,
      row,
      open
        ? `${asked} has not answered: showing on ${timeOf(row)}`
        : `${soon}: ${visitorOf(row)} sees ${row.room_name}`,
      open ? 'Without a yes it does not take place.' : `${timeOf(row)}, ${row.house_name}`,
      homeownersPage(row),
    );
    if (row.roomie_id === null) return;
    await this.remind(
      row.roomie_id,
      row,
      open ? `Does ${timeOf(row)} suit you for a showing?` : `${soon}: your room is shown`,
      open ? 'It has no answer yet. Confirm or decline.' : `${timeOf(row)}, to ${visitorOf(row)}`,
      ROOMIES_PAGE,
    );
  }

  /** Who lives in the room has to be told in any case, and is asked. */
  private async ask(showingId: string, title: (row: ShowingRow) => string): Promise<void> {
    const row = await this.showings.find(showingId);
    if (row?.state !== 'proposed' || row.roomie_id === null) return;
    await this.notifications.raise({
      accountId: row.roomie_id,
      kind: 'showing_asked',
      subjectId: row.id,
      title: title(row),
      body: row.note === '' ? 'Confirm or decline on your page of showings.' : row.note,
      link: ROOMIES_PAGE,
    });
  }

  private tellHomeowner(row: ShowingRow, title: string, body: string): Promise<void> {
    return this.tell(row.homeowner_id, row, title, body, homeownersPage(row));
  }

  private tell(accountId: string, row: ShowingRow, title: string, body: string, link: string): Promise<void> {
    return this.notifications.raise({ accountId, kind: 'showing_changed', subjectId: row.id, title, body, link });
  }

  private remind(accountId: string, row: ShowingRow, title: string, body: string, link: string): Promise<void> {
    return this.notifications.raise({ accountId, kind: 'showing_reminder', subjectId: row.id, title, body, link });
  }

  /** What was answered or taken back no longer waits in the bell. */
  private async closeQuestion({ id, roomie_id: accountId }: ShowingRow): Promise<void> {
    if (accountId === null) return;
    const ids = await this.rows.markSubjectRead(accountId, 'showing_asked', id);
    if (ids.length > 0) this.realtime.toAccount(accountId).emit('notification:read', { ids });
  }
}

const visitorOf = ({ first_name, last_name }: ShowingRow): string => `${first_name} ${last_name}`;
const placeOf = ({ room_name, house_name }: ShowingRow): string => `${room_name} in ${house_name}`;
const homeownersPage = ({ ad_id }: ShowingRow): string => (ad_id === null ? '/adview' : `/adview?ad=${ad_id}`);

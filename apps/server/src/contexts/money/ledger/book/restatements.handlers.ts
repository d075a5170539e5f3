import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  StayChanged,
  NoticeWithdrawn,
  StayLastDayMoved,
  TenancyEnded,
  TenancyStarted,
} from '#contexts/housing/houses/index.ts';
import { PartRestatementRequested } from './restatements.events.ts';
import { Restatements } from './restatements.ts';
import { RestatementsRepository } from './restatements.repository.ts';

const RECALCULATE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Ids of the handlers of tenancy changes. Until they have run, the house's shares count as being recalculated. */
export const STAY_HANDLERS = [
  'restate-with-new-roomie',
  'restate-without-roomie',
  'restate-with-roomie-who-stays',
  'restate-changed-stay',
  'restate-moved-last-day',
] as const;
const [STARTED, ENDED, STAYS, CHANGED, LAST_DAY] = STAY_HANDLERS;

/** Recalculates a house's shares, with the cause, when the tenancies differ from what was known. */
@Injectable()
export class RestatementsHandlers {
  constructor(
    private readonly restatements: Restatements,
    private readonly rows: RestatementsRepository,
  ) {}

  @EventHandler(TenancyStarted, { id: STARTED, ...RECALCULATE })
  async movedIn({ house_id: houseId, roomie_id: personId, ...stay }: EventOf<typeof TenancyStarted>): Promise<void> {
    const now = await this.rows.stay(stay.tenancy_id);
    const about = { houseId, personId, after: now?.starts_on ?? null };
    await this.restatements.begin(
      stay.is_reopened ? { ...about, kind: 'returned', after: now?.ends_on ?? null } : { ...about, kind: 'moved_in' },
    );
  }

  @EventHandler(TenancyEnded, { id: ENDED, ...RECALCULATE })
  async movedOut({ house_id: houseId, roomie_id: personId, ...stay }: EventOf<typeof TenancyEnded>): Promise<void> {
    const now = await this.rows.stay(stay.tenancy_id);
    await this.restatements.begin({ houseId, personId, kind: 'moved_out', after: now?.ends_on ?? null });
  }

  @EventHandler(NoticeWithdrawn, { id: STAYS, ...RECALCULATE })
  async onNoticeWithdrawn({
    house_id: houseId,
    roomie_id: personId,
    actor_id: by,
  }: EventOf<typeof NoticeWithdrawn>): Promise<void> {
    await this.restatements.begin({ houseId, personId, kind: 'stays', by });
  }

  /** The rent and remarks of a tenancy affect no shares. */
  @EventHandler(StayChanged, { id: CHANGED, ...RECALCULATE })
  async changed({ house_id: houseId, roomie_id: personId, ...stay }: EventOf<typeof StayChanged>): Promise<void> {
    const { changed_by: by, started_on: before, starts_on: after } = stay;
    if (before !== undefined && before === after) return;
    await this.restatements.begin({
      houseId,
      personId,
      kind: 'first_day',
      by,
      before: before ?? null,
      after: after ?? null,
    });
  }

  @EventHandler(StayLastDayMoved, { id: LAST_DAY, ...RECALCULATE })
  async lastDayMoved({
    house_id: houseId,
    roomie_id: personId,
    ...stay
  }: EventOf<typeof StayLastDayMoved>): Promise<void> {
    const { ended_on: before, ends_on: after } = stay;
    await this.restatements.begin({ houseId, personId, kind: 'last_day', before, after });
  }

  @EventHandler(PartRestatementRequested, { id: 'restate-part', ...RECALCULATE })
  restatePart(event: EventOf<typeof PartRestatementRequested>): Promise<void> {
    return this.restatements.restatePart(event);
  }
}

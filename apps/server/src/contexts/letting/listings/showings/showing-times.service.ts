import {
  type CallResponse,
  type listShowingSlots,
  LIMITS,
  type ParsedInput,
  type QuietTimes,
  type saveShowingSettings,
  type ShowingSettings,
  type Slot,
  SLOT_DAYS,
  type WeeklyWindow,
} from '@common-roof/contracts';
import { dayIn, instantOf, isWithin, leavesRoomForShowings, plusDays, showingSlots } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type OccupantRow, ShowingTimesRepository } from './showing-times.repository.ts';
import { ShowingTimesChanged } from './showings.events.ts';
import { type ShowingSpan, ShowingsRepository } from './showings.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAYS_AHEAD = 365;

/** When rooms can be shown, by their homeowner's and their roomies' settings. */
@Injectable()
export class ShowingTimesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly times: ShowingTimesRepository,
    private readonly showings: ShowingsRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the house is the caller's */
  async settings(actor: Actor, houseId: string): Promise<ShowingSettings> {
    await this.access.requireHouse(actor, houseId);
    return this.times.settings(houseId);
  }

  /** @throws 404, 409 when `version` is stale */
  async saveSettings(
    actor: Actor,
    houseId: string,
    body: ParsedInput<typeof saveShowingSettings>['body'],
    origin: RequestOrigin,
  ): Promise<ShowingSettings> {
    await this.access.requireHouseForChange(actor, houseId);
    return this.database.transaction(async () => {
      if (!(await this.times.saveSettings(houseId, body))) {
        const detail = 'The showing times were changed in another window.';
        throw new DomainError('stale_version', { detail, current: await this.times.settings(houseId) });
      }
      await this.outbox.append(ShowingTimesChanged, { house_id: houseId, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'showing.settings', houseId, origin);
      return this.times.settings(houseId);
    });
  }

  /** @throws 403 for a roomie without a current tenancy */
  async quiet(actor: Actor): Promise<QuietTimes> {
    await this.access.requireCurrentTenancy(actor);
    return { windows: await this.times.listQuiet(actor.accountId) };
  }

  /** @throws 403; 422 when they leave too little of the week for showings */
  async saveQuiet(actor: Actor, windows: readonly WeeklyWindow[]): Promise<QuietTimes> {
    await this.access.requireCurrentTenancy(actor);
    if (!leavesRoomForShowings(windows)) {
      throw unacceptable('windows', 'Leave at least ten hours a week for showings, between 8:00 and 21:00.');
    }
    return this.database.transaction(async () => {
      await this.times.saveQuiet(actor.accountId, windows);
      const houseId = await this.times.findHouse(actor.accountId);
      if (houseId !== undefined) {
        await this.outbox.append(ShowingTimesChanged, { house_id: houseId, actor_id: actor.accountId });
      }
      return { windows: await this.times.listQuiet(actor.accountId) };
    });
  }

  /** @throws 404 unless the room is the caller's */
  async slots(
    actor: Actor,
    roomId: string,
    { from }: ParsedInput<typeof listShowingSlots>['query'],
  ): Promise<CallResponse<typeof listShowingSlots>> {
    const { houseId } = await this.access.requireRoomForChange(actor, roomId);
    const [settings, timeZone] = await Promise.all([this.times.settings(houseId), this.houses.findTimeZone(houseId)]);
    const now = this.clock.now();
    const today = dayIn(timeZone, now);
    const fromDay = from === undefined || from < today ? today : from;
    const until = plusDays(fromDay, SLOT_DAYS);
    const [occupants, taken] = await Promise.all([
      this.times.occupants(roomId, today, until),
      this.showings.taken(roomId, instantOf(fromDay, '00:00', timeZone), instantOf(until, '00:00', timeZone)),
    ]);
    const noticed = new Date(now.getTime() + settings.notice_hours * HOUR_MS);
    const items: Slot[] = [];
    // Day by day: on the last days another roomie may live there, or none.
    for (let ahead = 0; ahead < SLOT_DAYS; ahead += 1) {
      const day = plusDays(fromDay, ahead);
      const lives = livingOn(occupants, day);
      const [earliest, quiet] = lives ? [noticed, lives.quiet] : [now, []];
      const limit = LIMITS.pageMax - items.length;
      items.push(...showingSlots({ settings, quiet, taken, earliest, fromDay: day, days: 1, timeZone, limit }));
    }
    const first = livingOn(occupants, today);
    return {
      items,
      time_zone: timeZone,
      minutes: settings.minutes,
      earliest: (first ? noticed : now).toISOString(),
      roomie: first?.first_name ?? null,
      quiet: first?.quiet ?? [],
    };
  }

  /**
   * The span of a showing, if the room can be shown then. The homeowner's own hours are a help and no rule.
   * @param minutes the length; as the house is set when omitted
   * @throws 422 for the past, a time too far ahead, one without notice to the roomie, or in their quiet times
   */
  async plan(
    roomId: string,
    houseId: string,
    startsAt: Date,
    minutes?: number,
  ): Promise<ShowingSpan & { lived: boolean }> {
    const [settings, timeZone] = await Promise.all([this.times.settings(houseId), this.houses.findTimeZone(houseId)]);
    const now = this.clock.now();
    if (startsAt <= now) throw unacceptable('starts_at', 'This time is over.');
    if (startsAt.getTime() > now.getTime() + DAYS_AHEAD * 24 * HOUR_MS) {
      throw unacceptable('starts_at', 'A showing is planned at most a year ahead.');
    }
    const endsAt = new Date(startsAt.getTime() + (minutes ?? settings.minutes) * MINUTE_MS);
    const freeAt = new Date(endsAt.getTime() + settings.buffer_minutes * MINUTE_MS);
    const day = dayIn(timeZone, startsAt);
    const [lives] = await this.times.occupants(roomId, day, day);
    if (lives) {
      const hours = settings.notice_hours;
      if (startsAt.getTime() < now.getTime() + hours * HOUR_MS) {
        throw unacceptable(
          'starts_at',
          filled('Give {name} at least {hours} hours’ notice.', { name: lives.first_name, hours }),
        );
      }
      if (isWithin(lives.quiet, { from: startsAt, to: endsAt }, timeZone)) {
        throw unacceptable(
          'starts_at',
          filled('{name} does not want visitors at that time.', { name: lives.first_name }),
        );
      }
    }
    return { startsAt, endsAt, freeAt, lived: lives !== undefined };
  }
}

const livingOn = (occupants: readonly OccupantRow[], day: string): OccupantRow | undefined =>
  occupants.find(({ starts_on, ends_on }) => starts_on <= day && (ends_on === null || ends_on >= day));

import {
  CALENDAR_LIMITS,
  type CalendarEntry,
  type editGuest,
  type editParcel,
  type enterGuest,
  type enterParcel,
  type EnteredKind,
  type ParsedInput,
} from '@common-roof/contracts';
import { dayIn, daysBetween, plusDays } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { assertDailyLimit, oneDayBefore } from '#kernel/rate-limits/daily-limit.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type CalendarEntryRow, CalendarEntriesRepository, type EntryWords } from './calendar-entries.repository.ts';
import {
  CalendarEntryRemoved,
  GuestChanged,
  GuestEntered,
  ParcelChanged,
  ParcelEntered,
  ParcelPickedUp,
} from './calendar.events.ts';
import { toCalendarEntry } from './calendar.mapper.ts';

type Guest = ParsedInput<typeof enterGuest>['body'];
type Parcel = ParsedInput<typeof enterParcel>['body'];

/** Lets the people of a house enter who comes to stay, and which parcels have come. */
@Injectable()
export class EnterCalendarService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly entries: CalendarEntriesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 409 when the house is archived; 422 for days that don't fit; 429 */
  enterGuest(actor: Actor, houseId: string, guest: Guest): Promise<CalendarEntry> {
    return this.enter(actor, houseId, 'guest', async () => {
      await this.requireDays(houseId, guest);
      return guestWords(guest);
    });
  }

  /** @throws 404; 409 when the house is archived; 422 for somebody who doesn't live there; 429 */
  enterParcel(actor: Actor, houseId: string, parcel: Parcel): Promise<CalendarEntry> {
    return this.enter(actor, houseId, 'parcel', async () => {
      await this.requireRoomie(houseId, parcel.for_id);
      return parcelWords(parcel, dayIn(await this.houses.findTimeZone(houseId), this.clock.now()));
    });
  }

  /** The same again changes nothing, as after an answer that was lost. @throws as {@link enterGuest}; 409 when stale */
  editGuest(
    actor: Actor,
    id: string,
    { version, ...guest }: ParsedInput<typeof editGuest>['body'],
  ): Promise<CalendarEntry> {
    return this.change(actor, id, 'guest', async (row) => {
      requireAuthor(row, actor);
      const words = guestWords(guest);
      if (isSame(row, words)) return;
      this.requireVersion(row, version, actor);
      if (row.from_on !== guest.from_on || row.to_on !== guest.to_on) await this.requireDays(row.house_id, guest);
      await this.entries.update(id, words);
      await this.outbox.append(GuestChanged, about(row, actor));
    });
  }

  /** As {@link editGuest}. */
  editParcel(
    actor: Actor,
    id: string,
    { version, ...parcel }: ParsedInput<typeof editParcel>['body'],
  ): Promise<CalendarEntry> {
    return this.change(actor, id, 'parcel', async (row) => {
      requireAuthor(row, actor);
      const words = parcelWords(parcel, row.from_on);
      if (isSame(row, words)) return;
      this.requireVersion(row, version, actor);
      if (row.for_id !== parcel.for_id) await this.requireRoomie(row.house_id, parcel.for_id);
      await this.entries.update(id, words);
      const former_for_id = row.for_id ?? parcel.for_id;
      await this.outbox.append(ParcelChanged, { ...about(row, actor), for_id: parcel.for_id, former_for_id });
    });
  }

  /** @throws 404 unless the caller entered the parcel or it is theirs; 409 when the house is archived */
  pickUp(actor: Actor, id: string, isPickedUp: boolean): Promise<CalendarEntry> {
    return this.change(actor, id, 'parcel', async (row) => {
      if (actor.accountId !== row.author_id && actor.accountId !== row.for_id) throw notFound();
      if ((row.picked_up_at !== null) === isPickedUp) return;
      await this.entries.setPickedUp(id, isPickedUp ? this.clock.now() : null);
      await this.outbox.append(ParcelPickedUp, { ...about(row, actor), is_picked_up: isPickedUp });
    });
  }

  /** @throws 404, also when it was already removed; 409 when the house is archived */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.requireHouse(actor, (await this.entries.find(id))?.house_id);
    await this.database.transaction(async () => {
      const row = await this.entries.lock(id);
      if (!row) throw notFound();
      requireAuthor(row, actor);
      await this.entries.delete(id);
      await this.outbox.append(CalendarEntryRemoved, { ...about(row, actor), for_id: row.for_id });
    });
  }

  private async enter(
    actor: Actor,
    houseId: string,
    kind: EnteredKind,
    write: () => Promise<EntryWords>,
  ): Promise<CalendarEntry> {
    await this.requireHouse(actor, houseId);
    return this.database.transaction(async () => {
      // Locks the house, so that of two at once the second counts the first.
      await this.houses.lock(houseId);
      const now = this.clock.now();
      const most = CALENDAR_LIMITS.entriesPerDay;
      const today = await this.entries.enteredSince(actor.accountId, oneDayBefore(now));
      assertDailyLimit(today, most, now, filled('You can enter {most} guests and parcels a day.', { most }));
      const words = await write();
      const stored = { house_id: houseId, kind, author_id: actor.accountId, entered_at: now, ...words };
      const id = await this.entries.insert(stored);
      const told = { house_id: houseId, entry_id: id, actor_id: actor.accountId };
      if (words.for_id === null) await this.outbox.append(GuestEntered, told);
      else await this.outbox.append(ParcelEntered, { ...told, for_id: words.for_id });
      return this.get(actor, id);
    });
  }

  private async change(
    actor: Actor,
    id: string,
    kind: EnteredKind,
    work: (row: CalendarEntryRow) => Promise<void>,
  ): Promise<CalendarEntry> {
    await this.requireHouse(actor, (await this.entries.find(id))?.house_id);
    return this.database.transaction(async () => {
      const row = await this.entries.lock(id);
      if (row?.kind !== kind) throw notFound();
      await work(row);
      return this.get(actor, id);
    });
  }

  /** @throws 404 unless the caller lives in the house or owns it; 409 when it is archived */
  private async requireHouse(actor: Actor, houseId: string | undefined): Promise<void> {
    if (houseId === undefined) throw notFound();
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation !== 'member' && relation !== 'owner') throw notFound();
  }

  private async requireDays(houseId: string, { from_on: from, to_on: to }: Guest): Promise<void> {
    const today = dayIn(await this.houses.findTimeZone(houseId), this.clock.now());
    const { guestDays: most, guestDaysAhead: ahead } = CALENDAR_LIMITS;
    if (to < from) throw unacceptable('to_on', 'The last day can’t be before the first.');
    if (to < today) throw unacceptable('to_on', 'This day is over.');
    if (from > plusDays(today, ahead)) throw unacceptable('from_on', 'This can’t be more than a year from now.');
    if (daysBetween(from, to) >= most)
      throw unacceptable('to_on', filled('A guest stays at most {most} days.', { most }));
  }

  private async requireRoomie(houseId: string, id: string): Promise<void> {
    if ((await this.houses.listRoomies(houseId)).includes(id)) return;
    throw unacceptable('for_id', 'Choose someone who lives there.');
  }

  private requireVersion(row: CalendarEntryRow, read: number, { accountId }: Actor): void {
    if (row.version === read) return;
    const current = toCalendarEntry(row, accountId);
    throw new DomainError('stale_version', { detail: 'This has changed since you opened it.', current });
  }

  private async get({ accountId }: Actor, id: string): Promise<CalendarEntry> {
    const row = await this.entries.find(id);
    if (!row) throw notFound();
    return toCalendarEntry(row, accountId);
  }
}

function requireAuthor({ author_id: author }: CalendarEntryRow, { accountId }: Actor): void {
  if (author !== accountId) throw notFound();
}

const guestWords = ({ name, from_on, to_on, note }: Guest): EntryWords => ({
  guest_name: name,
  from_on,
  to_on,
  note,
  place: '',
  for_id: null,
});

/** @param day ISO date on which it was entered */
const parcelWords = ({ for_id, place, note }: Parcel, day: string): EntryWords => ({
  guest_name: '',
  from_on: day,
  to_on: day,
  note,
  place,
  for_id,
});

const isSame = (row: CalendarEntryRow, words: EntryWords): boolean =>
  row.guest_name === words.guest_name &&
  row.from_on === words.from_on &&
  row.to_on === words.to_on &&
  row.note === words.note &&
  row.place === words.place &&
  row.for_id === words.for_id;

const about = ({ id, house_id }: CalendarEntryRow, { accountId: actor_id }: Actor) => ({
  house_id,
  entry_id: id,
  actor_id,
});

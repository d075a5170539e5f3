import {
  type Announcement,
  type AnnouncementReader,
  type editAnnouncement,
  LIMITS,
  type listAnnouncements,
  type Page,
  type ParsedInput,
  type postAnnouncement,
} from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { assertDailyLimit, oneDayBefore } from '#kernel/rate-limits/daily-limit.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import {
  AnnouncementEdited,
  AnnouncementPosted,
  AnnouncementRead,
  AnnouncementRemoved,
} from './announcements.events.ts';
import { toAnnouncement, toAnnouncementReader } from './announcements.mapper.ts';
import { type AnnouncementRow, AnnouncementsRepository } from './announcements.repository.ts';

/** Lets homeowners announce something in a house, and see which of its roomies have read it. */
@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly announcements: AnnouncementsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 409 when the house is archived; 429 */
  async post(
    actor: Actor,
    houseId: string,
    words: ParsedInput<typeof postAnnouncement>['body'],
  ): Promise<Announcement> {
    await this.access.requireHouseForChange(actor, houseId);
    const id = await this.database.transaction(async () => {
      // Locks the house, so that of two at once the second counts the first.
      await this.houses.lock(houseId);
      const now = this.clock.now();
      await this.requireFew(houseId, now);
      const author = { house_id: houseId, author_id: actor.accountId };
      const stored = await this.announcements.insert({ ...author, ...words, posted_at: now });
      await this.append(AnnouncementPosted, actor, { id: stored, house_id: houseId });
      return stored;
    });
    return this.get(actor, id);
  }

  /** Lists what was announced in a house; for roomies, on the days on which they lived there. @throws 404 */
  async list(
    actor: Actor,
    houseId: string,
    query: ParsedInput<typeof listAnnouncements>['query'],
  ): Promise<Page<Announcement>> {
    await this.access.requireHouse(actor, houseId);
    const roomieId = actor.role === 'roomie' ? actor.accountId : null;
    const rows = await this.announcements.listForHouse(actor.accountId, houseId, roomieId, query);
    return toPage(rows, (row) => toAnnouncement(row, actor));
  }

  /** @throws 403 for a roomie without a current tenancy */
  async countUnread(actor: Actor): Promise<{ unread: number }> {
    await this.access.requireCurrentTenancy(actor);
    return { unread: await this.announcements.countUnread(actor.accountId) };
  }

  /** Stores the first reading of each roomie. @throws 404; 409 when the house is archived */
  async read(actor: Actor, id: string): Promise<Announcement> {
    const found = await this.find(actor, id);
    await this.access.requireHouseForChange(actor, found.house_id);
    if (!(await this.announcements.isForRoomie(id, actor.accountId))) throw notFound();
    await this.database.transaction(async () => {
      if (!(await this.announcements.insertReading(id, actor.accountId, this.clock.now()))) return;
      await this.append(AnnouncementRead, actor, found);
    });
    return this.get(actor, id);
  }

  /**
   * Changes its words; readings stay. The same words again change nothing, as after an answer that was lost.
   * @throws 404; 409 when the house is archived, or for other words than the version that was read
   */
  async edit(
    actor: Actor,
    id: string,
    { version, ...words }: ParsedInput<typeof editAnnouncement>['body'],
  ): Promise<Announcement> {
    const found = await this.find(actor, id);
    await this.access.requireHouseForChange(actor, found.house_id);
    const isStale = await this.database.transaction(async () => {
      const now = await this.announcements.lock(id);
      if (!now) throw notFound();
      if (now.title === words.title && now.text === words.text) return false;
      if (now.version !== version) return true;
      await this.announcements.update(id, words, this.clock.now());
      await this.append(AnnouncementEdited, actor, found);
      return false;
    });
    const current = await this.get(actor, id);
    if (!isStale) return current;
    throw new DomainError('stale_version', { detail: 'This announcement has changed since you opened it.', current });
  }

  /** @throws 404, also when it was already removed; 409 when the house is archived */
  async remove(actor: Actor, id: string): Promise<void> {
    const found = await this.find(actor, id);
    await this.access.requireHouseForChange(actor, found.house_id);
    await this.database.transaction(async () => {
      if (!(await this.announcements.delete(id))) throw notFound();
      await this.append(AnnouncementRemoved, actor, found);
    });
  }

  /** Returns who has read it and who has not, of those who live there now. @throws 404 */
  async listReaders(actor: Actor, id: string): Promise<{ items: AnnouncementReader[] }> {
    const { house_id: houseId } = await this.find(actor, id);
    await this.access.requireHouse(actor, houseId);
    return { items: (await this.announcements.listReaders(id)).map(toAnnouncementReader) };
  }

  private async requireFew(houseId: string, now: Date): Promise<void> {
    const most = LIMITS.announcementsPerDay;
    const today = await this.announcements.postedSince(houseId, oneDayBefore(now));
    assertDailyLimit(today, most, now, filled('You can post {most} announcements a day in a house.', { most }));
  }

  private append(
    event: typeof AnnouncementPosted,
    { accountId }: Actor,
    { id, house_id }: Pick<AnnouncementRow, 'id' | 'house_id'>,
  ): Promise<void> {
    return this.outbox.append(event, { house_id, announcement_id: id, actor_id: accountId });
  }

  private async find(actor: Actor, id: string): Promise<AnnouncementRow> {
    const row = await this.announcements.find(actor.accountId, id);
    if (!row) throw notFound();
    return row;
  }

  private async get(actor: Actor, id: string): Promise<Announcement> {
    return toAnnouncement(await this.find(actor, id), actor);
  }
}

import {
  LIMITS,
  type ParsedInput,
  type ReportAuthor,
  type ReportItem,
  type ReportKind,
  type saveReportItem,
  type startMoveReport,
  type submitMoveReport,
} from '@common-roof/contracts';
import { checklistOf } from '@common-roof/domain';
import { filled, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { type ItemRow, sameness } from './compared-items.ts';
import type { StayRow, ReportParties } from './move-report-row.sql.ts';
import { MOVE_REPORTS, MoveReportsRepository } from './move-reports.repository.ts';
import { MoveStaysRepository } from './move-stays.repository.ts';
import { ReadMoveReportsService } from './read-move-reports.service.ts';
import { ReportItemsRepository } from './report-items.repository.ts';
import { requireAuthor } from './report-parties.ts';

type Start = ParsedInput<typeof startMoveReport>['body'];
type Brought = ParsedInput<typeof submitMoveReport>['body']['items'][number];
type New = Pick<ItemRow, 'area' | 'thing' | 'name' | 'condition' | 'remarks'>;
type Said = ParsedInput<typeof saveReportItem>['body'];

/** Fills in a move report item by item, so that nothing is lost when a phone goes to sleep. */
@Injectable()
export class FillMoveReportService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly reports: MoveReportsRepository,
    private readonly items: ReportItemsRepository,
    private readonly stays: MoveStaysRepository,
    private readonly reader: ReadMoveReportsService,
    private readonly images: Images,
    private readonly states: States,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a report, or returns to the one that was started or submitted.
   * @returns its id
   * @throws 403 for a roomie without a tenancy; 404; 409 outside the time for it; 422 for a move-in by a homeowner
   */
  async start(actor: Actor, { kind, roomie_id }: Start): Promise<string> {
    const by = authorOf(actor);
    const stay = await this.stayFor(actor, by, roomie_id);
    requireTime(kind, by, stay);
    return this.database.transaction(async () => {
      const { id, isNew } = await this.reports.insert(stay.tenancy_id, kind, by, actor.accountId, this.clock.now());
      if (isNew) await this.items.addListed(id, await this.listFor(kind, stay));
      return id;
    });
  }

  /** @throws 403 for a roomie without a tenancy; 404; 409 once it was submitted; 422 */
  async saveItem(
    actor: Actor,
    { id, item_id }: { readonly id: string; readonly item_id: string },
    said: Said,
    reader: Reader,
  ): Promise<ReportItem> {
    const report = await this.own(actor, id);
    return this.database.transaction(async () => {
      await this.states.advance(MOVE_REPORTS, 'fill', id);
      const item = (await this.items.write(id, item_id, said)) ?? (await this.addOwn(id, item_id, said));
      await this.images.placeOwn(actor, { kind: 'report_item', id: item_id }, said.photos);
      return this.reader.item(report, item, reader);
    });
  }

  /** @throws 404, also for an item on the list of the house; 409 once it was submitted */
  async removeItem(actor: Actor, id: string, itemId: string): Promise<void> {
    await this.own(actor, id);
    await this.database.transaction(async () => {
      await this.states.advance(MOVE_REPORTS, 'fill', id);
      if ((await this.items.removeOwn(id, itemId)) === 0) throw notFound();
    });
  }

  /**
   * Saves the items that come with a submission, in the transaction of the caller, who holds the lock.
   * @param imageIds of the photos of the form, in its order
   * @throws 422 naming the item
   */
  async saveAll(actor: Actor, id: string, items: readonly Brought[], imageIds: readonly string[]): Promise<void> {
    if (items.length === 0 && imageIds.length === 0) return;
    const known = new Map((await this.items.listForReport(id)).map((item) => [sameness(item), item.id]));
    const used = new Set(items.flatMap(({ files }) => files));
    if (used.size !== imageIds.length || [...used].some((at) => at >= imageIds.length)) {
      throw unacceptable('items', 'Each photo belongs to an item, and each item names photos that came along.');
    }
    for (const [at, { thing = null, name = '', files, ...said }] of items.entries()) {
      const item = { thing, name, ...said };
      const knownId = known.get(sameness(item));
      if (knownId !== undefined) await this.items.write(id, knownId, said);
      const itemId = knownId ?? (await this.addBrought(id, item, `items.${String(at)}.thing`));
      const photos = files.flatMap((file) => imageIds[file] ?? []).map((image_id) => ({ image_id }));
      if (photos.length > 0) await this.images.placeOwn(actor, { kind: 'report_item', id: itemId }, photos);
    }
  }

  /** @param path of the item, named in errors */
  private async addBrought(reportId: string, { thing, ...item }: New, path: string): Promise<string> {
    if (thing !== null) {
      throw unacceptable(path, 'This is not on the list of the house. Give it a name of its own.');
    }
    const id = await this.database.newId();
    if (await this.items.addOwn(reportId, { ...item, id })) return id;
    throw unacceptable(path, 'This is already on the list.');
  }

  private async own(actor: Actor, id: string): Promise<ReportParties> {
    await this.access.requireCurrentTenancy(actor);
    const row = await this.reports.findParties(id);
    if (!row) throw notFound();
    requireAuthor(actor, row);
    return row;
  }

  private async stayFor(actor: Actor, by: ReportAuthor, roomieId = actor.accountId): Promise<StayRow> {
    if (by === 'homeowner') {
      const stay = await this.stays.findLatest(roomieId, actor.accountId);
      if (!stay) throw notFound();
      return stay;
    }
    if (roomieId !== actor.accountId) throw notFound();
    const stay = await this.stays.findOpen(roomieId);
    if (!stay) throw new DomainError('forbidden', { detail: 'You need to live in a house to use this.' });
    return stay;
  }

  /** The items on the list of the house; at move-out also those that a person added at move-in. */
  private async listFor(kind: ReportKind, stay: StayRow): Promise<Pick<ItemRow, 'area' | 'thing' | 'name'>[]> {
    const listed = checklistOf(stay.amenities).map((each) => ({ ...each, name: '' }));
    const baselineId = kind === 'move_in' ? null : await this.reports.findBaseline(stay.tenancy_id);
    if (baselineId === null) return listed;
    const before = await this.items.listForReport(baselineId);
    const isListed = ({ area, thing }: ItemRow): boolean =>
      listed.some((each) => each.area === area && each.thing === thing);
    return [...listed, ...before.filter((item) => !isListed(item))];
  }

  /** An item that is added by being saved. */
  private async addOwn(reportId: string, id: string, { added, condition, remarks }: Said): Promise<ItemRow> {
    if (added === undefined) throw notFound();
    if ((await this.items.listForReport(reportId)).length >= LIMITS.reportItems) {
      throw unacceptable('added', filled('There is room for {most} at most.', { most: LIMITS.reportItems }));
    }
    const item = await this.items.addOwn(reportId, { ...added, id, condition, remarks });
    if (!item) throw unacceptable('added.name', 'This is already on the list.');
    return item;
  }
}

/** A report is one person's statement: an admin cannot write one. */
function authorOf({ role }: Actor): ReportAuthor {
  if (role === 'roomie' || role === 'homeowner') return role;
  throw new DomainError('forbidden');
}

function requireTime(kind: ReportKind, by: ReportAuthor, { tenancy_state: state }: StayRow): void {
  if (kind === 'move_in') {
    if (by === 'roomie') return;
    throw unacceptable('kind', 'Only the person moving in can write this report.');
  }
  if (state === 'active') {
    throw new DomainError('conflict', { detail: 'Notice hasn’t been given on this tenancy yet.' });
  }
}

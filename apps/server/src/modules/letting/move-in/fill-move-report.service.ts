import {
  LIMITS,
  type ParsedInput,
  type ReportArea,
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

import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError, notFound, unacceptable } from '../../../platform/http/domain-error.ts';
import { States } from '../../../platform/states/states.ts';
import { Access } from '../../identity/access/index.ts';
import { Images } from '../../identity/images/index.ts';
import { sameness, toReportItem } from './move-in.mapper.ts';
import type { MoveReportRow, StayRow } from './move-report-row.sql.ts';
import { MOVE_REPORTS, MoveReportsRepository } from './move-reports.repository.ts';
import { MoveStaysRepository } from './move-stays.repository.ts';
import { ReadMoveReportsService } from './read-move-reports.service.ts';
import { type ItemRow, ReportItemsRepository } from './report-items.repository.ts';
import { requireAuthor } from './sides.ts';

type Start = ParsedInput<typeof startMoveReport>['body'];
type Brought = ParsedInput<typeof submitMoveReport>['body']['items'][number];
type Said = ParsedInput<typeof saveReportItem>['body'];

/** A report while it is written: item by item, so that nothing is lost with a phone that goes to sleep. */
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
   * Begins a report, or comes back to the one that was begun or submitted.
   * @returns its id
   * @throws 403 for a roomie who lives nowhere; 404; 409 where it is not the time for it; 422 for a move-in by a homeowner
   */
  async start(actor: Actor, { kind, roomie_id }: Start): Promise<string> {
    const by = authorOf(actor);
    const stay = await this.stayFor(actor, by, roomie_id);
    requireTime(kind, by, stay);
    return this.database.transaction(async () => {
      const known = await this.reports.idOf(stay.tenancy_id, kind, by);
      if (known !== undefined) return known;
      const id = await this.reports.add(stay.tenancy_id, kind, by, actor.accountId, this.clock.now());
      // Who asked at the same moment in another tab has filled it.
      if (id === undefined) return (await this.reports.idOf(stay.tenancy_id, kind, by)) ?? notThere();
      await this.items.addListed(id, await this.listFor(kind, stay));
      return id;
    });
  }

  /** @throws 403 for a roomie who lives nowhere; 404; 409 once it was submitted; 422 */
  async saveItem(
    actor: Actor,
    { id, item_id }: { readonly id: string; readonly item_id: string },
    said: Said,
    reader: Reader,
  ): Promise<ReportItem> {
    await this.own(actor, id);
    return this.database.transaction(async () => {
      await this.states.advance(MOVE_REPORTS, 'fill', id);
      await this.requireItem(id, item_id, said);
      await this.items.write(item_id, said);
      await this.images.place(actor, { kind: 'report_item', id: item_id }, said.photos);
      const report = await this.reader.whole((await this.reports.find(id)) ?? notThere());
      return toReportItem(report, report.items.find((each) => each.id === item_id) ?? notThere(), reader);
    });
  }

  /** @throws 404 also for what is on the list of the house; 409 once it was submitted */
  async removeItem(actor: Actor, id: string, itemId: string): Promise<void> {
    await this.own(actor, id);
    await this.database.transaction(async () => {
      await this.states.advance(MOVE_REPORTS, 'fill', id);
      if ((await this.items.removeOwn(id, itemId)) === 0) throw notFound();
    });
  }

  /**
   * What comes along when a report is submitted, in the caller's transaction.
   * @param imageIds of the photos of the form, in its order
   * @throws 422 naming the item
   */
  async saveAll(actor: Actor, id: string, items: readonly Brought[], imageIds: readonly string[]): Promise<void> {
    if (items.length === 0 && imageIds.length === 0) return;
    await this.states.advance(MOVE_REPORTS, 'fill', id);
    const known = new Map((await this.items.of([id])).map((item) => [sameness(item), item.id]));
    const used = new Set(items.flatMap(({ files }) => files));
    if (used.size !== imageIds.length || [...used].some((at) => at >= imageIds.length)) {
      throw unacceptable('items', 'Each photo belongs to an item, and each item names photos that came along.');
    }
    for (const [at, { area, thing = null, name = '', condition, remarks, files }] of items.entries()) {
      const itemId = known.get(sameness({ area, thing, name })) ?? (await this.add(id, area, thing, name, at));
      await this.items.write(itemId, { condition, remarks });
      const photos = files.flatMap((file) => imageIds[file] ?? []).map((image_id) => ({ image_id }));
      if (photos.length > 0) await this.images.place(actor, { kind: 'report_item', id: itemId }, photos);
    }
  }

  private async add(
    reportId: string,
    area: ReportArea,
    thing: string | null,
    name: string,
    at: number,
  ): Promise<string> {
    const path = `items.${String(at)}.thing`;
    if (thing !== null) throw unacceptable(path, 'This is not on the list of the house. Give it a name of its own.');
    const itemId = await this.database.newId();
    if (await this.items.addOwn(reportId, itemId, area, name)) return itemId;
    throw unacceptable(path, 'This is on the list already.');
  }

  private async own(actor: Actor, id: string): Promise<MoveReportRow> {
    await this.access.requireCurrentTenancy(actor);
    const row = await this.reports.find(id);
    if (!row) throw notFound();
    requireAuthor(actor, row);
    return row;
  }

  private async stayFor(actor: Actor, by: ReportAuthor, roomieId = actor.accountId): Promise<StayRow> {
    if (by === 'homeowner') {
      const stay = await this.stays.latestOf(roomieId, actor.accountId);
      if (!stay) throw notFound();
      return stay;
    }
    if (roomieId !== actor.accountId) throw notFound();
    const stay = await this.stays.openOf(roomieId);
    if (!stay) throw new DomainError('forbidden', { detail: 'This is for people who live in a house at the moment.' });
    return stay;
  }

  /** What the house says it has; at moving out also what somebody added when they moved in. */
  private async listFor(kind: ReportKind, stay: StayRow): Promise<Pick<ItemRow, 'area' | 'thing' | 'name'>[]> {
    const listed = checklistOf(stay.amenities).map((each) => ({ ...each, name: '' }));
    const baselineId = kind === 'move_in' ? null : await this.reports.baselineOf(stay.tenancy_id);
    if (baselineId === null) return listed;
    const before = await this.items.of([baselineId]);
    const isListed = ({ area, thing }: ItemRow): boolean =>
      listed.some((each) => each.area === area && each.thing === thing);
    return [...listed, ...before.filter((item) => !isListed(item))];
  }

  /** Its own, or one that is added by being saved. */
  private async requireItem(reportId: string, itemId: string, { added }: Said): Promise<void> {
    const items = await this.items.of([reportId]);
    if (items.some(({ id }) => id === itemId)) return;
    if (added === undefined) throw notFound();
    if (items.length >= LIMITS.reportItems) {
      throw unacceptable('added', filled('There is room for {most} at most.', { most: LIMITS.reportItems }));
    }
    if (!(await this.items.addOwn(reportId, itemId, added.area, added.name))) {
      throw unacceptable('added.name', 'This is on the list already.');
    }
  }
}

/** A report is one person's word: an admin has none to give. */
function authorOf({ role }: Actor): ReportAuthor {
  if (role === 'roomie' || role === 'homeowner') return role;
  throw new DomainError('forbidden');
}

function requireTime(kind: ReportKind, by: ReportAuthor, { tenancy_state: state }: StayRow): void {
  if (kind === 'move_in') {
    if (by === 'roomie') return;
    throw unacceptable('kind', 'Who moves in writes the report of it.');
  }
  if (state === 'active') {
    throw new DomainError('conflict', { detail: 'Nobody gave notice on this stay, so nobody moves out.' });
  }
}

function notThere(): never {
  throw notFound();
}

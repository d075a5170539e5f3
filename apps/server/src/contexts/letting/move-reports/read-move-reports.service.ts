import type {
  listMoveReports,
  MoveReport,
  MoveReportDetail,
  Page,
  ParsedInput,
  ReportItem,
} from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import type { ComparedItem, ItemRow } from './compared-items.ts';
import { type PhotosOf, toMoveReport, toMoveReportDetail, toReportItem, type WholeReport } from './move-in.mapper.ts';
import type { MoveReportRow, ReportParties } from './move-report-row.sql.ts';
import { MoveReportsRepository } from './move-reports.repository.ts';
import { type AddendumRow, ReportAddendaRepository } from './report-addenda.repository.ts';
import { ReportItemsRepository } from './report-items.repository.ts';
import { requireReader } from './report-parties.ts';

@Injectable()
export class ReadMoveReportsService {
  constructor(
    private readonly access: Access,
    private readonly reports: MoveReportsRepository,
    private readonly items: ReportItemsRepository,
    private readonly addenda: ReportAddendaRepository,
    private readonly images: Images,
  ) {}

  /** @throws 403 for a roomie without a tenancy, who reaches their own reports by id */
  async list(actor: Actor, query: ParsedInput<typeof listMoveReports>['query']): Promise<Page<MoveReport>> {
    await this.access.requireCurrentTenancy(actor);
    return toPage(await this.reports.list(actor, query), toMoveReport);
  }

  /** @throws 404 */
  async get(actor: Actor, id: string, reader: Reader): Promise<MoveReportDetail> {
    const row = await this.reports.find(id);
    if (!row) throw notFound();
    const side = requireReader(actor, row);
    return toMoveReportDetail(await this.whole(row), side, reader);
  }

  /** Returns one item of a draft, as {@link get} shows it. The caller has checked access. */
  async item({ kind, tenancy_id }: ReportParties, item: ItemRow, reader: Reader): Promise<ReportItem> {
    const before = kind === 'move_in' ? null : await this.items.before(tenancy_id, item);
    const compared = { item, before };
    return toReportItem(compared, kind, await this.photosOf([compared]), reader);
  }

  private async whole(row: MoveReportRow): Promise<WholeReport> {
    const items = await this.items.compared(row.id, await this.baselineOf(row));
    const addenda = row.state === 'draft' ? [] : await this.addenda.listForReport(row.id);
    return { row, items, addenda, photos: await this.photosOf(items, addenda) };
  }

  /** A submitted report keeps the baseline that it was compared with. */
  private async baselineOf({ kind, state, tenancy_id, baseline_id }: MoveReportRow): Promise<string | null> {
    if (kind === 'move_in' || state !== 'draft') return baseline_id;
    return this.reports.findBaseline(tenancy_id);
  }

  private async photosOf(items: readonly ComparedItem[], addenda: readonly AddendumRow[] = []): Promise<PhotosOf> {
    const ofItems = await this.images.listEvidencePhotos(
      'report_item',
      items.flatMap(({ item, before }) => (before ? [item.id, before.id] : [item.id])),
    );
    const ofAddenda = await this.images.listEvidencePhotos(
      'report_addendum',
      addenda.map(({ id }) => id),
    );
    return (id) => ofItems.get(id) ?? ofAddenda.get(id) ?? [];
  }
}

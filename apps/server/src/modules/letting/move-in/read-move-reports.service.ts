import type { listMoveReports, MoveReport, MoveReportDetail, Page, ParsedInput } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import { toPage } from '../../../platform/http/page.ts';
import { Access } from '../../identity/access/index.ts';
import { Images } from '../../identity/images/index.ts';
import { sameness, toMoveReport, toMoveReportDetail, type WholeReport } from './move-in.mapper.ts';
import type { MoveReportRow } from './move-report-row.sql.ts';
import { MoveReportsRepository } from './move-reports.repository.ts';
import { ReportAddendaRepository } from './report-addenda.repository.ts';
import { ReportItemsRepository } from './report-items.repository.ts';
import { requireReader } from './sides.ts';

@Injectable()
export class ReadMoveReportsService {
  constructor(
    private readonly access: Access,
    private readonly reports: MoveReportsRepository,
    private readonly items: ReportItemsRepository,
    private readonly addenda: ReportAddendaRepository,
    private readonly images: Images,
  ) {}

  /** @throws 403 for a roomie who lives nowhere: what they wrote, they reach by its id */
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

  /** With what it is compared with. Access was checked. */
  async whole(row: MoveReportRow): Promise<WholeReport> {
    const baselineId =
      row.kind === 'move_in'
        ? null
        : row.state === 'draft'
          ? await this.reports.baselineOf(row.tenancy_id)
          : row.baseline_id;
    const all = await this.items.of([row.id, ...(baselineId === null ? [] : [baselineId])]);
    const addenda = row.state === 'draft' ? [] : await this.addenda.of(row.id);
    const ofItems = await this.images.evidenceOf(
      'report_item',
      all.map(({ id }) => id),
    );
    const ofAddenda = await this.images.evidenceOf(
      'report_addendum',
      addenda.map(({ id }) => id),
    );
    return {
      row,
      items: all.filter(({ report_id }) => report_id === row.id),
      baseline: new Map(all.filter(({ report_id }) => report_id === baselineId).map((item) => [sameness(item), item])),
      addenda,
      photos: (id) => ofItems.get(id) ?? ofAddenda.get(id) ?? [],
    };
  }
}

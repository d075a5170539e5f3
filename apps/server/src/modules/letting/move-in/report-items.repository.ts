import type { ItemChange, ReportArea } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { MoveReportItemEntity } from './move-report-item.entity.ts';
import { SEALED_ITEMS, type SealedItem } from './sealed-report.ts';

export type ItemRow = MoveReportItemEntity;

/** What is looked at, and what was said of it. */
@Injectable()
export class ReportItemsRepository {
  constructor(private readonly database: Database) {}

  of(reportIds: readonly string[]): Promise<ItemRow[]> {
    return this.database.query<ItemRow>(
      `SELECT id, report_id, position, area, thing, name, condition, remarks, change FROM move_report_items
        WHERE report_id = ANY($1) ORDER BY report_id, position, id`,
      [reportIds],
    );
  }

  async addListed(
    reportId: string,
    items: readonly { readonly area: ReportArea; readonly thing: string | null; readonly name: string }[],
  ): Promise<void> {
    await this.database.execute(
      `INSERT INTO move_report_items (report_id, position, area, thing, name)
       SELECT $1, place, area, thing, name
         FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS list(area, thing, name, place)`,
      [reportId, items.map(({ area }) => area), items.map(({ thing }) => thing), items.map(({ name }) => name)],
    );
  }

  /** Of one's own, after what is there. @returns false where the report has one of that name in the area, or that id is taken */
  async addOwn(reportId: string, id: string, area: ReportArea, name: string): Promise<boolean> {
    const added = await this.database.execute(
      `INSERT INTO move_report_items (id, report_id, position, area, name)
       SELECT $2, $1, coalesce(max(position), 0) + 1, $3, $4 FROM move_report_items WHERE report_id = $1
       ON CONFLICT DO NOTHING`,
      [reportId, id, area, name],
    );
    return added > 0;
  }

  async write(id: string, { condition, remarks }: Pick<ItemRow, 'condition' | 'remarks'>): Promise<void> {
    await this.database.execute('UPDATE move_report_items SET condition = $2, remarks = $3 WHERE id = $1', [
      id,
      condition,
      remarks,
    ]);
  }

  /** Only what a person added. @returns how many */
  removeOwn(reportId: string, id: string): Promise<number> {
    return this.database.execute('DELETE FROM move_report_items WHERE id = $2 AND report_id = $1 AND thing IS NULL', [
      reportId,
      id,
    ]);
  }

  /** What became of each item since the move-in. */
  async writeChanges(changes: ReadonlyMap<string, ItemChange>): Promise<void> {
    await this.database.execute(
      `UPDATE move_report_items i SET change = list.change
         FROM unnest($1::uuid[], $2::text[]) AS list(id, change) WHERE i.id = list.id`,
      [[...changes.keys()], [...changes.values()]],
    );
  }

  sealed(reportId: string): Promise<SealedItem[]> {
    return this.database.query<SealedItem>(SEALED_ITEMS, [reportId]);
  }
}

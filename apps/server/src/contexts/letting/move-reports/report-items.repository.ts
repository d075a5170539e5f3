import type { ItemChange } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type ComparedItem, inBaseline, type ItemRow, type InspectedItem } from './compared-items.ts';
import { SEALED_ITEMS, type SealedItem } from './sealed-report.ts';

type Said = Pick<ItemRow, 'condition' | 'remarks'>;

const ITEM = 'i.id, i.report_id, i.position, i.area, i.thing, i.name, i.condition, i.remarks, i.change';

/** The items of reports, and what was recorded about them. */
@Injectable()
export class ReportItemsRepository {
  constructor(private readonly database: Database) {}

  listForReport(reportId: string): Promise<ItemRow[]> {
    return this.listForReports([reportId]);
  }

  /** @param baselineId the move-in report; null when there is none to compare with */
  async compared(reportId: string, baselineId: string | null): Promise<ComparedItem[]> {
    const all = await this.listForReports(baselineId === null ? [reportId] : [reportId, baselineId]);
    const before = inBaseline(all.filter(({ report_id }) => report_id === baselineId));
    return all.filter(({ report_id }) => report_id === reportId).map((item) => ({ item, before: before(item) }));
  }

  /** Finds the same item in the submitted move-in report. */
  async before(tenancyId: string, item: ItemRow): Promise<InspectedItem | null> {
    const alike = await this.database.query<ItemRow>(
      `SELECT ${ITEM} FROM move_report_items i JOIN move_reports m ON m.id = i.report_id
        WHERE m.tenancy_id = $1 AND m.kind = 'move_in' AND m.state <> 'draft'
          AND i.area = $2 AND i.thing IS NOT DISTINCT FROM $3 ORDER BY i.position, i.id`,
      [tenancyId, item.area, item.thing],
    );
    return inBaseline(alike)(item);
  }

  async addListed(reportId: string, items: readonly Pick<ItemRow, 'area' | 'thing' | 'name'>[]): Promise<void> {
    await this.database.execute(
      `INSERT INTO move_report_items (report_id, position, area, thing, name)
       SELECT $1, place, area, thing, name
         FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS list(area, thing, name, place)`,
      [reportId, items.map(({ area }) => area), items.map(({ thing }) => thing), items.map(({ name }) => name)],
    );
  }

  /**
   * Adds a custom item after the existing ones.
   * @returns undefined when the report has that name in the area, or the id is taken
   */
  async addOwn(
    reportId: string,
    { id, area, name, condition, remarks }: Pick<ItemRow, 'id' | 'area' | 'name'> & Said,
  ): Promise<ItemRow | undefined> {
    const [added] = await this.database.query<ItemRow>(
      `INSERT INTO move_report_items AS i (id, report_id, position, area, name, condition, remarks)
       SELECT $2, $1, coalesce(max(position), 0) + 1, $3, $4, $5, $6 FROM move_report_items WHERE report_id = $1
       ON CONFLICT DO NOTHING RETURNING ${ITEM}`,
      [reportId, id, area, name, condition, remarks],
    );
    return added;
  }

  /** @returns undefined when the report has no such item */
  async write(reportId: string, id: string, { condition, remarks }: Said): Promise<ItemRow | undefined> {
    const [written] = await this.database.query<ItemRow>(
      `UPDATE move_report_items i SET condition = $3, remarks = $4 WHERE id = $2 AND report_id = $1 RETURNING ${ITEM}`,
      [reportId, id, condition, remarks],
    );
    return written;
  }

  /** Removes custom items only. @returns how many */
  removeOwn(reportId: string, id: string): Promise<number> {
    return this.database.execute('DELETE FROM move_report_items WHERE id = $2 AND report_id = $1 AND thing IS NULL', [
      reportId,
      id,
    ]);
  }

  /** Stores the change of each item since the move-in. */
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

  private listForReports(reportIds: readonly string[]): Promise<ItemRow[]> {
    return this.database.query<ItemRow>(
      `SELECT ${ITEM} FROM move_report_items i WHERE i.report_id = ANY($1) ORDER BY i.report_id, i.position, i.id`,
      [reportIds],
    );
  }
}

import type { ItemCondition, ReportArea, ReportAuthor } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface FindingRow {
  id: string;
  tenancy_id: string;
  roomie_id: string;
  house_id: string;
  area: ReportArea;
  thing: string | null;
  name: string;
  before: ItemCondition;
  after: ItemCondition;
  /** The author of the report. */
  by: ReportAuthor;
  photos: number;
}

@Injectable()
export class FindingsRepository {
  constructor(private readonly database: Database) {}

  /** Lists items that a submitted move-out report has in a worse state than the move-in, with photos. */
  listFindings({
    itemId,
    tenancyId,
  }: {
    readonly itemId?: string;
    readonly tenancyId?: string;
  }): Promise<FindingRow[]> {
    return this.database.query<FindingRow>(
      `SELECT i.id, m.tenancy_id, t.roomie_id, t.house_id, i.area, i.thing, i.name, b.condition AS before,
              i.condition AS after, m.by, p.photos
         FROM move_report_items i JOIN move_reports m ON m.id = i.report_id JOIN tenancies t ON t.id = m.tenancy_id
         JOIN move_report_items b ON b.report_id = m.baseline_id AND b.area = i.area
              AND (b.thing = i.thing OR (b.thing IS NULL AND i.thing IS NULL AND lower(b.name) = lower(i.name)))
         CROSS JOIN LATERAL (SELECT count(*)::int AS photos FROM image_placements WHERE report_item_id = i.id) p
        WHERE (i.id = $1 OR m.tenancy_id = $2) AND m.state <> 'draft' AND i.change = 'worse' AND p.photos > 0
        ORDER BY i.position, i.id`,
      [itemId ?? null, tenancyId ?? null],
    );
  }
}

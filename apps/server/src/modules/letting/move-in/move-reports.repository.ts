import type {
  ItemChange,
  ItemCondition,
  ReportArea,
  ReportAuthor,
  ReportKind,
  ReportState,
} from '@common-roof/contracts';
import { moveReportMachine } from '@common-roof/domain';
import { type WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '../../../platform/database/lists.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { defineRowStates } from '../../../platform/states/row-states.ts';
import type { MoveReportAddendumEntity } from './move-report-addendum.entity.ts';
import type { MoveReportItemEntity } from './move-report-item.entity.ts';
import type { MoveReportEntity } from './move-report.entity.ts';
import { SEALED_ADDENDUM, SEALED_ITEMS, type SealedAddendum, type SealedItem } from './sealed-report.ts';

const SAID: Readonly<Record<string, WholeSentence>> = {
  draft: 'This report was not submitted yet.',
  submitted: 'This report was submitted. Add to it what is missing.',
  acknowledged: 'This report was acknowledged already.',
};

export const MOVE_REPORTS = defineRowStates({
  table: 'move_reports',
  machine: moveReportMachine,
  refusal: (state) => SAID[state] ?? 'This report is closed.',
});

/** The stay that a report is about, and whose it is. */
export interface StayRow {
  tenancy_id: string;
  tenancy_state: 'active' | 'releasing' | 'ended';
  /** ISO dates in the house's time zone. */
  starts_on: string;
  ends_on: string | null;
  roomie_id: string;
  roomie_name: string;
  homeowner_id: string;
  homeowner_name: string;
  house_id: string;
  house_name: string;
  room_name: string;
  amenities: string[];
  /** IANA */
  time_zone: string;
}

export type MoveReportRow = StayRow &
  MoveReportEntity & {
    items: number;
    looked_at: number;
    photos: number;
  };

export type ItemRow = MoveReportItemEntity;
export type AddendumRow = MoveReportAddendumEntity;

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
  /** Who found it. */
  by: ReportAuthor;
  photos: number;
}

export interface ReportFilter extends PageQuery {
  readonly house_id?: string | undefined;
  readonly roomie_id?: string | undefined;
  readonly kind?: ReportKind | undefined;
  readonly state?: ReportState | undefined;
}

const STAY = `
  t.id AS tenancy_id, t.state AS tenancy_state, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
  to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on, t.roomie_id, a.first_name || ' ' || a.last_name AS roomie_name,
  h.homeowner_id, o.first_name || ' ' || o.last_name AS homeowner_name, t.house_id, h.name AS house_name,
  r.name AS room_name, h.amenities, h.time_zone`;
const OF_STAY = `
  JOIN houses h ON h.id = t.house_id JOIN rooms r ON r.id = t.room_id
  JOIN accounts a ON a.id = t.roomie_id JOIN accounts o ON o.id = h.homeowner_id`;
const COLUMNS = `
  m.id, m.kind, m.by, m.author_id, m.state, m.baseline_id, m.worse, m.signature_name, m.signature_data, m.sha256,
  m.acknowledgement, m.created_at, m.submitted_at, m.acknowledged_at, m.version, ${STAY}, n.items, n.looked_at, n.photos`;
const FROM = `
  move_reports m JOIN tenancies t ON t.id = m.tenancy_id ${OF_STAY}
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS items, count(i.condition)::int AS looked_at,
           coalesce(sum((SELECT count(*) FROM image_placements p WHERE p.report_item_id = i.id)), 0)::int AS photos
      FROM move_report_items i WHERE i.report_id = m.id) n`;

/** Whose reports a role is shown: `?` is the caller. */
const SCOPE: Record<Actor['role'], string> = {
  roomie: `(t.roomie_id = ?::uuid AND (m.state <> 'draft' OR m.by = 'roomie'))`,
  homeowner: `(h.homeowner_id = ?::uuid AND (m.state <> 'draft' OR m.by = 'homeowner'))`,
  admin: '?::uuid IS NOT NULL',
  neatkeeper: 'false AND ?::uuid IS NOT NULL',
};

@Injectable()
export class MoveReportsRepository {
  constructor(private readonly database: Database) {}

  async stay(tenancyId: string): Promise<StayRow | undefined> {
    const [row] = await this.database.query<StayRow>(`SELECT ${STAY} FROM tenancies t ${OF_STAY} WHERE t.id = $1`, [
      tenancyId,
    ]);
    return row;
  }

  /** Where somebody lives, or will. */
  async openStayOf(roomieId: string): Promise<StayRow | undefined> {
    const [row] = await this.database.query<StayRow>(
      `SELECT ${STAY} FROM tenancies t ${OF_STAY} WHERE t.roomie_id = $1 AND t.state <> 'ended'`,
      [roomieId],
    );
    return row;
  }

  /** In the houses of one homeowner. */
  async latestStayOf(roomieId: string, homeownerId: string): Promise<StayRow | undefined> {
    const [row] = await this.database.query<StayRow>(
      `SELECT ${STAY} FROM tenancies t ${OF_STAY}
        WHERE t.roomie_id = $1 AND h.homeowner_id = $2 ORDER BY t.starts_on DESC, t.id DESC LIMIT 1`,
      [roomieId, homeownerId],
    );
    return row;
  }

  /** @returns undefined where there is one already */
  async add(
    tenancyId: string,
    kind: ReportKind,
    by: ReportAuthor,
    authorId: string,
    now: Date,
  ): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO move_reports (tenancy_id, kind, by, author_id, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (tenancy_id, kind, by) DO NOTHING RETURNING id`,
      [tenancyId, kind, by, authorId, now],
    );
    return row?.id;
  }

  async idOf(tenancyId: string, kind: ReportKind, by: ReportAuthor): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      'SELECT id FROM move_reports WHERE tenancy_id = $1 AND kind = $2 AND by = $3',
      [tenancyId, kind, by],
    );
    return row?.id;
  }

  /** The submitted report of the move-in, whatever anything later is compared with. */
  async baselineOf(tenancyId: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM move_reports WHERE tenancy_id = $1 AND kind = 'move_in' AND state <> 'draft'`,
      [tenancyId],
    );
    return row?.id ?? null;
  }

  async find(id: string): Promise<MoveReportRow | undefined> {
    const [row] = await this.database.query<MoveReportRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE m.id = $1`, [id]);
    return row;
  }

  /** Waits for whoever changes the report at the same moment. */
  async lock(id: string): Promise<MoveReportRow | undefined> {
    await this.database.query('SELECT 1 FROM move_reports WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  async reportOfItem(itemId: string): Promise<MoveReportRow | undefined> {
    const [row] = await this.database.query<MoveReportRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE m.id = (SELECT report_id FROM move_report_items WHERE id = $1)`,
      [itemId],
    );
    return row;
  }

  async reportOfAddendum(addendumId: string): Promise<MoveReportRow | undefined> {
    const [row] = await this.database.query<MoveReportRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE m.id = (SELECT report_id FROM move_report_addenda WHERE id = $1)`,
      [addendumId],
    );
    return row;
  }

  list(actor: Actor, { house_id, roomie_id, kind, state, ...query }: ReportFilter): Promise<Slice<MoveReportRow>> {
    return this.database.page<MoveReportRow>(
      {
        select: COLUMNS,
        from: FROM,
        where: {
          [SCOPE[actor.role]]: actor.accountId,
          't.house_id = ?': house_id,
          't.roomie_id = ?': roomie_id,
          'm.kind = ?': kind,
          'm.state = ?': state,
        },
        order: newestFirst('m.id'),
      },
      query,
    );
  }

  itemsOf(reportIds: readonly string[]): Promise<ItemRow[]> {
    return this.database.query<ItemRow>(
      `SELECT id, report_id, position, area, thing, name, condition, remarks, change FROM move_report_items
        WHERE report_id = ANY($1) ORDER BY report_id, position, id`,
      [reportIds],
    );
  }

  async addItems(
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
  async addOwnItem(reportId: string, id: string, area: ReportArea, name: string): Promise<boolean> {
    const added = await this.database.execute(
      `INSERT INTO move_report_items (id, report_id, position, area, name)
       SELECT $2, $1, coalesce(max(position), 0) + 1, $3, $4 FROM move_report_items WHERE report_id = $1
       ON CONFLICT DO NOTHING`,
      [reportId, id, area, name],
    );
    return added > 0;
  }

  async writeItem(id: string, { condition, remarks }: Pick<ItemRow, 'condition' | 'remarks'>): Promise<void> {
    await this.database.execute('UPDATE move_report_items SET condition = $2, remarks = $3 WHERE id = $1', [
      id,
      condition,
      remarks,
    ]);
  }

  /** Only what a person added. @returns how many */
  removeOwnItem(reportId: string, id: string): Promise<number> {
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

  async addAddendum(reportId: string, authorId: string, by: ReportAuthor, text: string, now: Date): Promise<string> {
    const id = await this.database.newId();
    await this.database.execute(
      `INSERT INTO move_report_addenda (id, report_id, author_id, by, text, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, reportId, authorId, by, text, now],
    );
    return id;
  }

  addendaOf(reportId: string): Promise<AddendumRow[]> {
    return this.database.query<AddendumRow>(
      `SELECT id, report_id, author_id, by, text, sha256, created_at FROM move_report_addenda
        WHERE report_id = $1 ORDER BY created_at, id LIMIT 100`,
      [reportId],
    );
  }

  /** By this account, in a transaction that has not ended. */
  async isBeingWritten(addendumId: string, authorId: string): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 FROM move_report_addenda WHERE id = $1 AND author_id = $2 AND sha256 IS NULL',
      [addendumId, authorId],
    );
    return rows.length > 0;
  }

  async sealAddendum(id: string, sha256: string): Promise<void> {
    await this.database.execute('UPDATE move_report_addenda SET sha256 = $2 WHERE id = $1', [id, sha256]);
  }

  sealedItems(reportId: string): Promise<SealedItem[]> {
    return this.database.query<SealedItem>(SEALED_ITEMS, [reportId]);
  }

  async sealedAddendum(id: string): Promise<SealedAddendum> {
    const [addendum] = await this.database.query<SealedAddendum>(SEALED_ADDENDUM, [id]);
    if (!addendum) throw new Error('An addendum was not stored.');
    return addendum;
  }

  /** Items that a submitted report of a move-out has worse than the move-in, with photos of both. */
  findings(of: { readonly itemId?: string; readonly tenancyId?: string }): Promise<FindingRow[]> {
    return this.database.query<FindingRow>(
      `SELECT i.id, m.tenancy_id, t.roomie_id, t.house_id, i.area, i.thing, i.name, b.condition AS before,
              i.condition AS after, m.by, p.photos
         FROM move_report_items i JOIN move_reports m ON m.id = i.report_id JOIN tenancies t ON t.id = m.tenancy_id
         JOIN move_report_items b ON b.report_id = m.baseline_id AND b.area = i.area
              AND (b.thing = i.thing OR (b.thing IS NULL AND i.thing IS NULL AND lower(b.name) = lower(i.name)))
         CROSS JOIN LATERAL (SELECT count(*)::int AS photos FROM image_placements WHERE report_item_id = i.id) p
        WHERE (i.id = $1 OR m.tenancy_id = $2) AND m.state <> 'draft' AND i.change = 'worse' AND p.photos > 0
        ORDER BY i.position, i.id`,
      [of.itemId ?? null, of.tenancyId ?? null],
    );
  }

  exportOf(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT m.kind, m.by, m.state, h.name AS house, r.name AS room, m.signature_name, m.submitted_at, m.acknowledgement,
              (SELECT json_agg(json_build_object('area', i.area, 'thing', coalesce(i.thing, i.name),
                                                 'condition', i.condition, 'remarks', i.remarks) ORDER BY i.position)
                 FROM move_report_items i WHERE i.report_id = m.id AND i.condition IS NOT NULL) AS items
         FROM move_reports m JOIN tenancies t ON t.id = m.tenancy_id JOIN houses h ON h.id = t.house_id
         JOIN rooms r ON r.id = t.room_id
        WHERE m.author_id = $1 OR (m.state <> 'draft' AND (t.roomie_id = $1 OR h.homeowner_id = $1))
        ORDER BY m.id DESC LIMIT $2`,
      [accountId, newest],
    );
  }

  addendaBy(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      'SELECT text, created_at FROM move_report_addenda WHERE author_id = $1 ORDER BY id DESC LIMIT $2',
      [accountId, newest],
    );
  }
}

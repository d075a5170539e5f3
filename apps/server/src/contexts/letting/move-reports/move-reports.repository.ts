import type { ReportAuthor, ReportKind, ReportState } from '@common-roof/contracts';
import { moveReportMachine } from '@common-roof/domain';
import { type WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type MoveReportRow, OF_REPORT, REPORT, type ReportParties } from './move-report-row.sql.ts';

const SAID: Readonly<Record<string, WholeSentence>> = {
  draft: 'This report was not submitted yet.',
  submitted: 'This report was submitted. Add to it what is missing.',
  acknowledged: 'This report is already acknowledged.',
};

export const MOVE_REPORTS = defineRowStates({
  table: 'move_reports',
  machine: moveReportMachine,
  refusal: (state) => SAID[state] ?? 'This report is closed.',
});

export interface ReportFilter extends PageQuery {
  readonly house_id?: string | undefined;
  readonly roomie_id?: string | undefined;
  readonly kind?: ReportKind | undefined;
  readonly state?: ReportState | undefined;
}

const WHOSE = `
  m.id, m.tenancy_id, m.kind, m.by, m.state, t.roomie_id, h.homeowner_id, t.house_id
    FROM move_reports m JOIN tenancies t ON t.id = m.tenancy_id JOIN houses h ON h.id = t.house_id`;

/** The reports that a role can see: `?` is the caller. */
const SCOPE: Record<Actor['role'], string> = {
  roomie: `(t.roomie_id = ?::uuid AND (m.state <> 'draft' OR m.by = 'roomie'))`,
  homeowner: `(h.homeowner_id = ?::uuid AND (m.state <> 'draft' OR m.by = 'homeowner'))`,
  admin: '?::uuid IS NOT NULL',
  neatkeeper: 'false AND ?::uuid IS NOT NULL',
};

@Injectable()
export class MoveReportsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the existing report or a new one, also for concurrent requests from another tab. */
  async insert(
    tenancyId: string,
    kind: ReportKind,
    by: ReportAuthor,
    authorId: string,
    now: Date,
  ): Promise<{ readonly id: string; readonly isNew: boolean }> {
    const [made] = await this.database.query<{ id: string }>(
      `INSERT INTO move_reports (tenancy_id, kind, by, author_id, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (tenancy_id, kind, by) DO NOTHING RETURNING id`,
      [tenancyId, kind, by, authorId, now],
    );
    if (made) return { id: made.id, isNew: true };
    const [known] = await this.database.query<{ id: string }>(
      'SELECT id FROM move_reports WHERE tenancy_id = $1 AND kind = $2 AND by = $3',
      [tenancyId, kind, by],
    );
    if (!known) throw new Error('A report was not begun.');
    return { id: known.id, isNew: false };
  }

  /** Finds the submitted move-in report, the baseline of every later comparison. */
  async findBaseline(tenancyId: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM move_reports WHERE tenancy_id = $1 AND kind = 'move_in' AND state <> 'draft'`,
      [tenancyId],
    );
    return row?.id ?? null;
  }

  async find(id: string): Promise<MoveReportRow | undefined> {
    const [row] = await this.database.query<MoveReportRow>(`SELECT ${REPORT} FROM ${OF_REPORT} WHERE m.id = $1`, [id]);
    return row;
  }

  /** Like {@link find}, without the columns that only readers need. */
  async findParties(id: string): Promise<ReportParties | undefined> {
    const [row] = await this.database.query<ReportParties>(`SELECT ${WHOSE} WHERE m.id = $1`, [id]);
    return row;
  }

  async findItemParties(itemId: string): Promise<ReportParties | undefined> {
    const [row] = await this.database.query<ReportParties>(
      `SELECT ${WHOSE} JOIN move_report_items i ON i.report_id = m.id WHERE i.id = $1`,
      [itemId],
    );
    return row;
  }

  async findAddendumParties(addendumId: string): Promise<ReportParties | undefined> {
    const [row] = await this.database.query<ReportParties>(
      `SELECT ${WHOSE} JOIN move_report_addenda a ON a.report_id = m.id WHERE a.id = $1`,
      [addendumId],
    );
    return row;
  }

  list(actor: Actor, { house_id, roomie_id, kind, state, ...query }: ReportFilter): Promise<Slice<MoveReportRow>> {
    return this.database.page<MoveReportRow>(
      {
        select: REPORT,
        from: OF_REPORT,
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

  exportFor(accountId: string, newest: number): Promise<unknown[]> {
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
}

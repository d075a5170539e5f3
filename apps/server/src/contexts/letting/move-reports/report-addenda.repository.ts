import type { ReportAuthor } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { MoveReportAddendumEntity } from './move-report-addendum.entity.ts';
import { SEALED_ADDENDUM, type SealedAddendum } from './sealed-report.ts';

export type AddendumRow = MoveReportAddendumEntity;

/** Additions to reports after their submission. */
@Injectable()
export class ReportAddendaRepository {
  constructor(private readonly database: Database) {}

  async insert(reportId: string, authorId: string, by: ReportAuthor, text: string, now: Date): Promise<string> {
    const id = await this.database.newId();
    await this.database.execute(
      `INSERT INTO move_report_addenda (id, report_id, author_id, by, text, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, reportId, authorId, by, text, now],
    );
    return id;
  }

  listForReport(reportId: string): Promise<AddendumRow[]> {
    return this.database.query<AddendumRow>(
      `SELECT id, report_id, author_id, by, text, sha256, created_at FROM move_report_addenda
        WHERE report_id = $1 ORDER BY created_at, id LIMIT 100`,
      [reportId],
    );
  }

  async seal(id: string, sha256: string): Promise<void> {
    await this.database.execute('UPDATE move_report_addenda SET sha256 = $2 WHERE id = $1', [id, sha256]);
  }

  async sealed(id: string): Promise<SealedAddendum> {
    const [addendum] = await this.database.query<SealedAddendum>(SEALED_ADDENDUM, [id]);
    if (!addendum) throw new Error('An addendum was not stored.');
    return addendum;
  }

  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      'SELECT text, created_at FROM move_report_addenda WHERE author_id = $1 ORDER BY id DESC LIMIT $2',
      [accountId, newest],
    );
  }
}

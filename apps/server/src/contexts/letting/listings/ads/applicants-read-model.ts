import type { ApplicantState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { AdApplicantEntity } from './ad-applicant.entity.ts';

export type ApplicantRow = Omit<AdApplicantEntity, 'email_key'>;

export const COLUMNS = `
  p.id, p.ad_id, p.email, p.first_name, p.last_name, p.phone, p.message,
  to_char(p.wished_from, 'YYYY-MM-DD') AS wished_from, p.answers, p.state, p.version, p.created_at, p.confirmed_at, p.moved_at,
  p.locale`;

/** What other contexts may read of applicants. */
@Injectable()
export class ApplicantsReadModel {
  constructor(protected readonly database: Database) {}

  /** Returns the newest application of an address. @throws Error when there is none */
  async idOfAddress(adId: string, email: string): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM ad_applicants WHERE ad_id = $1 AND email = $2 AND state <> 'withdrawn' ORDER BY id DESC`,
      [adId, email],
    );
    if (!row) throw new Error('Nobody applied with this address.');
    return row.id;
  }

  /** Lists applicants with a confirmed address, newest first. */
  list(adId: string, state: ApplicantState | undefined, query: PageQuery): Promise<Slice<ApplicantRow>> {
    return this.database.page<ApplicantRow>(
      {
        select: COLUMNS,
        from: 'ad_applicants p',
        where: { 'p.ad_id = ?': adId, 'p.confirmed_at IS NOT NULL': true, 'p.state = ?': state },
        order: newestFirst('p.id'),
      },
      query,
    );
  }
}

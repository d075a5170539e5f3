import type { ApplicantState } from '@common-roof/contracts';
import { applicantMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { AdApplicantEntity } from './ad-applicant.entity.ts';

export type ApplicantRow = Omit<AdApplicantEntity, 'email_key'> & {
  /** The first name of {@link AdApplicantEntity.suggested_by}; null once that account is deleted. */
  readonly suggester: string | null;
};

export const COLUMNS = `
  p.id, p.ad_id, p.email, p.first_name, p.last_name, p.phone, p.message,
  to_char(p.wished_from, 'YYYY-MM-DD') AS wished_from, p.answers, p.state, p.version, p.created_at, p.confirmed_at, p.moved_at,
  p.locale, p.suggested_by,
  (SELECT s.first_name FROM accounts s WHERE s.id = p.suggested_by AND s.deleted_at IS NULL) AS suggester`;

/** An applicant with a confirmed address, and the room that they applied for. */
export type CandidateRow = Pick<AdApplicantEntity, 'id' | 'first_name' | 'last_name' | 'email' | 'state' | 'locale'> & {
  readonly house_id: string;
  readonly room_id: string;
  readonly room: string;
};

const CANDIDATES = `
  SELECT p.id, p.first_name, p.last_name, p.email, p.state, p.locale, a.house_id, a.room_id, r.name AS room
    FROM ad_applicants p JOIN ads a ON a.id = p.ad_id JOIN rooms r ON r.id = a.room_id
   WHERE p.confirmed_at IS NOT NULL`;

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

  async findCandidate(id: string): Promise<CandidateRow | undefined> {
    const [row] = await this.database.query<CandidateRow>(`${CANDIDATES} AND p.id = $1`, [id]);
    return row;
  }

  /** Lists the applicants for rooms of a house who can still be offered one, newest first. */
  listCandidates(houseId: string): Promise<CandidateRow[]> {
    return this.database.query<CandidateRow>(
      `${CANDIDATES} AND a.house_id = $1 AND p.state = ANY($2) ORDER BY p.id DESC LIMIT 100`,
      [houseId, applicantMachine.transitions.offer.from],
    );
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

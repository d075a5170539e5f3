import type { ApplicationList } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { containing, newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { HomeownerApplicationEntity } from './homeowner-application.entity.ts';

export interface ApplicationRow extends Omit<HomeownerApplicationEntity, 'email_key' | 'homeowner_id' | 'version'> {
  decided_by_name: string | null;
}

export const COLUMNS = `
         p.id, p.email, p.first_name, p.last_name, p.phone, p.city, p.houses, p.message, p.state, p.email_confirmed_at,
         p.created_at, p.decided_at, p.decided_by, a.first_name || ' ' || a.last_name AS decided_by_name, p.reason,
         p.locale`;

export const FROM = 'homeowner_applications p LEFT JOIN accounts a ON a.id = p.decided_by';

/** What other contexts may read of applications. */
@Injectable()
export class ApplicationsReadModel {
  constructor(protected readonly database: Database) {}

  /** Lists applications, newest first. */
  list(list: ApplicationList, search: string | undefined, query: PageQuery): Promise<Slice<ApplicationRow>> {
    const found = `p.first_name || ' ' || p.last_name ILIKE ? OR p.email ILIKE ? OR p.city ILIKE ?`;
    const where = {
      'p.state = ?': list === 'unconfirmed' ? 'pending' : list,
      'p.email_confirmed_at IS NOT NULL': list === 'pending' ? true : undefined,
      'p.email_confirmed_at IS NULL': list === 'unconfirmed' ? true : undefined,
      [found]: containing(search),
    };
    return this.database.page<ApplicationRow>(
      { select: COLUMNS, from: FROM, where, order: newestFirst('p.id') },
      query,
    );
  }

  /** Counts the applications that an admin can decide now. */
  async countPending(): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM homeowner_applications WHERE state = 'pending' AND email_confirmed_at IS NOT NULL`,
    );
    return row?.n ?? 0;
  }
}

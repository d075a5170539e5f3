import type { PEOPLE_SORTS, PEOPLE_STATES, Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';

export type ListedRole = Extract<Role, 'roomie' | 'homeowner'>;

export interface PersonRow {
  id: string;
  account_type: Role;
  first_name: string;
  last_name: string;
  photo: string | null;
  email: string;
  phone: string | null;
  email_verified: boolean;
  disabled: boolean;
  houses: { _id: string; name: string }[];
  houses_count: number;
  created_at: Date;
}

export interface PeopleFilter {
  readonly search?: string | undefined;
  readonly sort: (typeof PEOPLE_SORTS)[number];
  readonly state?: (typeof PEOPLE_STATES)[number] | undefined;
}

/** The houses `h` of the account `a`. */
const HOUSES: Record<ListedRole, string> = {
  roomie: `FROM tenancies t JOIN houses h ON h.id = t.house_id WHERE t.roomie_id = a.id AND t.state <> 'ended'`,
  homeowner: `FROM houses h WHERE h.homeowner_id = a.id AND h.state <> 'archived'`,
};

const select = (role: ListedRole, page: string): string => `
  SELECT a.id, a.account_type, a.first_name, a.last_name, a.photo, a.email, a.phone,
         a.email_verified_at IS NOT NULL AS email_verified, a.disabled_at IS NOT NULL AS disabled, a.created_at,
         (SELECT count(*)::int ${HOUSES[role]}) AS houses_count,
         coalesce((SELECT jsonb_agg(jsonb_build_object('_id', own.id, 'name', own.name) ORDER BY own.name)
                     FROM (SELECT h.id, h.name ${HOUSES[role]} ORDER BY h.name LIMIT 3) own), '[]') AS houses
    FROM (${page}) a`;

const NAME = `a.last_name || ' ' || a.first_name`;

@Injectable()
export class PeopleRepository {
  constructor(private readonly database: Database) {}

  async find(id: string, role: ListedRole): Promise<PersonRow | undefined> {
    const page = 'SELECT * FROM accounts WHERE id = $1 AND account_type = $2 AND deleted_at IS NULL';
    const [row] = await this.database.query<PersonRow>(select(role, page), [id, role]);
    return row;
  }

  /** The page is chosen before houses are looked up. */
  list(
    role: ListedRole,
    filter: PeopleFilter,
    after: readonly [string, string] | null,
    limit: number,
  ): Promise<PersonRow[]> {
    const byName = filter.sort === 'name';
    const order = byName ? `${NAME}, a.id` : 'a.id DESC';
    const next = byName ? `(${NAME}, a.id) > ($4, $5::uuid)` : 'a.id < $5::uuid';
    const page = `
      SELECT a.* FROM accounts a
       WHERE a.account_type = $1 AND a.deleted_at IS NULL
         AND ($2::text IS NULL OR a.first_name || ' ' || a.last_name ILIKE $2 OR a.email ILIKE $2
              OR EXISTS (SELECT 1 ${HOUSES[role]} AND h.name ILIKE $2))
         AND ($3::text IS NULL OR (a.disabled_at IS NOT NULL) = ($3 = 'disabled'))
         AND ($4::text IS NULL OR ${next})
       ORDER BY ${order} LIMIT $6`;
    const pattern = filter.search ? `%${filter.search.replace(/[\\%_]/g, '\\$&')}%` : null;
    const values = [role, pattern, filter.state ?? null, after?.[0] ?? null, after?.[1] ?? null, limit];
    return this.database.query<PersonRow>(`${select(role, page)} ORDER BY ${order}`, values);
  }
}

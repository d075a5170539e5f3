import type { PEOPLE_SORTS, PEOPLE_STATES, Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { ascending, containing, newestFirst, type Order, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { IS_LISTED_PERSON } from '#contexts/identity/accounts/index.ts';

export type ListedRole = Exclude<Role, 'neatkeeper'>;

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
  invited: boolean;
  houses: { _id: string; name: string }[];
  houses_count: number;
  created_at: Date;
}

export interface PeopleQuery extends PageQuery {
  readonly search?: string | undefined;
  readonly sort: (typeof PEOPLE_SORTS)[number];
  readonly state?: (typeof PEOPLE_STATES)[number] | undefined;
}

/** The houses `h` of the account `a`. */
const HOUSES: Record<ListedRole, string> = {
  roomie: `FROM tenancies t JOIN houses h ON h.id = t.house_id WHERE t.roomie_id = a.id AND t.state IN ('active', 'releasing')`,
  homeowner: `FROM houses h WHERE h.homeowner_id = a.id AND h.state <> 'archived' AND NOT h.is_sample`,
  admin: 'FROM houses h WHERE false',
};

/** The columns of the account `a`. */
const person = (role: ListedRole): string => `
         a.id, a.account_type, a.first_name, a.last_name, a.photo, a.email, a.phone,
         a.email_verified_at IS NOT NULL AS email_verified, a.disabled_at IS NOT NULL AS disabled,
         NOT EXISTS (SELECT 1 FROM joined_accounts j WHERE j.account_id = a.id) AS invited, a.created_at,
         (SELECT count(*)::int ${HOUSES[role]}) AS houses_count,
         coalesce((SELECT jsonb_agg(jsonb_build_object('_id', own.id, 'name', own.name) ORDER BY own.name)
                     FROM (SELECT h.id, h.name ${HOUSES[role]} ORDER BY h.name LIMIT 3) own), '[]') AS houses`;

const SORTS: Record<PeopleQuery['sort'], Order> = {
  name: ascending([`a.last_name || ' ' || a.first_name`, 'text'], ['a.id', 'uuid']),
  newest: newestFirst('a.id'),
};

@Injectable()
export class PeopleRepository {
  constructor(private readonly database: Database) {}

  async find(id: string, role: ListedRole): Promise<PersonRow | undefined> {
    const [row] = await this.database.query<PersonRow>(
      `SELECT ${person(role)} FROM accounts a WHERE a.id = $1 AND a.account_type = $2 AND ${IS_LISTED_PERSON}`,
      [id, role],
    );
    return row;
  }

  /** The page is chosen before houses are looked up. */
  list(role: ListedRole, query: PeopleQuery): Promise<Slice<PersonRow>> {
    return this.database.page<PersonRow>(
      {
        select: `a.id, a.account_type, a.first_name, a.last_name, a.photo, a.email, a.phone, a.email_verified_at,
                 a.disabled_at, a.created_at`,
        from: 'accounts a',
        where: {
          'a.account_type = ?': role,
          [IS_LISTED_PERSON]: true,
          [`a.first_name || ' ' || a.last_name ILIKE ? OR a.email ILIKE ?
            OR EXISTS (SELECT 1 ${HOUSES[role]} AND h.name ILIKE ?)`]: containing(query.search),
          'a.disabled_at IS NULL': query.state === 'active',
          'a.disabled_at IS NOT NULL': query.state === 'disabled',
        },
        order: SORTS[query.sort],
        thenSelect: { as: 'a', columns: person(role) },
      },
      query,
    );
  }
}

import type { StatementBasis, StatementFigure } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Order, PageQuery, Slice } from '#kernel/database/lists.ts';
import { MOVEMENTS } from './movements.sql.ts';

/** Whose houses, in which days. */
export interface StatementScope {
  readonly homeownerId: string;
  /** Null: all houses. */
  readonly houseId: string | null;
  /** ISO dates, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly basis: StatementBasis;
}

/** The sum of the rows of a line in one month. */
export interface MovedRow {
  house_id: string;
  house: string;
  currency: string;
  figure: StatementFigure;
  person_id: string | null;
  person: string | null;
  room_id: string | null;
  room: string | null;
  category: string | null;
  /** How many whole months after the first day of the scope it begins. */
  month: number;
  minor: string;
}

export interface StatementEntryRow extends Omit<MovedRow, 'month'> {
  id: string;
  day: string;
  words: string;
}

/** What is owed for rent in a house on a day, in minor units. */
export interface OpenRentRow {
  house_id: string;
  open: string;
  in_advance: string;
}

export interface OwnerRow {
  id: string;
  name: string;
  time_zone: string;
}

export interface EntryFilter {
  readonly figures: readonly StatementFigure[];
  readonly personId?: string | undefined;
  readonly roomId?: string | undefined;
  readonly category?: string | undefined;
}

const ORDER: Order['by'] = [
  ['m.day', 'date'],
  ['m.id', 'uuid'],
];

const fullName = (account: string): string => `btrim(${account}.first_name || ' ' || ${account}.last_name)`;

const params = ({ homeownerId, houseId, from, to, basis }: StatementScope): unknown[] => [
  homeownerId,
  houseId,
  from,
  to,
  basis,
];

/** Adds up what a homeowner received and paid. Nothing of it is stored. */
@Injectable()
export class StatementRepository {
  constructor(private readonly database: Database) {}

  /** Finds the homeowner of a house, or by id, with the time zone of one of the houses. */
  async findOwner({ houseId, homeownerId }: { houseId?: string; homeownerId?: string }): Promise<OwnerRow | undefined> {
    const [row] = await this.database.query<OwnerRow>(
      `SELECT a.id, ${fullName('a')} AS name, h.time_zone FROM houses h JOIN accounts a ON a.id = h.homeowner_id
        WHERE ($1::uuid IS NULL OR h.id = $1) AND ($2::uuid IS NULL OR h.homeowner_id = $2)
        ORDER BY h.is_sample, h.created_at LIMIT 1`,
      [houseId ?? null, homeownerId ?? null],
    );
    return row;
  }

  async findName(accountId: string): Promise<string> {
    const [row] = await this.database.query<{ name: string }>(
      `SELECT ${fullName('a')} AS name FROM accounts a WHERE a.id = $1`,
      [accountId],
    );
    return row?.name ?? '';
  }

  /** Returns the sums by line and month. */
  listMoved(scope: StatementScope): Promise<MovedRow[]> {
    return this.database.query<MovedRow>(
      `WITH ${MOVEMENTS}
       SELECT s.*, h.name AS house, h.currency, ${fullName('a')} AS person, r.name AS room
         FROM (SELECT m.house_id, m.figure, m.person_id, m.room_id, m.category, n.month, sum(m.minor)::bigint AS minor
                 FROM movements m
                CROSS JOIN LATERAL (SELECT age(m.day, $3::date) AS since) g
                CROSS JOIN LATERAL (SELECT (extract(year FROM g.since) * 12 + extract(month FROM g.since))::int AS month) n
                GROUP BY m.house_id, m.figure, m.person_id, m.room_id, m.category, n.month) s
         JOIN houses h ON h.id = s.house_id
         LEFT JOIN accounts a ON a.id = s.person_id LEFT JOIN rooms r ON r.id = s.room_id
        ORDER BY h.name, h.id, r.name NULLS LAST, person, s.category, s.month`,
      params(scope),
    );
  }

  /** Returns what is owed for rent on the last day of the scope: the balances less what moved since. */
  listOpenRent({ homeownerId, houseId, to }: StatementScope): Promise<OpenRentRow[]> {
    return this.database.query<OpenRentRow>(
      `SELECT b.house_id, coalesce(sum(greatest(v.minor, 0)), 0)::bigint AS open,
              coalesce(sum(greatest(-v.minor, 0)), 0)::bigint AS in_advance
         FROM houses h JOIN money_balances b ON b.house_id = h.id AND b.account = 'rent' AND b.account_id <> $1
        CROSS JOIN LATERAL (SELECT b.minor - coalesce((
          SELECT sum(p.minor) FROM money_postings p JOIN money_journals j ON j.id = p.journal_id AND j.reverses IS NULL
             AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
           WHERE p.house_id = b.house_id AND p.account_id = b.account_id AND p.account = 'rent' AND p.on_day > $3), 0) AS minor) v
        WHERE h.homeowner_id = $1 AND (($2::uuid IS NULL AND NOT h.is_sample) OR h.id = $2) GROUP BY b.house_id`,
      [homeownerId, houseId, to],
    );
  }

  /** Returns the rows of figures. @param order by day */
  listEntries(
    scope: StatementScope,
    { figures, personId, roomId, category }: EntryFilter,
    query: PageQuery,
    order: 'newest' | 'oldest',
  ): Promise<Slice<StatementEntryRow>> {
    return this.database.page<StatementEntryRow>(
      {
        select: 'm.*',
        from: `(WITH ${MOVEMENTS} SELECT * FROM movements) m`,
        values: params(scope),
        where: {
          'm.figure = ANY(?)': figures,
          'm.person_id = ?': personId,
          'm.room_id = ?': roomId,
          'm.category = ?': category,
        },
        order: { by: ORDER, descending: order === 'newest' },
        thenSelect: {
          as: 'p',
          columns: `p.id, p.house_id, to_char(p.day, 'YYYY-MM-DD') AS day, p.figure, p.person_id, p.room_id, p.category, p.words,
            p.minor, h.name AS house, h.currency, ${fullName('a')} AS person, r.name AS room`,
          join: `JOIN houses h ON h.id = p.house_id LEFT JOIN accounts a ON a.id = p.person_id
                 LEFT JOIN rooms r ON r.id = p.room_id`,
        },
      },
      query,
    );
  }
}

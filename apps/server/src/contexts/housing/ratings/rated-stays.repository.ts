import { RATING_OPEN_DAYS, RATING_OPENS_AFTER_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { List, PageQuery, Slice } from '#kernel/database/lists.ts';

/** A tenancy with its two parties. */
export interface StayRow {
  tenancy_id: string;
  house_id: string;
  house: string;
  time_zone: string;
  /** ISO dates in that time zone. */
  starts_on: string;
  ends_on: string | null;
  roomie_id: string;
  roomie: string;
  homeowner_id: string;
  homeowner: string;
}

export interface RateableStayRow extends StayRow {
  roomie_photo: string | null;
  homeowner_photo: string | null;
  /** Whether the caller has rated it. */
  is_rated: boolean;
}

/** The two parties of tenancies, one of whom asks. */
export interface RatedParties {
  readonly raterId: string;
  readonly roomieId: string;
  readonly homeownerId: string;
  /** undefined: any house, any tenancy */
  readonly houseId?: string | undefined;
  readonly tenancyId?: string | undefined;
}

const STAY = `t.id AS tenancy_id, t.house_id, h.name AS house, h.time_zone, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
  to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on, t.roomie_id, h.homeowner_id`;
/** Deleted accounts cannot be rated. */
const SIDES = `JOIN houses h ON h.id = t.house_id JOIN accounts a ON a.id = t.roomie_id AND a.deleted_at IS NULL
  JOIN accounts b ON b.id = h.homeowner_id AND b.deleted_at IS NULL`;
const NAMES = 'a.first_name AS roomie, b.first_name AS homeowner';
const RATEABLE = `${STAY}, ${NAMES}, a.photo AS roomie_photo, b.photo AS homeowner_photo`;
const IS_RATED = (rater: string): string =>
  `EXISTS (SELECT 1 FROM ratings r WHERE r.tenancy_id = t.id AND r.rater_id = ${rater}) AS is_rated`;

const NEWEST_FIRST = {
  by: [
    ['t.starts_on', 'date'],
    ['t.id', 'uuid'],
  ],
  descending: true,
} as const satisfies List['order'];

/** Tenancies as both of their parties rate them. */
@Injectable()
export class RatedStaysRepository {
  constructor(private readonly database: Database) {}

  async find(tenancyId: string): Promise<StayRow | undefined> {
    const [row] = await this.database.query<StayRow>(
      `SELECT ${STAY}, ${NAMES} FROM tenancies t ${SIDES} WHERE t.id = $1`,
      [tenancyId],
    );
    return row;
  }

  /** Locks the tenancy until the end of the transaction: the two parties' ratings are written one after the other. */
  async lock(tenancyId: string): Promise<void> {
    await this.database.query('SELECT 1 FROM tenancies WHERE id = $1 FOR NO KEY UPDATE', [tenancyId]);
  }

  /** Serializes what one account writes on two devices. */
  async lockRater(accountId: string): Promise<void> {
    await this.database.query('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  }

  /** Lists tenancies, newest first. */
  between({ raterId, roomieId, homeownerId, houseId, tenancyId }: RatedParties): Promise<RateableStayRow[]> {
    return this.database.query<RateableStayRow>(
      `SELECT ${RATEABLE}, ${IS_RATED('$3')} FROM tenancies t ${SIDES}
        WHERE t.roomie_id = $1 AND h.homeowner_id = $2 AND ($4::uuid IS NULL OR t.house_id = $4)
          AND ($5::uuid IS NULL OR t.id = $5)
        ORDER BY t.starts_on DESC, t.id DESC`,
      [roomieId, homeownerId, raterId, houseId ?? null, tenancyId ?? null],
    );
  }

  /** Returns whether one was ever the homeowner of the other. */
  async sharesStay(roomieId: string, homeownerId: string): Promise<boolean> {
    const [row] = await this.database.query(
      `SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id WHERE t.roomie_id = $1 AND h.homeowner_id = $2 LIMIT 1`,
      [roomieId, homeownerId],
    );
    return row !== undefined;
  }

  /** Lists an account's tenancies whose window is open or will open, newest first. */
  rateable(
    role: 'roomie' | 'homeowner',
    accountId: string,
    now: Date,
    query: PageQuery,
  ): Promise<Slice<RateableStayRow>> {
    return this.database.page<RateableStayRow>(
      {
        select: `${RATEABLE}, ${IS_RATED('$1')}`,
        from: `tenancies t ${SIDES}`,
        values: [accountId],
        where: {
          [role === 'roomie' ? 't.roomie_id = ?' : 'h.homeowner_id = ?']: accountId,
          [`t.ends_on IS NULL OR (t.ends_on >= t.starts_on + ${String(RATING_OPENS_AFTER_DAYS)}
            AND t.ends_on + ${String(RATING_OPEN_DAYS)} >= (?::timestamptz AT TIME ZONE h.time_zone)::date)`]: now,
        },
        order: NEWEST_FIRST,
      },
      query,
    );
  }
}

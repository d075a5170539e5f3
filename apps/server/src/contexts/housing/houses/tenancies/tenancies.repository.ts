import type { RentPeriod } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { COLUMNS, type OpenTenancyRow, ROOM_TAKEN, type TenancyRow, unlessTaken } from './tenancy-rows.ts';

export interface BegunTenancyRow extends TenancyRow {
  state: 'upcoming' | 'active' | 'releasing';
}

/** The homeowner of a room, the currency of its house, and the time zone in which its days are counted. */
export interface PlaceRow {
  homeowner_id: string;
  currency: string;
  time_zone: string;
}

const OPEN = `
  SELECT t.id AS tenancy_id, t.roomie_id, t.room_id, t.house_id, t.state, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
         h.homeowner_id, t.is_leased, t.rent_minor, h.currency, h.time_zone
    FROM tenancies t JOIN houses h ON h.id = t.house_id`;

/** Tenancies as they begin, and their facts while they are open. */
@Injectable()
export class TenanciesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Concurrent writers of one room queue for its row, and archiving or retiring the room waits for them, so that each
   * sees what the others did.
   * @param startsOn ISO date in the house's time zone; one after the day of `now` makes the tenancy upcoming
   * @throws 404 unknown room; 409 when room or roomie is taken on one of these days, or the house is not open
   */
  async start(roomieId: string, roomId: string, startsOn: string, now: Date): Promise<BegunTenancyRow> {
    const [row] = await unlessTaken(() =>
      this.database.query<BegunTenancyRow>(
        `INSERT INTO tenancies (roomie_id, room_id, house_id, starts_on, state)
         SELECT $1, r.id, r.house_id, $3::date,
                CASE WHEN $3::date > ($4::timestamptz AT TIME ZONE h.time_zone)::date THEN 'upcoming' ELSE 'active' END
           FROM rooms r JOIN houses h ON h.id = r.house_id
          WHERE r.id = $2 AND r.retired_at IS NULL AND h.state = 'open'
            FOR NO KEY UPDATE OF r FOR SHARE OF h
         RETURNING ${COLUMNS}, state`,
        [roomieId, roomId, startsOn, now],
      ),
    );
    if (row) return row;
    if (!(await this.findPlace(roomId))) throw new DomainError('not_found');
    throw new DomainError('conflict', { detail: 'Nobody can move in: the house is not open.' });
  }

  /** Checks what {@link start} would check of the room, before anything about a person is revealed. @throws 409 */
  async requireFree(roomId: string, startsOn: string): Promise<void> {
    const taken = await this.database.query(
      'SELECT 1 FROM tenancies WHERE room_id = $1 AND (ends_on IS NULL OR ends_on >= greatest($2::date, starts_on)) LIMIT 1',
      [roomId, startsOn],
    );
    if (taken.length > 0) throw new DomainError('conflict', { detail: ROOM_TAKEN });
  }

  /** Finds the room's homeowner and time zone; undefined for a retired room. */
  async findPlace(roomId: string): Promise<PlaceRow | undefined> {
    const [row] = await this.database.query<PlaceRow>(
      `SELECT h.homeowner_id, h.currency, h.time_zone FROM rooms r JOIN houses h ON h.id = r.house_id
        WHERE r.id = $1 AND r.retired_at IS NULL`,
      [roomId],
    );
    return row;
  }

  /** Finds the roomie's current tenancy, else the upcoming one, and locks it until the end of the transaction. */
  async lockOpenOf(roomieId: string): Promise<OpenTenancyRow | undefined> {
    const lock = (): Promise<OpenTenancyRow[]> =>
      this.database.query(
        `${OPEN} WHERE t.roomie_id = $1 AND t.state <> 'ended' ORDER BY t.starts_on LIMIT 1 FOR NO KEY UPDATE OF t`,
        [roomieId],
      );
    // A tenancy that ended by a move while this waited for it was followed by one that the first look could not see.
    return (await lock())[0] ?? (await lock())[0];
  }

  /** Finds the open tenancy of a roomie in a room and locks it until the end of the transaction. */
  async lockOpenIn(roomieId: string, roomId: string): Promise<OpenTenancyRow | undefined> {
    const [row] = await this.database.query<OpenTenancyRow>(
      `${OPEN} WHERE t.roomie_id = $1 AND t.room_id = $2 AND t.state <> 'ended' ORDER BY t.starts_on LIMIT 1 FOR NO KEY UPDATE OF t`,
      [roomieId, roomId],
    );
    return row;
  }

  /** Begins an upcoming tenancy. Returns nothing when it has begun or was cancelled. */
  begin(tenancyId: string): Promise<BegunTenancyRow | undefined> {
    return unlessTaken(async () => {
      const [row] = await this.database.query<BegunTenancyRow>(
        `UPDATE tenancies SET state = CASE WHEN ends_on IS NULL THEN 'active' ELSE 'releasing' END
          WHERE id = $1 AND state = 'upcoming' RETURNING ${COLUMNS}, state`,
        [tenancyId],
      );
      return row;
    });
  }

  /**
   * Finds an upcoming tenancy with its first day and the time zone of its house, and locks it until the end of the
   * transaction.
   */
  async lockUpcoming(tenancyId: string): Promise<OpenTenancyRow | undefined> {
    const [row] = await this.database.query<OpenTenancyRow>(
      `${OPEN} WHERE t.id = $1 AND t.state = 'upcoming' FOR NO KEY UPDATE OF t`,
      [tenancyId],
    );
    return row;
  }

  /** Returns the first day (ISO date) of a tenancy that has not begun; undefined for others. */
  async upcomingFrom(tenancyId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ day: string }>(
      `SELECT to_char(starts_on, 'YYYY-MM-DD') AS day FROM tenancies WHERE id = $1 AND state = 'upcoming'`,
      [tenancyId],
    );
    return row?.day;
  }

  /** Ends the tenancies of a roomie whose last day lies before `day` (ISO date) and that nobody has released yet. */
  endPast(roomieId: string, day: string): Promise<TenancyRow[]> {
    return this.database.query<TenancyRow>(
      `UPDATE tenancies SET state = 'ended', is_leased = false
        WHERE roomie_id = $1 AND state = 'releasing' AND ends_on < $2 RETURNING ${COLUMNS}`,
      [roomieId, day],
    );
  }

  /** Cancels an upcoming tenancy, as if it had never been. Returns nothing when it has begun. */
  async cancel(tenancyId: string): Promise<TenancyRow | undefined> {
    const [row] = await this.database.query<TenancyRow>(
      `UPDATE tenancies SET state = 'ended', ends_on = starts_on - 1, is_leased = false
        WHERE id = $1 AND state = 'upcoming' RETURNING ${COLUMNS}`,
      [tenancyId],
    );
    return row;
  }

  /** Finds the room's current tenancy and locks it until the end of the transaction. */
  async lockCurrentIn(roomId: string): Promise<OpenTenancyRow | undefined> {
    const [row] = await this.database.query<OpenTenancyRow>(
      `${OPEN} WHERE t.room_id = $1 AND t.state <> 'ended' ORDER BY t.starts_on LIMIT 1 FOR NO KEY UPDATE OF t`,
      [roomId],
    );
    return row;
  }

  /**
   * Changes dates, rent and comments of an open tenancy. One whose first day is later than `today` is upcoming, and an
   * upcoming one stays so until it is begun.
   * @param rentMinor null: the room's own rent
   * @throws 409 when the room was taken by another roomie on one of these days
   */
  change(
    tenancyId: string,
    {
      startsOn,
      rentMinor,
      comments,
      today,
    }: { startsOn: string; rentMinor: number | null; comments: string; today: string },
  ): Promise<void> {
    return unlessTaken(async () => {
      await this.database.execute(
        `UPDATE tenancies SET starts_on = $2, rent_minor = $3, comments = $4,
                state = CASE WHEN state = 'upcoming' OR $2::date > $5::date THEN 'upcoming' WHEN ends_on IS NULL THEN 'active' ELSE 'releasing' END
          WHERE id = $1`,
        [tenancyId, startsOn, rentMinor, comments, today],
      );
    });
  }

  /** Marks an open tenancy as leased from now on. */
  async lease(tenancyId: string): Promise<void> {
    await this.database.execute('UPDATE tenancies SET is_leased = true WHERE id = $1', [tenancyId]);
  }

  /** Sets the rent of an open tenancy. @param rentMinor per period */
  async setRent(tenancyId: string, rentMinor: number, period: RentPeriod): Promise<void> {
    await this.database.execute(
      `UPDATE tenancies SET rent_minor = $2, rent_period = $3 WHERE id = $1 AND state <> 'ended'`,
      [tenancyId, rentMinor, period],
    );
  }
}

import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { COLUMNS, ROOM_TAKEN, type TenancyRow, unlessTaken } from './tenancy-rows.ts';

/** A tenancy with its previous last day. */
export interface MovedEndRow extends TenancyRow {
  ended_on: string | null;
}

/** How tenancies end: by notice and release, at once, or not after all. */
@Injectable()
export class TenancyEndsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the last day of a tenancy that is over; undefined for an open one. */
  async findEnd(tenancyId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ day: string }>(
      `SELECT to_char(ends_on, 'YYYY-MM-DD') AS day FROM tenancies WHERE id = $1 AND state = 'ended'`,
      [tenancyId],
    );
    return row?.day;
  }

  /** Sets the last day; an upcoming tenancy stays upcoming. @returns nothing when notice was given, or it is over */
  async giveNotice(tenancyId: string, endsOn: string): Promise<TenancyRow | undefined> {
    const [row] = await this.database.query<TenancyRow>(
      `UPDATE tenancies SET state = CASE state WHEN 'active' THEN 'releasing' ELSE state END, ends_on = $2
        WHERE id = $1 AND state IN ('active', 'upcoming') AND ends_on IS NULL RETURNING ${COLUMNS}`,
      [tenancyId, endsOn],
    );
    return row;
  }

  /** Ends a tenancy under notice, with its lease. @returns nothing when it is not releasing */
  async release(tenancyId: string, endsOn: string): Promise<TenancyRow | undefined> {
    const [row] = await this.database.query<TenancyRow>(
      `UPDATE tenancies SET state = 'ended', ends_on = $2, is_leased = false
        WHERE id = $1 AND state = 'releasing' RETURNING ${COLUMNS}`,
      [tenancyId, endsOn],
    );
    return row;
  }

  /** Ends a tenancy, with or without notice, together with the lease that another replaces. */
  async leave(tenancyId: string, endsOn: string): Promise<TenancyRow | undefined> {
    const [row] = await this.database.query<TenancyRow>(
      `UPDATE tenancies SET state = 'ended', ends_on = $2, is_leased = false
        WHERE id = $1 AND state IN ('active', 'releasing') RETURNING ${COLUMNS}`,
      [tenancyId, endsOn],
    );
    return row;
  }

  /** Moves the last day of a tenancy under notice. @returns nothing when it is not releasing */
  async moveLastDay(tenancyId: string, endsOn: string): Promise<MovedEndRow | undefined> {
    const [row] = await this.database.query<MovedEndRow>(
      `UPDATE tenancies SET ends_on = $2
        WHERE id = $1 AND state IN ('releasing', 'upcoming') AND ends_on IS NOT NULL
        RETURNING ${COLUMNS}, to_char(old.ends_on, 'YYYY-MM-DD') AS ended_on`,
      [tenancyId, endsOn],
    );
    return row;
  }

  /**
   * As if no notice had been given.
   * @throws 409 when the room is taken from some day on, or the roomie lives elsewhere
   */
  goOn(tenancyId: string): Promise<TenancyRow | undefined> {
    return unlessTaken(async () => {
      const [row] = await this.database.query<TenancyRow>(
        `UPDATE tenancies SET state = CASE state WHEN 'upcoming' THEN state ELSE 'active' END, ends_on = NULL, is_leased = true
          WHERE id = $1 AND ends_on IS NOT NULL RETURNING ${COLUMNS}`,
        [tenancyId],
      );
      return row;
    });
  }

  /**
   * Returns whether the roomie can live there again: the room is in use, its house open, and their account continues.
   * Holds until the end of the transaction.
   */
  async canLiveThere(tenancyId: string): Promise<{ place: boolean; person: boolean }> {
    const [row] = await this.database.query<{ place: boolean; person: boolean }>(
      `SELECT r.retired_at IS NULL AND h.state = 'open' AS place,
              a.deleted_at IS NULL AND a.deletion_due_at IS NULL AS person
         FROM tenancies t JOIN rooms r ON r.id = t.room_id JOIN houses h ON h.id = t.house_id
         JOIN accounts a ON a.id = t.roomie_id
        WHERE t.id = $1 FOR NO KEY UPDATE OF r FOR SHARE OF h, a`,
      [tenancyId],
    );
    return row ?? { place: false, person: false };
  }

  /**
   * Puts an ended tenancy under notice again.
   * @throws 409 when another tenancy of the room followed, or the roomie lives elsewhere
   */
  reopen(tenancyId: string, endsOn: string): Promise<TenancyRow | undefined> {
    return unlessTaken(async () => {
      const [row] = await this.database.query<TenancyRow>(
        `UPDATE tenancies SET state = 'releasing', ends_on = $2, is_leased = true
          WHERE id = $1 AND state = 'ended' RETURNING ${COLUMNS}`,
        [tenancyId, endsOn],
      );
      if (row) await this.requireLast(row);
      return row;
    });
  }

  private async requireLast({ tenancy_id: id, room_id: roomId }: TenancyRow): Promise<void> {
    // A concurrent move-in is seen, or waits.
    await this.database.query('SELECT 1 FROM rooms WHERE id = $1 FOR NO KEY UPDATE', [roomId]);
    const followers = await this.database.query(
      `SELECT 1 FROM tenancies next JOIN tenancies own ON own.id = $1
        WHERE next.room_id = $2 AND next.id <> own.id AND next.starts_on >= own.starts_on LIMIT 1`,
      [id, roomId],
    );
    if (followers.length > 0) throw new DomainError('conflict', { detail: ROOM_TAKEN });
  }

  /** @throws 409 unless it is open */
  async finish(tenancyId: string, endsOn: string): Promise<TenancyRow> {
    const [row] = await this.database.query<TenancyRow>(
      `UPDATE tenancies SET state = 'ended', ends_on = $2 WHERE id = $1 AND state <> 'ended' RETURNING ${COLUMNS}`,
      [tenancyId, endsOn],
    );
    if (!row) throw new DomainError('conflict', { detail: 'This roomie doesn’t live in a house right now.' });
    return row;
  }
}

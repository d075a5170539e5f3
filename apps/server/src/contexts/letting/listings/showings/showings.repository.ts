import type { Locale, ShowingEnder } from '@common-roof/contracts';
import { showingMachine } from '@common-roof/domain';
import { type WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { ascending, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { States } from '#kernel/state-machines/states.ts';
import type { ShowingEntity } from './showing.entity.ts';

const SAID: Readonly<Record<string, WholeSentence>> = {
  proposed: 'This showing is proposed.',
  confirmed: 'This showing is confirmed.',
  cancelled: 'This showing is cancelled.',
};

export const SHOWINGS = defineRowStates({
  table: 'showings',
  machine: showingMachine,
  refusal: (state) => SAID[state] ?? 'This showing is over.',
});

/** When a room is shown. */
export interface ShowingSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When the room can be shown again. */
  readonly freeAt: Date;
}

export interface NewShowing extends ShowingSpan {
  readonly roomId: string;
  readonly applicantId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly note: string;
  /** Whether the visitor is asked at once, because the room is empty. */
  readonly visitorTold: boolean;
}

export interface ShowingRow extends Omit<ShowingEntity, 'free_at'> {
  homeowner_name: string;
  house_name: string;
  street: string;
  postal_code: string;
  city: string;
  time_zone: string;
  room_name: string;
  ad_id: string | null;
  /** The roomie of the room on that day. */
  roomie_id: string | null;
  roomie_name: string | null;
  /** The visitor's language: as in their application, else the homeowner's, who entered them. */
  locale: Locale | null;
}

export interface ShowingFilter {
  readonly roomId: string | null;
  readonly when: 'coming' | 'past';
}

const COLUMNS = `
         s.id, s.homeowner_id, o.first_name || ' ' || o.last_name AS homeowner_name, s.house_id, h.name AS house_name,
         h.street, h.postal_code, h.city, h.time_zone, s.room_id, r.name AS room_name, s.applicant_id, p.ad_id,
         s.email, s.first_name, s.last_name, s.phone, s.note, s.starts_at, s.ends_at, s.state, s.cancelled_by, s.reason,
         s.visitor_told, s.forgotten_at, s.version, s.created_at, lives.roomie_id, lives.roomie_name,
         coalesce(p.locale, o.locale, o.last_locale) AS locale`;
const FROM = `
         showings s JOIN houses h ON h.id = s.house_id JOIN rooms r ON r.id = s.room_id
    JOIN accounts o ON o.id = s.homeowner_id LEFT JOIN ad_applicants p ON p.id = s.applicant_id
    LEFT JOIN LATERAL (
      SELECT t.roomie_id, a.first_name AS roomie_name FROM tenancies t JOIN accounts a ON a.id = t.roomie_id
       WHERE t.room_id = s.room_id AND t.state <> 'ended'
         AND t.starts_on <= (s.starts_at AT TIME ZONE h.time_zone)::date
         AND (t.ends_on IS NULL OR t.ends_on >= (s.starts_at AT TIME ZONE h.time_zone)::date)
       ORDER BY t.starts_on LIMIT 1
    ) lives ON true`;

/** Longer than any showing, so that the index by start finds those in progress. */
const LONGEST = `interval '2 hours'`;

/** The showings that a role can see: `?` is the caller. */
const SCOPE: Record<Actor['role'], string> = {
  homeowner: 's.homeowner_id = ?',
  roomie: `s.house_id IN (SELECT house_id FROM tenancies WHERE roomie_id = ? AND state IN ('active', 'releasing'))`,
  admin: '?::uuid IS NOT NULL',
  neatkeeper: 'false AND ?::uuid IS NOT NULL',
};

@Injectable()
export class ShowingsRepository {
  constructor(
    private readonly database: Database,
    private readonly states: States,
  ) {}

  /** @throws 409 when another showing of the room has the time */
  async insert(showing: NewShowing, now: Date): Promise<string> {
    const { roomId, applicantId, email, firstName, lastName, phone, note, visitorTold } = showing;
    const id = await this.database.newId();
    await this.inFreeTime(roomId, () =>
      this.database.execute(
        `INSERT INTO showings (id, homeowner_id, house_id, room_id, applicant_id, email, first_name, last_name, phone,
                               note, starts_at, ends_at, free_at, visitor_told, created_at)
         SELECT $1, h.homeowner_id, h.id, r.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
           FROM rooms r JOIN houses h ON h.id = r.house_id WHERE r.id = $2`,
        [
          ...[id, roomId, applicantId, email, firstName, lastName, phone, note],
          ...[showing.startsAt, showing.endsAt, showing.freeAt, visitorTold, now],
        ],
      ),
    );
    return id;
  }

  async find(id: string): Promise<ShowingRow | undefined> {
    const [row] = await this.database.query<ShowingRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE s.id = $1`, [id]);
    return row;
  }

  /** Locks the row; waits for concurrent changes. */
  async lock(id: string): Promise<ShowingRow | undefined> {
    await this.database.query('SELECT 1 FROM showings WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  /** Moves the showing to another time, which has to be agreed to again. @throws 409 as {@link insert} */
  async move(
    { id, room_id: roomId }: Pick<ShowingRow, 'id' | 'room_id'>,
    { startsAt, endsAt, freeAt }: ShowingSpan,
    visitorTold: boolean,
  ): Promise<void> {
    const set = { starts_at: startsAt, ends_at: endsAt, free_at: freeAt, visitor_told: visitorTold };
    await this.inFreeTime(roomId, () => this.states.advance(SHOWINGS, 'move', id, { set }));
  }

  async confirm(id: string): Promise<void> {
    await this.states.advance(SHOWINGS, 'confirm', id, { set: { visitor_told: true } });
  }

  async askVisitor(id: string): Promise<void> {
    await this.states.advance(SHOWINGS, 'askVisitor', id, { set: { visitor_told: true } });
  }

  async cancel(id: string, by: ShowingEnder, reason: string): Promise<void> {
    await this.states.advance(SHOWINGS, by === 'roomie' ? 'decline' : 'cancel', id, {
      set: { cancelled_by: by, reason },
    });
  }

  /** Lists the showings that the caller may see. */
  list(
    { accountId, role }: Actor,
    { roomId, when }: ShowingFilter,
    now: Date,
    query: PageQuery,
  ): Promise<Slice<ShowingRow>> {
    const time =
      when === 'coming'
        ? `s.starts_at > ?::timestamptz - ${LONGEST} AND s.ends_at > ?`
        : 's.starts_at < ? AND s.ends_at <= ?';
    return this.database.page<ShowingRow>(
      {
        select: COLUMNS,
        from: FROM,
        where: { [SCOPE[role]]: accountId, 's.room_id = ?': roomId, [time]: now },
        order: { ...ascending(['s.starts_at', 'timestamptz'], ['s.id', 'uuid']), descending: when === 'past' },
      },
      { ...query, sort: when },
    );
  }

  /** Lists upcoming showings of one applicant, room or house, in the order in which rows are locked. */
  async listAhead(
    place: { applicantId: string } | { roomId: string } | { houseId: string },
    now: Date,
  ): Promise<string[]> {
    const [column, id] =
      'applicantId' in place
        ? ['applicant_id', place.applicantId]
        : 'roomId' in place
          ? ['room_id', place.roomId]
          : ['house_id', place.houseId];
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM showings WHERE ${column} = $1 AND state <> 'cancelled' AND ends_at > $2 ORDER BY id`,
      [id, now],
    );
    return rows.map((row) => row.id);
  }

  /** Lists the spans of the room's showings, each with the time that it keeps free after it. */
  taken(roomId: string, from: Date, to: Date): Promise<{ from: Date; to: Date }[]> {
    return this.database.query<{ from: Date; to: Date }>(
      `SELECT starts_at AS from, free_at AS to FROM showings
        WHERE room_id = $1 AND state <> 'cancelled' AND starts_at < $3 AND starts_at > $2::timestamptz - interval '5 hours'
        ORDER BY starts_at`,
      [roomId, from, to],
    );
  }

  /** Deletes the visitor's data and the remarks about them. */
  async forgetVisitor(id: string, now: Date): Promise<void> {
    await this.database.execute(
      `UPDATE showings SET email = '', first_name = '', last_name = '', phone = NULL, note = '', reason = '', forgotten_at = $2
        WHERE id = $1 AND forgotten_at IS NULL`,
      [id, now],
    );
  }

  /** Lists showings of a homeowner's rooms whose visitor's data is still stored. */
  async listRemembered(homeownerId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM showings WHERE homeowner_id = $1 AND forgotten_at IS NULL ORDER BY id',
      [homeownerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Exports showings of own rooms and of the room that the account lived in then, without visitors; newest first. */
  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, r.name AS room, s.starts_at, s.ends_at, s.state
         FROM showings s JOIN houses h ON h.id = s.house_id JOIN rooms r ON r.id = s.room_id
        WHERE s.homeowner_id = $1 OR EXISTS (
          SELECT 1 FROM tenancies t
           WHERE t.roomie_id = $1 AND t.room_id = s.room_id
             AND daterange(t.starts_on, t.ends_on, '[]') @> (s.starts_at AT TIME ZONE h.time_zone)::date)
        ORDER BY s.starts_at DESC, s.id LIMIT $2`,
      [accountId, newest],
    );
  }

  /**
   * Plans the showings of a room one after the other. Without the lock, proposals of one moment wait for each other in a
   * circle, because each has written its own time before it looks for others.
   */
  private async inFreeTime(roomId: string, write: () => Promise<unknown>): Promise<void> {
    try {
      await this.database.transaction(async () => {
        await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('showings:' || $1, 0))`, [roomId]);
        await write();
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'showings_never_overlap') throw error;
      const detail = 'Another showing of this room has that time. Choose another.';
      throw new DomainError('conflict', { detail, errors: [{ path: 'starts_at', message: detail }] });
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.ts';
import type { PageQuery, Slice } from '#kernel/database/lists.ts';

export interface LogFilters {
  readonly event?: string | undefined;
  readonly actor_id?: string | undefined;
  readonly target_id?: string | undefined;
  readonly person_id?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type LogQuery = LogFilters & PageQuery;

export interface LogRow {
  position: string;
  at: Date;
  event: string;
  actor_id: string | null;
  actor_role: string | null;
  actor_name: string | null;
  target_id: string | null;
  target_name: string | null;
  target_kind: 'person' | 'house' | null;
  details: Record<string, unknown>;
  request_id: string | null;
  ip: string | null;
}

/** How audit lines name private conversations that an admin opened. */
export const CONVERSATIONS_OF_HOUSE = 'conversations of a house';
const PRIVATE = ['conversation', CONVERSATIONS_OF_HOUSE];

interface PrivateRead {
  at: Date;
  who: string | null;
  what: string;
  reason: string | null;
  /** The number of all of them, not only of the first ones. */
  n: number;
}

/** Target of the line `l`, if it names a row. */
const TARGET = `CASE WHEN pg_input_is_valid(l.target_id, 'uuid') THEN l.target_id::uuid END`;

/** The label of a row that is neither a person nor a house: its room and house. */
const PLACED = `
  SELECT r.name || ', ' || o.name AS name FROM rooms r JOIN houses o ON o.id = r.house_id WHERE r.id = ${TARGET}
  UNION ALL
  SELECT g.title || coalesce(', ' || r.name, '') || ', ' || o.name FROM agreements g JOIN houses o ON o.id = g.house_id
    LEFT JOIN rooms r ON r.id = g.room_id WHERE g.id = ${TARGET}
  UNION ALL
  SELECT coalesce(r.name || ', ', '') || o.name FROM conversations c JOIN houses o ON o.id = c.house_id
    LEFT JOIN rooms r ON r.id = c.room_id WHERE c.id = ${TARGET}
  UNION ALL
  SELECT p.first_name || ' ' || p.last_name FROM homeowner_applications p WHERE p.id = ${TARGET}
  LIMIT 1`;

@Injectable()
export class AuditLogRepository {
  constructor(private readonly database: Database) {}

  /** Lists lines, newest first. The page is chosen before names are looked up. */
  list(query: LogQuery): Promise<Slice<LogRow>> {
    return this.database.page<LogRow>(
      {
        select: 'l.*',
        from: 'audit_log l',
        where: {
          'l.event = ?': query.event,
          'l.actor_id = ?': query.actor_id,
          'l.target_id = ?': query.target_id,
          'l.actor_id = ?::uuid OR l.target_id = ?::text': query.person_id,
          'l.at >= ?': query.from,
          'l.at < ?': query.to,
        },
        order: { by: [['l.position', 'bigint']], descending: true },
        thenSelect: {
          as: 'l',
          columns: `l.position, l.at, l.event, l.actor_id, l.actor_role, a.first_name || ' ' || a.last_name AS actor_name,
                    l.target_id, coalesce(t.first_name || ' ' || t.last_name, h.name, placed.name) AS target_name,
                    CASE WHEN t.id IS NOT NULL THEN 'person' WHEN h.id IS NOT NULL THEN 'house' END AS target_kind, l.details,
                    l.request_id, l.ip`,
          join: `LEFT JOIN accounts a ON a.id = l.actor_id
                 LEFT JOIN accounts t ON t.id = ${TARGET} LEFT JOIN houses h ON h.id = ${TARGET}
                 LEFT JOIN LATERAL (${PLACED}) placed ON t.id IS NULL AND h.id IS NULL`,
        },
      },
      query,
    );
  }

  /** Lists who opened private conversations, newest first. */
  privateReads(since: string, until: string, limit: number): Promise<PrivateRead[]> {
    return this.database.query<PrivateRead>(
      `SELECT l.at, a.first_name || ' ' || a.last_name AS who, l.details->>'what' AS what, l.details->>'reason' AS reason,
              count(*) OVER ()::int AS n
         FROM audit_log l LEFT JOIN accounts a ON a.id = l.actor_id
        WHERE l.event = 'sensitive_read' AND l.details->>'what' = ANY($3) AND l.at >= $1 AND l.at < $2
        ORDER BY l.position DESC LIMIT $4`,
      [since, until, PRIVATE, limit],
    );
  }
}

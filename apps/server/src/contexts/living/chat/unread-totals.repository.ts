import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { READABLE_SEQ, takesPart } from './parties.sql.ts';

export interface UnreadTotal {
  readonly total: number;
  /**
   * Microseconds since 1970 by the database's clock. A count that misses a message began before that message was
   * committed.
   */
  readonly as_of: number;
}

const AS_OF = '(extract(epoch FROM statement_timestamp()) * 1000000)::float8';

/** Sums unread messages over all conversations of an account. */
@Injectable()
export class UnreadTotals {
  constructor(private readonly database: Database) {}

  /** Leaves out accounts without conversations. */
  async listTotals(accountIds: readonly string[]): Promise<ReadonlyMap<string, UnreadTotal>> {
    const rows = await this.database.query<UnreadTotal & { account_id: string }>(
      `SELECT a.id AS account_id, ${AS_OF} AS as_of,
              coalesce(sum(greatest(0, c.last_seq - coalesce(r.last_read_seq, 0) - (coalesce(c.sent, r.sent_count, 0) - coalesce(r.own_read, 0)))), 0)::int
                AS total
         FROM accounts a
         JOIN LATERAL (
           SELECT c.id, c.last_seq, NULL::int AS sent FROM houses h JOIN conversations c ON c.house_id = h.id WHERE h.homeowner_id = a.id
           UNION ALL
           (SELECT c.id, c.last_seq, NULL::int FROM tenancies t JOIN conversations c ON c.house_id = t.house_id
             WHERE t.roomie_id = a.id AND ${takesPart('t', 'c', 'a.id')}
            UNION
            SELECT c.id, c.last_seq, NULL::int FROM deposits d JOIN agreements g ON g.id = d.agreement_id
              JOIN conversations c ON c.room_id = g.room_id AND c.roomie_id = d.roomie_id
             WHERE d.roomie_id = a.id AND d.state = 'held' AND d.taken_back_at IS NULL)
           UNION ALL
           SELECT c.id, seen.last_seq, coalesce((
                    SELECT m.sender_seq FROM messages m
                     WHERE m.conversation_id = c.id AND m.sender_id = a.id AND m.seq <= seen.last_seq
                     ORDER BY m.seq DESC LIMIT 1), 0)
             FROM past_conversations_of(a.id) past JOIN conversations c ON c.id = past.id
             JOIN LATERAL (SELECT ${READABLE_SEQ} AS last_seq) seen ON true
         ) c ON true
         LEFT JOIN conversation_reads r ON r.conversation_id = c.id AND r.account_id = a.id
        WHERE a.id = ANY($1) GROUP BY a.id`,
      [accountIds],
    );
    return new Map(rows.map(({ account_id, ...total }) => [account_id, total]));
  }
}

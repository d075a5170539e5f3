import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.ts';

/** Sums over all conversations of an account. */
@Injectable()
export class UnreadTotals {
  constructor(private readonly database: Database) {}

  async of(accountIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ account_id: string; total: number }>(
      `SELECT a.id AS account_id,
              coalesce(sum(greatest(0, c.last_seq - coalesce(r.last_read_seq, 0) - coalesce(r.sent_count - r.own_read, 0))), 0)::int
                AS total
         FROM accounts a
         JOIN LATERAL (
           SELECT c.id, c.last_seq FROM houses h JOIN conversations c ON c.house_id = h.id WHERE h.homeowner_id = a.id
           UNION ALL
           SELECT c.id, c.last_seq FROM tenancies t JOIN conversations c ON c.house_id = t.house_id
            WHERE t.roomie_id = a.id AND t.state <> 'ended'
              AND (c.kind = 'house' OR (c.roomie_id = a.id AND c.room_id = t.room_id))
         ) c ON true
         LEFT JOIN conversation_reads r ON r.conversation_id = c.id AND r.account_id = a.id
        WHERE a.id = ANY($1) GROUP BY a.id`,
      [accountIds],
    );
    return new Map(rows.map(({ account_id, total }) => [account_id, total]));
  }
}

import type pg from 'pg';

import type { House } from '../support/houses.ts';

/** The private conversation of a house's first roomie with the homeowner; both have read most of it. */
export interface History {
  readonly conversationId: string;
  readonly roomieId: string;
  readonly token: string;
}

const UNREAD = 20;

const FILL = `
  INSERT INTO messages (conversation_id, seq, sender_id, sender_side, sender_seq, client_id, text, created_at)
  SELECT $1, n, CASE WHEN n % 2 = 0 THEN $2::uuid ELSE $3::uuid END, CASE WHEN n % 2 = 0 THEN 'homeowner' ELSE 'roomie' END,
         (n + 1) / 2, gen_random_uuid(), 'Message number ' || n || ' of a long friendship.', now() - make_interval(secs => $4::int - n)
    FROM generate_series(1, $4::int) n`;

/** Fills a room's conversation, half by each side, with all counters set as sending would have set them. */
export async function fillHistory(
  pool: pg.Pool,
  { id, members: [owner, roomie] }: House,
  messages: number,
): Promise<History> {
  if (!owner || !roomie) throw new Error('A house has a homeowner and a roomie.');
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM conversations WHERE kind = 'room' AND house_id = $1 AND roomie_id = $2`,
    [id, roomie.accountId],
  );
  const conversationId = rows[0]?.id ?? '';
  const client = await pool.connect();
  try {
    // Two foreign keys checked a million times take a minute, and are correct by construction.
    await client.query('SET session_replication_role = replica');
    await client.query(FILL, [conversationId, owner.accountId, roomie.accountId, messages]);
  } finally {
    client.release(true); // discards the connection, with its setting
  }
  await pool.query(
    `UPDATE conversations SET last_seq = $2, announced_seq = $2, last_message_at = now() WHERE id = $1`,
    [conversationId, messages],
  );
  await pool.query(
    `INSERT INTO conversation_reads (conversation_id, account_id, last_read_seq, own_read, sent_count)
     SELECT $1, account, $3::int - $4::int, ($3::int - $4::int) / 2, $3::int / 2 FROM unnest($2::uuid[]) account
     ON CONFLICT (conversation_id, account_id)
     DO UPDATE SET last_read_seq = excluded.last_read_seq, own_read = excluded.own_read, sent_count = excluded.sent_count`,
    [conversationId, [owner.accountId, roomie.accountId], messages, UNREAD],
  );
  await pool.query('VACUUM ANALYZE messages');
  return { conversationId, roomieId: roomie.accountId, token: roomie.token };
}

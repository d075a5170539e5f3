import type pg from 'pg';

import type { House } from '../support/houses.ts';

/** Different words; the tenth is in every sixth message, the last in one of ten thousand. */
const VOCABULARY = 20_000;
const WORDS_PER_MESSAGE = 12;

/**
 * The words of a language by their rank, made of letters: as often as in one (Zipf), with beginnings that many of them
 * share.
 */
const FUNCTIONS = `
  CREATE OR REPLACE FUNCTION bench_word(rank int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT substr(translate(md5(rank::text), '0123456789', 'ghijklmnop'), 1, 4 + rank % 6)
  $$`;

/** Adds `$2` messages to the conversation `$1`, a minute apart, by the accounts `$3`; one of fifty has a photo. */
const MESSAGES = `
  INSERT INTO messages (conversation_id, seq, sender_id, sender_side, sender_seq, client_id, text, has_photos, created_at)
  SELECT $1, n, ($3::uuid[])[1 + n % cardinality($3)], 'roomie', n, gen_random_uuid(),
         (SELECT string_agg(bench_word(floor(power(${String(VOCABULARY)}, random() + 0 * n + 0 * k))::int), ' ')
            FROM generate_series(1, ${String(WORDS_PER_MESSAGE)}) k),
         n % 50 = 0, now() - make_interval(mins => $2::int - n)
    FROM generate_series(1, $2::int) n`;

export async function addMessages(pool: pg.Pool, { conversationId, members }: House, count: number): Promise<void> {
  await pool.query(FUNCTIONS);
  const senders = members.filter(({ role }) => role === 'roomie').map(({ accountId }) => accountId);
  await pool.query(MESSAGES, [conversationId, count, senders]);
  await pool.query(
    'UPDATE conversations SET last_seq = $2, announced_seq = $2, last_message_at = now() WHERE id = $1',
    [conversationId, count],
  );
}

/** Fills the table before its index of words is built again, which takes a third of the time. */
export async function withoutIndex(pool: pg.Pool, fill: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ made_by: string }>(
    `SELECT indexdef AS made_by FROM pg_indexes WHERE indexname = 'messages_by_words'`,
  );
  await pool.query('DROP INDEX messages_by_words');
  await fill();
  await pool.query(rows[0]?.made_by ?? '');
}

/** What a reader looks for in a conversation. */
export async function findExamples(
  pool: pg.Pool,
  { conversationId }: House,
  count: number,
): Promise<Record<string, string>> {
  const { rows } = await pool.query<Record<string, string>>(
    `SELECT bench_word(2) AS common, bench_word(400) AS usual, bench_word(12000) AS rare, substr(bench_word(900), 1, 3) AS beginning,
            (SELECT id::text FROM messages WHERE conversation_id = $1 AND seq = $2) AS old`,
    [conversationId, Math.floor(count / 3)],
  );
  return rows[0] ?? {};
}

import pg from 'pg';

/** Queries of the process's own loops. */
const BACKGROUND = /\b(outbox|processed_event|email_message|conversation_reads r USING|announce_pending)\b/;

/** Counts the queries that went to PostgreSQL while `work` ran, without those of background loops. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  const counting = function (this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
    if (!BACKGROUND.test(text)) count += 1;
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  };
  Object.assign(pg.Client.prototype, { query: counting });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return count;
}

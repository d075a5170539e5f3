import pg from 'pg';

/** What the loops of the process ask by themselves. */
const BACKGROUND = /\b(outbox|processed_event|email_message|conversation_reads r USING|announce_pending)\b/;

/** How many queries went to PostgreSQL while `work` ran, those of background loops left out. */
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

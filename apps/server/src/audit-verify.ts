import { Client } from 'pg';

import { checkChain, LAST_GOOD_CHECK, LINES_AFTER, type StoredLine } from './platform/audit/chain.ts';

/** Follows the chain of the audit log of `DATABASE_URL`. Reads only; ends with 1 at a broken line, with 2 without an answer. */
// eslint-disable-next-line no-restricted-syntax -- needs a database and nothing else of what a server is configured with
const url = process.env['DATABASE_URL'];
if (!url) {
  process.stderr.write('Say which database: DATABASE_URL=postgres://… npm run audit:verify\n');
  process.exit(2);
}
const client = new Client({ connectionString: url, application_name: 'common-roof audit:verify' });
try {
  await client.connect();
  const { rows: checks } = await client.query<{ up_to: string; hash: string }>(LAST_GOOD_CHECK);
  const [last] = checks;
  const known = last && Number(last.up_to) > 0 ? { position: Number(last.up_to), hash: last.hash } : null;
  const { end, brokenAt } = await checkChain(
    async (after) => (await client.query<StoredLine>(LINES_AFTER, [after])).rows,
    known,
  );
  if (brokenAt === null) {
    process.stdout.write(`The audit log is intact up to line ${String(end.position)} (${end.hash}).\n`);
  } else {
    process.stderr.write(
      `The audit log is broken at line ${String(brokenAt)}; it is intact up to line ${String(end.position)}.\n`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`The audit log could not be read: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  await client.end();
}

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { Client } from 'pg';
import { z } from 'zod';

// The doors bring whole modules, with decorators, which Node does not run by itself.
/* oxlint-disable common-roof/import-zones -- as said */
import { agreementWitness } from './modules/letting/agreements/agreement-witness.ts';
import { depositWitness } from './modules/letting/deposits/deposit-witness.ts';
import { reportWitness } from './modules/letting/move-in/report-witness.ts';
import { paymentWitness } from './modules/money/payments/payment-witness.ts';
/* oxlint-enable common-roof/import-zones */
import { evidenceKeys } from './platform/config/key-rings.ts';
import { withSecretFiles } from './platform/config/secret-files.ts';
import {
  followChain,
  type Head,
  LAST_GOOD_AUDIT,
  LINES_AFTER,
  type StoredLine,
} from './platform/evidence/evidence-chain.ts';

/**
 * Follows every stream of evidence of `DATABASE_URL`, the audit log first, and looks whether agreements, reports, deposits and payments are still
 * what their lines say; with `--heads file` also up to the heads that were mailed to the operator. Reads only; ends with 1 at a broken line, with 2 without an answer.
 */
const Heads = z.array(z.object({ stream: z.string(), seq: z.int(), mac: z.string() }));
const { values } = parseArgs({ options: { heads: { type: 'string' } } });

/* oxlint-disable common-roof/no-environment -- needs a database and its keys, and nothing else of what a server is configured with */
const environment = withSecretFiles(process.env);
const url = environment['DATABASE_URL'];
const secret = environment['EVIDENCE_SECRET'];
/* oxlint-enable common-roof/no-environment */
const keys = evidenceKeys(secret);
if (!url || !keys) {
  process.stderr.write(
    'Say which database, and its keys: DATABASE_URL=postgres://… EVIDENCE_SECRET=… npm run audit:verify\n',
  );
  process.exit(2);
}
const client = new Client({ connectionString: url, application_name: 'common-roof audit:verify' });
const ask = async <Row extends object>(sql: string, values: unknown[]): Promise<readonly Row[]> =>
  (await client.query<Row>(sql, values)).rows;
const WITNESSES = [agreementWitness, reportWitness, depositWitness, paymentWitness];
/** The first line of a stream that the rows which it is about contradict. */
const contradictedIn = async (stream: string): Promise<number | null> => {
  for (const witness of WITNESSES) {
    const seq = await witness(ask, stream);
    if (seq !== null) return seq;
  }
  return null;
};
try {
  const mailed = new Map<string, Head>(
    (values.heads === undefined ? [] : Heads.parse(JSON.parse(readFileSync(values.heads, 'utf8')))).map((head) => [
      head.stream,
      head,
    ]),
  );
  await client.connect();
  const { rows: checks } = await client.query<Head>(LAST_GOOD_AUDIT);
  const { rows } = await client.query<{ stream: string }>('SELECT stream FROM evidence_streams ORDER BY stream');
  const streams = new Set(['audit', ...rows.map(({ stream }) => stream), ...mailed.keys()]);
  for (const stream of streams) {
    const read = async (after: number) => (await client.query<StoredLine>(LINES_AFTER, [stream, after])).rows;
    const known = mailed.get(stream) ?? (stream === 'audit' ? checks[0] : undefined) ?? null;
    const { end, brokenAt } = await followChain(read, (kid) => keys.get(kid), known);
    const name = stream === 'audit' ? 'The audit log' : `The stream ${stream}`;
    const contradictedAt = brokenAt === null ? await contradictedIn(stream) : null;
    if (contradictedAt !== null) {
      process.stderr.write(
        `${name} is contradicted at line ${String(contradictedAt)}: what is stored is not what it says.\n`,
      );
      process.exitCode = 1;
    } else if (brokenAt === null) {
      process.stdout.write(`${name} is intact up to line ${String(end.seq)} (${end.mac}).\n`);
    } else {
      process.stderr.write(
        `${name} is broken at line ${String(brokenAt)}; it is intact up to line ${String(end.seq)}.\n`,
      );
      process.exitCode = 1;
    }
  }
} catch (error) {
  process.stderr.write(`The evidence could not be read: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  await client.end();
}

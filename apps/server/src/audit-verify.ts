import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { Client } from 'pg';
import { z } from 'zod';

// The doors bring whole modules, with decorators, which Node does not run by itself.
/* oxlint-disable common-roof/import-zones -- as said */
import { agreementEvidenceVerifier } from '#contexts/letting/leasing/agreements/agreement-evidence-verifier.ts';
import { depositEvidenceVerifier } from '#contexts/letting/deposits/deposit-evidence-verifier.ts';
import { guaranteeEvidenceVerifier } from '#contexts/letting/guarantees/guarantee-evidence-verifier.ts';
import { roomChoiceEvidenceVerifier } from '#contexts/letting/room-choices/room-choice-evidence-verifier.ts';
import { rentChangeEvidenceVerifier } from '#contexts/letting/leasing/leases/rent-change-evidence-verifier.ts';
import { leaseEvidenceVerifier } from '#contexts/letting/leasing/leases/lease-evidence-verifier.ts';
import { reportEvidenceVerifier } from '#contexts/letting/move-reports/report-evidence-verifier.ts';
import { paymentEvidenceVerifier } from '#contexts/money/ledger/payments/payment-evidence-verifier.ts';
import { evidenceKeys } from '#kernel/config/key-rings.ts';
import { withSecretFiles } from '#kernel/config/secret-files.ts';
import { type Finding, verifyEvidence } from '#kernel/evidence/verify-evidence.ts';
import { isMissingFile } from '#kernel/files/missing-file.ts';
import { openDisk } from '#kernel/files/open-disk.ts';
import { StorageEnvironment } from '#kernel/files/storage-environment.ts';
/* oxlint-enable common-roof/import-zones */

/**
 * Follows every evidence stream of `DATABASE_URL`, the audit log first, and checks that agreements, reports, deposits
 * and payments are still what their lines say: their rows, and with `DATA_DIR` or a bucket (`FILES_DRIVER=s3`) their
 * documents; with `--heads file` also up to the heads that were e-mailed to the operator. Exits with 1 when something
 * is not as it was sealed, with 2 without a result.
 */
const Heads = z.array(z.object({ stream: z.string(), seq: z.int(), mac: z.string() }));
const { values } = parseArgs({ options: { heads: { type: 'string' } } });

/* oxlint-disable common-roof/no-environment -- needs a database, its keys and files, and nothing else of what a server is configured with */
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
const storage = StorageEnvironment.parse(environment);
const hasFiles = storage.DATA_DIR !== '' || storage.FILES_DRIVER === 's3';
const client = new Client({ connectionString: url, application_name: 'common-roof audit:verify' });

const isWhole = (finding: Finding): boolean => finding.is === 'intact';

function told(finding: Finding): string {
  if ('file' in finding) {
    return finding.is === 'missing'
      ? `The document ${finding.file} is missing.`
      : `The document ${finding.file} is not what was sealed.`;
  }
  const name = finding.stream === 'audit' ? 'The audit log' : `The stream ${finding.stream}`;
  switch (finding.is) {
    case 'intact':
      return `${name} is intact up to line ${String(finding.end.seq)} (${finding.end.mac}).`;
    case 'broken':
      return `${name} is broken at line ${String(finding.at)}; it is intact up to line ${String(finding.end.seq)}.`;
    case 'unsealed':
      return `${name} has an end that is not sealed: lines may be missing there.`;
    case 'missing':
      return `${name} is missing, and what it is about is there.`;
    case 'contradicted':
      return `${name} is contradicted at line ${String(finding.at)}: what is stored is not what it says.`;
  }
}

try {
  const kept = values.heads === undefined ? [] : Heads.parse(JSON.parse(readFileSync(values.heads, 'utf8')));
  const disk = hasFiles ? await openDisk(storage) : undefined;
  await client.connect();
  // Concurrent writes are never half visible.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const findings = verifyEvidence({
    query: async <Row extends object>(sql: string, given: unknown[]) => (await client.query<Row>(sql, given)).rows,
    keyOf: (kid) => keys.get(kid),
    verifiers: [
      agreementEvidenceVerifier,
      leaseEvidenceVerifier,
      rentChangeEvidenceVerifier,
      reportEvidenceVerifier,
      depositEvidenceVerifier,
      guaranteeEvidenceVerifier,
      roomChoiceEvidenceVerifier,
      paymentEvidenceVerifier,
    ],
    kept,
    readFile:
      disk &&
      ((key) =>
        disk.getBytes(key).then(
          (content) => Buffer.from(content),
          (error: unknown) => {
            if (isMissingFile(error)) return undefined;
            throw error;
          },
        )),
  });
  for await (const finding of findings) {
    (isWhole(finding) ? process.stdout : process.stderr).write(`${told(finding)}\n`);
    if (!isWhole(finding)) process.exitCode = 1;
  }
  if (!disk) process.stdout.write('Documents were not looked at: say where they are with DATA_DIR=….\n');
} catch (error) {
  process.stderr.write(`The evidence could not be read: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  await client.end();
}

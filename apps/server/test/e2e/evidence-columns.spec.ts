import type { Payment } from '@common-roof/contracts';
import pg from 'pg';

import { agreementFile } from '#contexts/letting/leasing/agreements/agreement-file.ts';
import { agreementEvidenceVerifier } from '#contexts/letting/leasing/agreements/agreement-evidence-verifier.ts';
import { depositEvidenceVerifier } from '#contexts/letting/deposits/deposit-evidence-verifier.ts';
import { leaseEvidenceVerifier } from '#contexts/letting/leasing/leases/lease-evidence-verifier.ts';
import { reportEvidenceVerifier } from '#contexts/letting/move-reports/report-evidence-verifier.ts';
import { paymentEvidenceVerifier } from '#contexts/money/ledger/payments/payment-evidence-verifier.ts';
import { Audit } from '#kernel/audit/audit.ts';
import { Config } from '#kernel/config/config.ts';
import { type Finding, verifyEvidence } from '#kernel/evidence/verify-evidence.ts';
import type { Query } from '#kernel/evidence/evidence-verifier.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import { type Deposits, startDeposits } from '#test/support/deposits.ts';
import { problemOf } from '#test/support/http.ts';
import { aLeaseInForce, daysFromNow } from '#test/support/leases.ts';
import { aDebt, moneyOf } from '#test/support/money.ts';
import { aMoveOutOf } from '#test/support/move-reports.ts';

const WITNESSES = [
  agreementEvidenceVerifier,
  leaseEvidenceVerifier,
  reportEvidenceVerifier,
  depositEvidenceVerifier,
  paymentEvidenceVerifier,
];

let app: Deposits['app'];
let held: Deposits['held'];
let world: Deposits['world'];
let client: pg.Client;

beforeAll(async () => {
  ({ app, held, world } = await startDeposits());
  client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

const query: Query = async <Row extends object>(sql: string, values: unknown[]) =>
  (await client.query<Row>(sql, values)).rows;

/** Returns everything that differs from what was sealed. */
async function found(): Promise<Finding[]> {
  const ring = new Map(app.get(Config).env.EVIDENCE_SECRET.map(({ kid, secret }) => [kid, secret]));
  const files = app.get(FileStore);
  const findings = verifyEvidence({
    query,
    keyOf: (kid) => ring.get(kid),
    verifiers: WITNESSES,
    kept: [],
    readFile: (key) => files.read(key),
  });
  const wrong: Finding[] = [];
  for await (const finding of findings) if (finding.is !== 'intact') wrong.push(finding);
  return wrong;
}

/** Changes rows with every right on the database but without a key, and then undoes it. */
async function tampering<Result>(sql: string, look: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL session_replication_role = 'replica'`);
    await client.query(sql);
    return await look();
  } finally {
    await client.query('ROLLBACK');
  }
}

const dropChecks = async (table: string): Promise<string> => {
  const { rows } = await client.query<{ sql: string }>(
    `SELECT format('ALTER TABLE %I DROP CONSTRAINT %I CASCADE;', $1::text, conname) AS sql
       FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('c', 'x', 'p', 'u')`,
    [table],
  );
  return rows.map(({ sql }) => sql).join(' ');
};

/** A different value for each type of column. */
const OTHER: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  uuid: () => 'uuidv7()',
  date: (column) => `coalesce(${column}, '2020-01-01') + 1`,
  'timestamp with time zone': (column) => `coalesce(${column}, '2020-01-01') + interval '1 hour'`,
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  boolean: (column) => `NOT ${column}`,
  ARRAY: () => 'ARRAY[uuidv7()]',
  jsonb: () => `'{"other": true}'`,
};

/**
 * Columns that say nothing about what was agreed, paid or seen: they count changes or bytes, order what is shown, or
 * sum others.
 */
const UNSTATED: Readonly<Record<string, readonly string[]>> = {
  agreements: ['version'],
  agreement_texts: ['bytes'],
  agreement_documents: ['bytes'],
  lease_releases: ['id'],
  deposits: ['version'],
  deposit_statements: ['bytes'],
  move_reports: ['version', 'created_at'],
  move_report_items: ['id', 'position'],
  // `ledger:check` checks the balance.
  money_postings: ['id', 'balance_minor'],
  payment_receipts: ['bytes'],
  evidence_streams: ['changed_at'],
};

interface Subject {
  readonly table: string;
  /** The condition for its rows. */
  readonly where: string;
}

async function columnsOf(table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = $1`,
    [table],
  );
  return rows;
}

/** Creates one of everything that evidence covers. */
async function everything(): Promise<Subject[]> {
  const { h1 } = world.players;
  const ended = await held('400.00');
  const lamp = await ended.deducted('80.00');
  await ended.dispute([lamp], 'It was old.');
  await ended.change(lamp, { action: 'lower', answer: 'Half of it.', amount: '50.00' });
  const debt = { houseId: ended.houseId, roomieId: ended.roomie.account.id, ownerId: h1.account.id };
  await aDebt(app, { ...debt, minor: 6_000, onDay: '2026-01-01' });
  const { version } = await ended.now();
  await ended.owner.ask('POST', `/api/deposits/${ended.id}/set_offs`, { amount: '50.00', version });
  await ended.settle('300.00');
  const { mine, theirs, moveIn } = await aMoveOutOf(app, h1);
  await theirs.acknowledge(moveIn._id, 'Seen.');
  await mine.add(moveIn._id, { text: 'The tap drips.', photos: await mine.photos(4_100) });
  const lease = await aLeaseInForce(app, h1, { rent: '620.00' });
  await lease.notice(daysFromNow(app, 30), lease.roomie, 'I move to Leeds.');
  const paid = await moneyOf(app, h1).pay(lease.account.id, '100.00', { paid_on: daysFromNow(app, 0) });
  await app.drainEvents();
  const of = (column: string, id: string) => `${column} = '${id}'`;
  const payment = (paid.body as Payment)._id;
  return [
    { table: 'agreements', where: of('id', lease.lease._id) },
    { table: 'agreement_texts', where: of('agreement_id', lease.lease._id) },
    { table: 'agreement_signatures', where: `${of('agreement_id', lease.lease._id)} AND by = 'tenant'` },
    { table: 'agreement_signatures', where: `${of('agreement_id', lease.lease._id)} AND by = 'homeowner'` },
    { table: 'agreement_documents', where: of('agreement_id', lease.lease._id) },
    { table: 'lease_releases', where: of('agreement_id', ended.lease._id) },
    { table: 'deposits', where: of('id', ended.id) },
    { table: 'deposit_deductions', where: `${of('deposit_id', ended.id)} AND ground = 'receipt'` },
    { table: 'deposit_deductions', where: `${of('deposit_id', ended.id)} AND ground = 'arrears'` },
    { table: 'deposit_statements', where: of('deposit_id', ended.id) },
    { table: 'move_reports', where: of('id', moveIn._id) },
    { table: 'move_report_items', where: `${of('report_id', moveIn._id)} AND condition IS NOT NULL` },
    { table: 'move_report_addenda', where: of('report_id', moveIn._id) },
    { table: 'money_journals', where: of('id', payment) },
    { table: 'money_postings', where: of('journal_id', payment) },
    { table: 'payment_receipts', where: of('payment_id', payment) },
    { table: 'evidence', where: `stream = 'deposit:${ended.id}' AND seq = 2` },
    { table: 'evidence_streams', where: `stream = 'deposit:${ended.id}'` },
  ];
}

describe('data covered by evidence', () => {
  it('reveals a change of any column, and the removal of any row', async () => {
    const subjects = await everything();
    expect(await found()).toEqual([]);
    const unseen: string[] = [];
    const look = async (name: string, sql: string): Promise<void> => {
      if ((await tampering(sql, found)).length === 0) unseen.push(name);
    };
    for (const { table, where } of subjects) {
      const drops = await dropChecks(table);
      for (const { name, type } of await columnsOf(table)) {
        if (UNSTATED[table]?.includes(name)) continue;
        const value = OTHER[type]?.(name);
        if (value === undefined) throw new Error(`${table}.${name} is a ${type}.`);
        await look(`${table}.${name}`, `${drops} UPDATE ${table} SET ${name} = ${value} WHERE ${where}`);
      }
      await look(table, `DELETE FROM ${table} WHERE ${where}`);
    }
    expect(unseen).toEqual([]);
  });

  it('reveals when the last lines of a stream are cut off with its head, or a whole stream is removed', async () => {
    const ended = await held('400.00');
    await ended.settle('400.00');
    await app.drainEvents();
    const stream = `deposit:${ended.id}`;
    const cut = `DELETE FROM evidence WHERE stream = '${stream}' AND seq > 1;
                 UPDATE evidence_streams SET seq = 1, mac = (SELECT mac FROM evidence WHERE stream = '${stream}' AND seq = 1)
                  WHERE stream = '${stream}'`;
    expect(await tampering(cut, found)).toEqual([{ stream, is: 'unsealed' }]);
    const gone = `DELETE FROM evidence WHERE stream = '${stream}'; DELETE FROM evidence_streams WHERE stream = '${stream}'`;
    expect(await tampering(gone, found)).toEqual([{ stream, is: 'missing' }]);
    await app.get(Audit).append({ event: 'sensitive_read', details: { what: 'a test' } });
    const audit = `DELETE FROM evidence WHERE stream = 'audit' AND seq = (SELECT max(seq) FROM evidence WHERE stream = 'audit')`;
    expect(await tampering(audit, found)).toMatchObject([{ stream: 'audit', is: 'broken' }]);
  });
});

describe('a document', () => {
  it('with one changed bit is detected, and not shown', async () => {
    const lease = await aLeaseInForce(app, world.players.h1);
    await app.drainEvents();
    const path = `/api/agreements/${lease.lease._id}/document`;
    expect((await lease.owner.ask('GET', path)).status).toBe(200);
    const [row] = await query<{ sha256: string }>(
      'SELECT sha256 FROM agreement_documents WHERE agreement_id = $1 AND signatures = 2',
      [lease.lease._id],
    );
    const file = agreementFile(row?.sha256 ?? '');
    const files = app.get(FileStore);
    const content = await files.read(file);
    if (!content) throw new Error('There is no document.');
    const changed = Buffer.from(content);
    changed[1_000] = (changed[1_000] ?? 0) ^ 1;
    await files.write(file, changed, 'application/pdf');
    expect(await found()).toEqual([{ file, is: 'changed' }]);
    expect(problemOf(await lease.owner.ask('GET', path))).toMatchObject({
      status: 409,
      detail: 'This document is not as it was sealed, and is not shown. It has to be restored from a backup.',
    });
    await files.delete(file);
    expect(await found()).toEqual([{ file, is: 'missing' }]);
    await files.write(file, content, 'application/pdf');
  });
});

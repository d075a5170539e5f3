import { randomBytes } from 'node:crypto';

import { NestFactory } from '@nestjs/core';

import { testServices } from '#test/support/services.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { Evidence } from './evidence.ts';

type App = Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;

const secret = (): string => randomBytes(32).toString('base64');
const [oldKey, newKey] = [`old:${secret()}`, `new:${secret()}`];

let database: TestDatabase;
const apps: App[] = [];

async function evidenceWith(keys: string): Promise<{ evidence: Evidence; rows: Database }> {
  const services = testServices();
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_PATIENCE: '20',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.applicationUrl,
    REDIS_URL: services.redisUrl,
    SMTP_URL: services.smtpUrl,
    EVIDENCE_SECRET: keys,
  });
  const module = KernelModule.forRoot({ config, processName: 'test' });
  const app = await NestFactory.createApplicationContext(module, { logger: false });
  apps.push(app);
  return { evidence: app.get(Evidence), rows: app.get(Database) };
}

/** Needs write access to the database. */
async function tamper(sql: string): Promise<void> {
  await database.query('ALTER TABLE evidence DISABLE TRIGGER evidence_append_only');
  await database.query(sql);
  await database.query('ALTER TABLE evidence ENABLE TRIGGER evidence_append_only');
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});

describe('a stream of evidence', () => {
  it('has no gaps and one order under concurrent appends', async () => {
    const { evidence } = await evidenceWith(oldKey);
    const heads = await Promise.all(Array.from({ length: 25 }, (_, n) => evidence.append('crowd', { n })));
    expect(heads.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
    expect(await evidence.follow('crowd')).toMatchObject({ end: { seq: 25 }, brokenAt: null });
  });

  it("doesn't block other streams", async () => {
    const { evidence, rows } = await evidenceWith(oldKey);
    await rows.transaction(async () => {
      await evidence.append('held', { n: 1 });
      // Runs outside that transaction, and before it ends.
      await new Promise<void>((done, fail) => {
        setImmediate(() => {
          evidenceWith(oldKey)
            .then(({ evidence: other }) => other.append('free', { n: 1 }))
            .then(() => done(), fail);
        });
      });
    });
    expect(await evidence.follow('free')).toMatchObject({ end: { seq: 1 }, brokenAt: null });
  });

  it('contains nothing from a rolled-back transaction', async () => {
    const { evidence, rows } = await evidenceWith(oldKey);
    await evidence.append('undone', { n: 1 });
    const failing = rows.transaction(async () => {
      await evidence.append('undone', { n: 2 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await evidence.append('undone', { n: 3 })).toMatchObject({ seq: 2 });
    expect(await evidence.follow('undone')).toMatchObject({ end: { seq: 2 }, brokenAt: null });
  });

  it('continues under a new key, and can be verified as long as the old one is known', async () => {
    const before = await evidenceWith(oldKey);
    await before.evidence.append('rotated', { n: 1 });
    const after = await evidenceWith(`${newKey},${oldKey}`);
    await after.evidence.append('rotated', { n: 2 });
    expect(await after.evidence.follow('rotated')).toMatchObject({ end: { seq: 2 }, brokenAt: null });
    const without = await evidenceWith(newKey);
    expect(await without.evidence.follow('rotated')).toMatchObject({ brokenAt: 1 });
  });

  it.each([
    ['changed', `UPDATE evidence SET body = '{"n":7}' WHERE stream = 'forged' AND seq = 2`, 2],
    ['taken out', `DELETE FROM evidence WHERE stream = 'forged' AND seq = 2`, 3],
    ['dated otherwise', `UPDATE evidence SET at = at - interval '1 day' WHERE stream = 'forged' AND seq = 1`, 1],
    [
      'said to be from before there were keys',
      `UPDATE evidence SET key_id = '' WHERE stream = 'forged' AND seq = 1`,
      1,
    ],
    ['cut off at its end', `DELETE FROM evidence WHERE stream = 'forged' AND seq = 3`, 3],
  ])('reveals where it was %s', async (_, sql, brokenAt) => {
    const { evidence } = await evidenceWith(oldKey);
    await tamper(`DELETE FROM evidence WHERE stream = 'forged'`);
    await database.query(`DELETE FROM evidence_streams WHERE stream = 'forged'`);
    for (const n of [1, 2]) await evidence.append('forged', { n, text: 'Ä "quoted" \u2028' });
    const head = await evidence.append('forged', { n: 3 });
    expect(await evidence.follow('forged', head)).toMatchObject({ end: head, brokenAt: null });
    await tamper(sql);
    expect((await evidence.follow('forged', head)).brokenAt).toBe(brokenAt);
  });

  it('reports its head to be stored elsewhere', async () => {
    const { evidence } = await evidenceWith(oldKey);
    const since = (await database.query<{ now: Date }>('SELECT now()'))[0]?.now ?? new Date(0);
    const head = await evidence.append('told', { n: 1 });
    expect(await evidence.headsSince(since)).toContainEqual({ stream: 'told', ...head });
    expect(await evidence.headsSince(new Date(Date.now() + 3_600_000))).toEqual([]);
  });
});

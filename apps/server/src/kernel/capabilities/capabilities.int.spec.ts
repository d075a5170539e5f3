import { randomBytes, randomUUID } from 'node:crypto';

import { NestFactory } from '@nestjs/core';

import { testServices } from '#test/support/services.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { Capabilities } from './capabilities.ts';
import { defineCapability } from './capability.ts';

const DOOR = defineCapability({
  kind: 'test-door',
  page: '/door?token=',
  lifeSeconds: 60,
  uses: 1,
  advice: 'Try again.',
});
const BELL = defineCapability({
  kind: 'test-bell',
  page: '/bell/',
  lifeSeconds: null,
  uses: null,
  advice: 'Please apply again.',
});

const key = (): string => randomBytes(32).toString('base64');
const OLD = `old:${key()}`;
const NEW = `new:${key()}`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let caller = 0;
/** Each visitor has a network of their own, so that guesses of one aren't counted against another. */
const aVisitor = () => ({ network: `198.51.100.${String((caller += 1))}:${randomUUID()}` });
const secretIn = (address: string | null | undefined, page: string): string =>
  address?.slice(address.indexOf(page) + page.length) ?? '';

/** Runs work in a process with the given keys. */
async function withKeys<Result>(
  keys: string,
  work: (capabilities: Capabilities, db: Database) => Promise<Result>,
): Promise<Result> {
  const { redisUrl, smtpUrl } = testServices();
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_PATIENCE: '20',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.applicationUrl,
    DATABASE_POOL: '4',
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    LINK_SECRET: keys,
  });
  const module = KernelModule.forRoot({ config, processName: 'test' });
  const app = await NestFactory.createApplicationContext(module, { logger: false });
  try {
    return await work(app.get(Capabilities), app.get(Database));
  } finally {
    await app.close();
  }
}

describe('a link that works without signing in', () => {
  it('stores a hash of the secret that was sent, and opens its subject', async () => {
    await withKeys(NEW, async (capabilities, db) => {
      const subject = randomUUID();
      const id = await capabilities.grant(DOOR, subject);
      const secret = secretIn(await capabilities.findAddress(DOOR, id), DOOR.page);
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(await db.query('SELECT * FROM capabilities'))).not.toContain(secret);
      expect(await capabilities.open(DOOR, secret, aVisitor())).toEqual({ subjectId: subject, scope: '' });
      await expect(capabilities.open(BELL, secret, aVisitor())).rejects.toMatchObject({ code: 'link_spent' });
    });
  });

  it('is spent once, and then gets the same response as an unknown or expired one', async () => {
    await withKeys(NEW, async (capabilities, db) => {
      const id = await capabilities.grant(DOOR, randomUUID());
      const secret = secretIn(await capabilities.findAddress(DOOR, id), DOOR.page);
      await capabilities.spend(DOOR, secret, aVisitor());
      const told = async (work: Promise<unknown>): Promise<string> =>
        work.then(
          () => 'opened',
          (error: unknown) => String(error),
        );
      const used = await told(capabilities.spend(DOOR, secret, aVisitor()));
      const unknown = await told(capabilities.spend(DOOR, 'x'.repeat(43), aVisitor()));
      const lateId = await capabilities.grant(DOOR, randomUUID());
      const lateSecret = secretIn(await capabilities.findAddress(DOOR, lateId), DOOR.page);
      await db.query(`UPDATE capabilities SET expires_at = now() - interval '1 minute' WHERE id = $1`, [lateId]);
      const late = await told(capabilities.spend(DOOR, lateSecret, aVisitor()));
      expect(new Set([used, unknown, late])).toEqual(new Set([expect.stringContaining('Try again.')]));
    });
  });

  it('keeps its address when several e-mails in a row link to the same subject', async () => {
    await withKeys(NEW, async (capabilities) => {
      const subject = randomUUID();
      const first = await capabilities.findOrCreate(BELL, subject, 'front');
      expect(await capabilities.findOrCreate(BELL, subject, 'front')).toBe(first);
      expect(await capabilities.findOrCreate(BELL, subject, 'back')).not.toBe(first);
      const opened = await capabilities.open(BELL, secretIn(first, BELL.page), aVisitor());
      expect(opened).toEqual({ subjectId: subject, scope: 'front' });
    });
  });

  it('blocks a caller for an hour after twenty wrong guesses', async () => {
    await withKeys(NEW, async (capabilities) => {
      const right = secretIn(await capabilities.findOrCreate(BELL, randomUUID()), BELL.page);
      const guesser = aVisitor();
      const codes = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          capabilities.open(BELL, String(n).padStart(43, 'x'), guesser).then(
            () => 'opened',
            (error: unknown) => (error instanceof DomainError ? error.code : 'another error'),
          ),
        ),
      );
      expect(codes.filter((code) => code === 'link_spent')).toHaveLength(20);
      await expect(capabilities.open(BELL, right, guesser)).rejects.toMatchObject({ code: 'rate_limited' });
      const visitor = aVisitor();
      for (let n = 0; n < 30; n += 1) await capabilities.open(BELL, right, visitor);
    });
  });
});

describe('a new key for links', () => {
  it('makes new links, while existing ones work until the old key is removed', async () => {
    const [doorId, before] = await withKeys(OLD, async (capabilities) => [
      await capabilities.grant(DOOR, randomUUID()),
      await capabilities.findOrCreate(BELL, '01900000-0000-7000-8000-0000000000aa'),
    ]);
    const secret = secretIn(before, BELL.page);
    await withKeys(`${NEW},${OLD}`, async (capabilities) => {
      expect((await capabilities.open(BELL, secret, aVisitor())).subjectId).toMatch(/aa$/);
      // An e-mail that waited during the change of keys still contains the link that was granted.
      const door = secretIn(await capabilities.findAddress(DOOR, doorId), DOOR.page);
      await capabilities.spend(DOOR, door, aVisitor());
    });
    await withKeys(NEW, async (capabilities) => {
      await expect(capabilities.open(BELL, secret, aVisitor())).rejects.toMatchObject({ code: 'link_spent' });
      const after = await capabilities.findOrCreate(BELL, '01900000-0000-7000-8000-0000000000aa');
      expect(after).not.toBe(before);
      await capabilities.open(BELL, secretIn(after, BELL.page), aVisitor());
    });
  });
});

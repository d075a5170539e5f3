import { Redis } from 'ioredis';

/** Addresses of the tests' services; set by `npm test`, or by the global setup when a suite runs by itself. */
export interface TestServices {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly mailboxUrl: string;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the suite through its npm script.`);
  return value;
}

export function testServices(): TestServices {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? '1');
  const redis = new URL(required('TEST_REDIS_URL'));
  redis.pathname = `/${String(worker % 16)}`; // suites that run at the same time must not see each other's queues
  return {
    databaseUrl: required('TEST_DATABASE_URL'),
    redisUrl: redis.href,
    smtpUrl: required('TEST_SMTP_URL'),
    mailboxUrl: required('TEST_MAILBOX_URL'),
  };
}

/** Removes what an earlier file left in the queues and limits of this worker. */
export async function flushRedis(): Promise<void> {
  const redis = new Redis(testServices().redisUrl);
  await redis.flushdb();
  redis.disconnect();
}

/** A database that is migrated once and copied for every test file. */
export const TEMPLATE_DATABASE = 'common_roof_template';

export function databaseUrl(base: string, name: string): string {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}

/** The role of api and worker in tests, beside the owner of the databases. */
const APPLICATION_ROLE = 'common_roof_app';

/** Returns the address of the same database for the application. */
export function applicationUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = APPLICATION_ROLE;
  return url.href;
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderInMemory, forTests, startLocalServices } from '@common-roof/local-services';
import pg from 'pg';

import { upgradeDatabase } from '#kernel/upgrade/upgrade-database.ts';
import { COMPILED_IN, compiledIn } from './compiled-server.ts';
import { applicationUrl, databaseUrl, TEMPLATE_DATABASE } from './services.ts';
import { running } from './running-services.ts';
import { makeSealKey } from './seal-key.ts';

const CACHE = join(import.meta.dirname, '../../../../.cache/local-services');

/** Starts services when none are given, and migrates the template that every test database is copied from. */
export default async function setup(): Promise<void> {
  process.env[COMPILED_IN] = compiledIn();
  running.keys = await mkdtemp(join(tmpdir(), 'common-roof-keys-'));
  const keyMade = makeSealKey(running.keys);
  if (!process.env['TEST_DATABASE_URL']) await startOwnServices();
  await Promise.all([keyMade, migrateTemplate()]);
}

async function migrateTemplate(): Promise<void> {
  const base = process.env['TEST_DATABASE_URL'] ?? '';
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  try {
    // An earlier suite with the same services may have created it with the same migrations.
    await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE_DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  } finally {
    await client.end();
  }
  const owner = databaseUrl(base, TEMPLATE_DATABASE);
  await upgradeDatabase({ owner, application: applicationUrl(owner) }, () => Promise.resolve());
}

async function startOwnServices(): Promise<void> {
  const folder = folderInMemory('common-roof-suite-');
  const services = await startLocalServices({
    dataDir: folder,
    cacheDir: CACHE,
    postgres: forTests,
  });
  running.services = services;
  running.folder = folder;
  process.env['TEST_DATABASE_URL'] = services.postgres.url;
  process.env['TEST_REDIS_URL'] = services.redis.url;
  process.env['TEST_SMTP_URL'] = services.mail?.url ?? '';
  process.env['TEST_MAILBOX_URL'] = services.mail?.mailboxUrl ?? '';
}

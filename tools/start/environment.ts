import { type LocalServices } from '@common-roof/local-services';
import { join } from 'node:path';

import { cacheRoot } from '../lib/repository.ts';
import { clientDist } from './build.ts';
import { databasePassword, readOrCreateSecrets } from './secrets.ts';
import { type Settings } from './settings.ts';

/** A placeholder: push services see it only once notifications are turned on. */
const OPERATOR = 'operator@common-roof.test';

/** Returns the environment of the server processes, which is their whole interface to the code that starts them. */
export function serverEnvironment(
  settings: Settings,
  services: LocalServices,
  apiPort = settings.port,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    METRICS_PORT: String(settings.metricsPort),
    ...databaseAddresses(settings, services.postgres.url),
    REDIS_URL: services.redis.url,
    SMTP_URL: services.mail?.url ?? settings.smtpUrl,
    PUBLIC_URL: publicUrl(settings),
    DATA_DIR: settings.dataDir,
    CLIENT_DIST: clientDist,
    DEMO_ACCOUNTS: String(settings.demoData),
    BACKUP_FOLDER: process.env['BACKUP_FOLDER'] ?? join(settings.dataDir, 'backups'),
    LOG_LEVEL: settings.logLevel,
    // Scripts load the same modules at each start; a compile cache makes them ready sooner.
    NODE_COMPILE_CACHE: join(cacheRoot, 'compiled'),
    // Each arena of the C library keeps memory that the others could use.
    MALLOC_ARENA_MAX: '1',
    ...readOrCreateSecrets(settings.dataDir),
    VAPID_SUBJECT: `mailto:${OPERATOR}`,
  };
}

/** The role of api and worker in our own PostgreSQL. */
const APPLICATION_ROLE = 'common_roof_app';

/** @param url of our own PostgreSQL, whose owner makes the application's role as it migrates */
export function databaseAddresses(
  { databaseUrl, databaseOwnerUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  url: string,
): NodeJS.ProcessEnv {
  if (databaseUrl !== undefined) return { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl };
  const application = new URL(url);
  application.username = APPLICATION_ROLE;
  application.password = databasePassword(dataDir);
  return { DATABASE_URL: application.href, DATABASE_OWNER_URL: url };
}

export function publicUrl({ port }: Settings): string {
  return `http://127.0.0.1:${String(port)}`;
}

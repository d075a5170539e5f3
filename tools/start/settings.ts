import { resolve } from 'node:path';

import { Failure } from '../lib/failure.ts';
import { repositoryRoot } from '../lib/repository.ts';

export interface Settings {
  readonly port: number;
  readonly metricsPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Of the owner of the tables in the database of `databaseUrl`; without `databaseUrl` it says nothing. */
  readonly databaseOwnerUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly demoData: boolean;
  readonly logLevel: string;
}

/**
 * Reads the settings from the environment, with our defaults for the rest.
 * @throws Failure naming an invalid variable
 */
export function readSettings(env: NodeJS.ProcessEnv, logLevel: string): Settings {
  return {
    port: portOf(env, 'PORT', 3000, 1),
    metricsPort: portOf(env, 'METRICS_PORT', 0, 0),
    dataDir: resolve(repositoryRoot, textOf(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: textOf(env, 'DATABASE_URL'),
    databaseOwnerUrl: textOf(env, 'DATABASE_OWNER_URL'),
    redisUrl: textOf(env, 'REDIS_URL'),
    smtpUrl: textOf(env, 'SMTP_URL'),
    demoData: textOf(env, 'DEMO_DATA') !== 'false',
    logLevel: textOf(env, 'LOG_LEVEL') ?? logLevel,
  };
}

function textOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function portOf(env: NodeJS.ProcessEnv, name: string, standard: number, least: number): number {
  const text = textOf(env, name);
  if (text === undefined) return standard;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= least && port <= 65_535) return port;
  throw new Failure(`${name} must be a whole number from ${String(least)} to 65535, not "${text}".`);
}

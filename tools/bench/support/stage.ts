import { freePort, startLocalServices, temporaryFolder, type LocalServices } from '@common-roof/local-services';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

import { run } from '../../lib/child.ts';
import { Failure } from '../../lib/failure.ts';
import { interruption, orInterrupted } from '../../lib/interruption.ts';
import { cacheRoot, repositoryRoot } from '../../lib/repository.ts';
import { Forked } from './forked.ts';
import { jwtSecrets, linkSecret } from './token.ts';

/** Rate limits protect people from each other; a benchmark has 200 people behind one address. */
const RAISED_LIMITS = {
  LIMIT_REQUESTS_PER_MINUTE: '100000000',
  LIMIT_MESSAGES_PER_MINUTE: '100000000',
  LIMIT_MESSAGE_SEARCHES_PER_MINUTE: '100000000',
  LIMIT_FRAMES_PER_MINUTE: '100000000',
  LIMIT_CONNECTS_PER_MINUTE: '100000000',
} as const;

/** The server settings stated in a report. */
export const SETTINGS = {
  ...RAISED_LIMITS,
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  DATABASE_POOL: '10',
  postgres: 'fsync=on synchronous_commit=on shared_buffers=128MB',
} as const;

export interface RunningServer {
  readonly url: string;
  readonly api: Forked;
  stop(): Promise<void>;
}

/** Durable services and a migrated database, beside which the built server can be started. */
export class Stage {
  readonly services: LocalServices;
  readonly pool: pg.Pool;
  readonly #folder: string;
  readonly #sealKey: SealKeySettings;

  private constructor(services: LocalServices, folder: string, sealKey: SealKeySettings) {
    this.services = services;
    this.#folder = folder;
    this.#sealKey = sealKey;
    this.pool = new pg.Pool({ connectionString: services.postgres.url, max: 4 });
    this.pool.on('error', () => undefined); // its server ends while connections are idle
  }

  /** Builds the product, runs the benchmark and cleans up, also when interrupted. */
  static async with(work: (stage: Stage) => Promise<void>): Promise<void> {
    const signal = interruption();
    const folder = temporaryFolder('common-roof-bench-');
    let stage: Stage | undefined;
    try {
      const built = await run('npx', ['--no-install', 'nx', 'run-many', '-t', 'build', '--exclude=client'], { signal });
      if (built.code !== 0) throw new Failure(`The server could not be built.\n${built.output}`);
      const services = await startLocalServices({ dataDir: folder, cacheDir: join(cacheRoot, 'local-services') });
      stage = new Stage(services, folder, await makeSealKey(folder));
      await stage.#migrate();
      await orInterrupted(work(stage), signal);
    } finally {
      await stage?.pool.end();
      await stage?.services.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Starts one api and, on request, one worker. */
  async startServer(options: {
    worker: boolean;
    execArgv?: readonly string[];
    databaseUrl?: string;
  }): Promise<RunningServer> {
    const port = await freePort();
    const env = this.#environment(port, options.databaseUrl);
    const profileDir = process.env['BENCH_PROFILE_DIR'];
    const { worker: withWorker, execArgv = [] } = options;
    const api = await Forked.start(script('main'), { env: { ...env, ROLE: 'api' }, profileDir, execArgv });
    const worker = withWorker
      ? await Forked.start(script('main'), { env: { ...env, ROLE: 'worker' }, profileDir })
      : undefined;
    return {
      url: `http://127.0.0.1:${port}`,
      api,
      stop: async () => {
        await Promise.all([api.stop(), worker?.stop()]);
      },
    };
  }

  /** Starts a benchmark process that loads built files and is configured like the server. */
  startProcess(path: string, databaseUrl?: string): Promise<Forked> {
    const [env, profileDir] = [this.#environment(0, databaseUrl), process.env['BENCH_PROFILE_DIR']];
    return Forked.start(path, { env, profileDir, usesBuilt: true });
  }

  /** Creates another migrated database, for a second server. The name is our own and isn't escaped. */
  async addDatabase(name: string): Promise<{ url: string; pool: pg.Pool }> {
    await this.pool.query(`CREATE DATABASE ${name}`);
    const url = new URL(this.services.postgres.url);
    url.pathname = name;
    await this.#migrate(url.href);
    const pool = new pg.Pool({ connectionString: url.href, max: 4 });
    pool.on('error', () => undefined);
    return { url: url.href, pool };
  }

  async #migrate(databaseUrl?: string): Promise<void> {
    const { code, output } = await run(process.execPath, [script('migrate')], {
      env: this.#environment(0, databaseUrl),
    });
    if (code !== 0) throw new Failure(`The database could not be migrated.\n${output}`);
  }

  #environment(port: number, databaseUrl = this.services.postgres.url): NodeJS.ProcessEnv {
    const { redis, mail } = this.services;
    return {
      ...process.env,
      ...RAISED_LIMITS,
      NODE_ENV: SETTINGS.NODE_ENV,
      LOG_LEVEL: SETTINGS.LOG_LEVEL,
      DATABASE_POOL: SETTINGS.DATABASE_POOL,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      SMTP_URL: mail?.url,
      DATA_DIR: join(this.#folder, 'files'),
      JWT_SECRETS: jwtSecrets,
      LINK_SECRET: linkSecret,
      EVIDENCE_SECRET: linkSecret,
      ...this.#sealKey,
    };
  }
}

interface SealKeySettings {
  readonly SEAL_KEY_FILE: string;
  readonly SEAL_KEY_PASSWORD: string;
}

/** Creates a sealing key, which a server requires in production: the built server makes one, as for the demo. */
async function makeSealKey(folder: string): Promise<SealKeySettings> {
  const module = join(repositoryRoot, 'apps/server/dist/kernel/documents/demonstration-key.js');
  // The built files have no types; these are the types of their source.
  const { demonstrationKey, DEMONSTRATION_PASSWORD } = (await import(pathToFileURL(module).href)) as {
    demonstrationKey: (dataDir: string, now: Date) => Promise<{ file: string }>;
    DEMONSTRATION_PASSWORD: string;
  };
  const { file } = await demonstrationKey(folder, new Date());
  return { SEAL_KEY_FILE: file, SEAL_KEY_PASSWORD: DEMONSTRATION_PASSWORD };
}

function script(name: 'main' | 'migrate'): string {
  return join(repositoryRoot, `apps/server/dist/${name}.js`);
}

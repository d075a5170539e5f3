import { join } from 'node:path';

import { startMailCatcher, type MailCatcher } from './mailbox/start-mail-catcher.ts';
import { startPostgres, type PostgresKind, type PostgresOptions } from './postgres/start-postgres.ts';
import { startRedis, type RedisKind } from './redis/start-redis.ts';
import { type LocalService, type Log } from './service.ts';

export interface LocalServicesOptions {
  /** The parent folder of all service data. */
  readonly dataDir: string;
  readonly cacheDir: string;
  /** Servers to use instead of starting our own. */
  readonly given?: { readonly postgres?: string | undefined; readonly redis?: string | undefined };
  /** Starts no mail catcher, because mail goes elsewhere. */
  readonly withoutMail?: boolean;
  readonly mailPorts?: { readonly smtpPort?: number; readonly httpPort?: number };
  readonly postgres?: Pick<PostgresOptions, 'settings' | 'database' | 'viaSocket'>;
  /** The password of PostgreSQL and Redis, if we start them. */
  readonly password?: string;
  readonly log?: Log;
}

export interface LocalServices {
  readonly postgres: LocalService<PostgresKind>;
  readonly redis: LocalService<RedisKind>;
  readonly mail: MailCatcher | undefined;
  /** Rejects with a one-sentence message if one of them ended and couldn't be restarted. */
  readonly failed: Promise<never>;
  /** Stops only the services that were started here. */
  stop(): Promise<void>;
}

/** Starts all services in parallel. If one fails, the others are stopped before the error is thrown. */
export async function startLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const { dataDir, cacheDir, given = {}, log = () => undefined } = options;
  const common = { log, ...(options.password === undefined ? {} : { password: options.password }) };
  const starting = [
    startPostgres({ given: given.postgres, dataDir: join(dataDir, 'postgres'), ...common, ...options.postgres }),
    startRedis({ given: given.redis, dataDir: join(dataDir, 'redis'), cacheDir, ...common }),
    options.withoutMail === true
      ? Promise.resolve(undefined)
      : startMailCatcher({ storeDir: join(dataDir, 'mail'), ...options.mailPorts }),
  ] as const;
  const outcomes = await Promise.allSettled(starting);
  const stop = async (): Promise<void> => {
    await Promise.all(
      outcomes.map(async (outcome) => (outcome.status === 'fulfilled' ? outcome.value?.stop() : undefined)),
    );
  };
  try {
    const [postgres, redis, mail] = await Promise.all(starting);
    return { postgres, redis, mail, failed: Promise.race([postgres.failed, redis.failed]), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

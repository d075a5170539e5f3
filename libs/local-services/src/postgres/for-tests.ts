import type { PostgresOptions } from './start-postgres.ts';

/**
 * PostgreSQL for tests, which lose nothing when the power goes: hundreds of databases are created in seconds, queries
 * take the shortest way, and nothing tidies up tables that are dropped soon.
 */
export const forTests: Pick<PostgresOptions, 'viaSocket' | 'settings'> = {
  viaSocket: true,
  settings: {
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '4GB',
    jit: 'off',
  },
};

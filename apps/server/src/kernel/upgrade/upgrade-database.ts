import { RUN_LOCK } from '#kernel/backup/run-record.ts';
import { listWaitingMigrations, type Query } from '#kernel/database/applied-migrations.ts';
import { createPatientDataSource } from '#kernel/database/data-source.ts';
import { grantToApplication } from '#kernel/database/grants.ts';
import {
  type DatabaseAddresses,
  isSeparate,
  makeRole,
  requireOwner,
  requireSignIn,
  roleIn,
} from './application-role.ts';

/** The advisory lock of the process that upgrades a database: one at a time. */
const UPGRADE_LOCK = 7_206_000;

/**
 * Runs the migrations that wait, and gives the application's role its rights on what is there then. Concurrent upgrades
 * wait for each other, and so do upgrades and backups.
 * @param protect runs before the first migration of a database that has people in it; if it throws, nothing changes
 * @returns the number of migrations that ran
 * @throws NewerDatabaseError
 */
export async function upgradeDatabase(addresses: DatabaseAddresses, protect: () => Promise<void>): Promise<number> {
  const url = addresses.owner;
  const dataSource = createPatientDataSource({ url, poolSize: 2, applicationName: 'common-roof migrate' });
  await dataSource.initialize();
  // Its session holds the locks. Closing the data source ends it.
  const session = dataSource.createQueryRunner();
  const query: Query = (sql) => session.query(sql) as Promise<object[]>;
  const migrate = async (): Promise<number> => {
    const waiting = await listWaitingMigrations(query);
    if (waiting.length === 0) return 0;
    if (await hasPeople(query)) await protect();
    await session.query('SELECT pg_advisory_lock($1)', [RUN_LOCK]);
    return (await dataSource.runMigrations()).length;
  };
  try {
    await session.query('SELECT pg_advisory_lock($1)', [UPGRADE_LOCK]);
    if (!isSeparate(addresses)) return await migrate();
    await requireOwner(query);
    await makeRole(query, addresses);
    const ran = await migrate();
    await dataSource.transaction((manager) =>
      grantToApplication((sql) => manager.query<object[]>(sql), roleIn(addresses.application)),
    );
    await requireSignIn(query, addresses);
    return ran;
  } finally {
    await session.release();
    await dataSource.destroy();
  }
}

async function hasPeople(query: Query): Promise<boolean> {
  const tables = await query(`SELECT 1 WHERE to_regclass('accounts') IS NOT NULL`);
  return tables.length > 0 && (await query('SELECT 1 FROM accounts LIMIT 1')).length > 0;
}

import { Config } from './platform/config/config.ts';
import { createDataSource } from './platform/database/data-source.ts';

/** Brings the database to this version; several at once wait for each other. */
try {
  const { env } = Config.fromProcess();
  const dataSource = createDataSource({
    url: env.DATABASE_URL,
    poolSize: 2,
    applicationName: 'common-roof migrate',
    entities: [],
  });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    // A migration may take longer than a request is allowed to.
    await lock.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await lock.query('SELECT pg_advisory_lock(7206000)');
    const done = await dataSource.runMigrations();
    process.stdout.write(`${done.length === 0 ? 'The database is up to date' : `Ran ${String(done.length)} migrations`}.\n`);
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
} catch (error) {
  process.stderr.write(`The database could not be migrated: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

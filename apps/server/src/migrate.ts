import { Config } from '#kernel/config/config.ts';
import { createPatientDataSource } from '#kernel/database/data-source.ts';

/** Migrates the database to this version; concurrent runs wait for each other. */
try {
  const { env } = Config.fromProcess();
  const dataSource = createPatientDataSource({
    url: env.DATABASE_URL,
    poolSize: 2,
    applicationName: 'common-roof migrate',
  });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock(7206000)');
    const done = await dataSource.runMigrations();
    process.stdout.write(
      `${done.length === 0 ? 'The database is up to date' : `Ran ${String(done.length)} migrations`}.\n`,
    );
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
} catch (error) {
  process.stderr.write(
    `The database could not be migrated: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}

import type { TestDatabase } from './test-database.ts';

const RealDate = Date;

/**
 * Makes this process and a database believe that it is another day, as on a machine whose clock says so; both clocks
 * continue from there. `CURRENT_TIMESTAMP` and its like, which are syntax, do not change: no statement of the product
 * uses them.
 * @returns a function that resets the clock of this process
 */
export async function setMachineClock(database: TestDatabase, at: Date, timeZone: string): Promise<() => void> {
  const aheadMs = at.getTime() - RealDate.now();
  await shiftDatabase(database, aheadMs, timeZone);
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
      if (parts.length === 0) super(RealDate.now() + aheadMs);
      else super(...parts);
    }

    static override now(): number {
      return RealDate.now() + aheadMs;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Our functions are found before PostgreSQL's own, in statements and in column defaults. */
async function shiftDatabase(database: TestDatabase, aheadMs: number, timeZone: string): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  const function_ = (called: string, volatility: string): string =>
    `CREATE FUNCTION other_day.${called}() RETURNS timestamptz LANGUAGE sql ${volatility}
       AS $$ SELECT pg_catalog.${called}() + interval '${String(aheadMs)} milliseconds' $$`;
  const defaults = await database.query<{ said: string }>(
    `SELECT format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT %s', adrelid::regclass, attname,
                   replace(pg_get_expr(adbin, adrelid), 'now()', 'other_day.now()')) AS said
       FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
      WHERE pg_get_expr(adbin, adrelid) LIKE '%now()%'`,
  );
  await database.query(
    [
      'CREATE SCHEMA other_day',
      'GRANT USAGE ON SCHEMA other_day TO PUBLIC',
      function_('now', 'STABLE'),
      function_('clock_timestamp', 'VOLATILE'),
      ...defaults.map(({ said }) => said),
      `ALTER DATABASE ${name} SET search_path = other_day, public, pg_catalog`,
      `ALTER DATABASE ${name} SET timezone = '${timeZone}'`,
    ].join(';'),
  );
}

import { PersonalData } from '#kernel/privacy/personal-data.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Lists the tables of the database, without views. */
export async function tablesOf(database: TestDatabase): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

export async function columnsOf(database: TestDatabase, table: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Lists every `table.column` of the whole database that contains a word. */
export async function placesOf(database: TestDatabase, word: string): Promise<string[]> {
  const places: string[] = [];
  for (const table of await tablesOf(database)) {
    const rows = await database.query<{ name: string }>(
      `SELECT DISTINCT c.key AS name FROM "${table}" t, jsonb_each_text(to_jsonb(t)) c
        WHERE strpos(lower(c.value), lower($1)) > 0 ORDER BY 1`,
      [word],
    );
    places.push(...rows.map(({ name }) => `${table}.${name}`));
  }
  return places;
}

/** Like {@link placesOf}, without the places that the register declares as kept. */
export async function unkeptPlacesOf(app: TestApp, word: string): Promise<string[]> {
  const kept = app
    .get(PersonalData)
    .holdings.flatMap(({ table, retained: columns = {} }) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
  return (await placesOf(app.database, word)).filter((place) => !kept.includes(place));
}

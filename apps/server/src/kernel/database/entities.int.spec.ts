import {
  OWN_COST_CATEGORIES,
  PHOTO_PLACES,
  PURCHASE_CATEGORIES,
  PURCHASE_FORMS,
  PURCHASE_RHYTHMS,
  SPLIT_METHODS,
} from '@common-roof/contracts';
import { DataSource, type EntityMetadata } from 'typeorm';

import { storedAccount } from '#test/support/stored-account.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { createPatientDataSource } from './data-source.ts';

let app: TestApp;
let database: TestApp['database'];

beforeAll(async () => {
  app = await startTestApp();
  ({ database } = app);
});
afterAll(() => app.close());

interface Column {
  readonly name: string;
  readonly udt: string;
  readonly nullable: boolean;
  readonly initially: string | null;
  readonly primary: boolean;
}

const described = (columns: readonly Column[]): Record<string, string> =>
  Object.fromEntries(
    columns.map(({ name, udt, nullable, initially, primary }) => [
      name,
      `${udt}${nullable ? '' : ' NOT NULL'}${initially === null ? '' : ` DEFAULT ${initially}`}${primary ? ' PRIMARY KEY' : ''}`,
    ]),
  );

/** PostgreSQL's names of types, where TypeORM has others. */
const UDT: Readonly<Record<string, string>> = {
  int: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  boolean: 'bool',
  char: 'bpchar',
};

const spelled = (value: unknown): string | null =>
  typeof value === 'string' ? value : value === undefined ? null : JSON.stringify(value);

const mapped = ({ columns }: EntityMetadata): Column[] =>
  columns.map((column) => ({
    name: column.databaseName,
    udt: `${column.isArray ? '_' : ''}${UDT[String(column.type)] ?? String(column.type)}`,
    nullable: column.isNullable,
    initially: spelled(typeof column.default === 'function' ? column.default() : column.default),
    primary: column.isPrimary,
  }));

/** Has no key: a row is identified because a person's absences never overlap. */
const KEYLESS = 'roomie_absences';

async function migrated(table: string): Promise<Column[]> {
  const columns = await database.query<Column & Record<string, unknown>>(
    `SELECT c.column_name AS name, c.udt_name AS udt, c.is_nullable = 'YES' AS nullable, c.column_default AS initially,
            EXISTS (SELECT 1 FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
                     WHERE i.indrelid = $1::text::regclass AND i.indisprimary AND a.attname = c.column_name) AS primary
       FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.table_name = $1::text`,
    [table],
  );
  return columns.map((column) => ({
    ...column,
    // 'draft'::text
    initially: column.initially?.replace(/^'(.*)'::[a-z ]+(\[\])?$/, '$1') ?? null,
    primary: column.primary || table === KEYLESS,
  }));
}

describe('migrations and entities', () => {
  it('agree on the tables', async () => {
    const tables = await database.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'migrations'`,
    );
    const entities = app.get(DataSource).entityMetadatas.map(({ tableName }) => tableName);
    expect(entities.sort()).toEqual(tables.map(({ table_name }) => table_name).sort());
  });

  it('agree on every column', async () => {
    for (const entity of app.get(DataSource).entityMetadatas) {
      const { tableName: table } = entity;
      expect({ table, ...described(mapped(entity)) }).toEqual({ table, ...described(await migrated(table)) });
    }
  });

  it('can be undone and done again', async () => {
    const dataSource = createPatientDataSource({ url: database.url, poolSize: 1, applicationName: 'test' });
    await dataSource.initialize();
    const count = (await dataSource.query<unknown[]>('SELECT * FROM migrations')).length;
    for (let n = 0; n < count; n += 1) await dataSource.undoLastMigration();
    const [left] = await database.query<{ n: string }>(
      `SELECT count(*) AS n FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'`,
    );
    expect(Number(left?.n)).toBe(0);
    expect(await dataSource.runMigrations()).toHaveLength(count);
    await dataSource.destroy();
  });
});

describe('the database itself', () => {
  const setUp = async (): Promise<{ roomId: string; roomie: (n: number) => Promise<string> }> => {
    const [house] = await database.query<{ id: string }>(
      `INSERT INTO houses (homeowner_id, name, street, postal_code, city, country, currency, time_zone)
       VALUES ($1, 'h', 's', 'p', 'c', 'GB', 'GBP', 'Europe/London') RETURNING id`,
      [await storedAccount(database, 'homeowner')],
    );
    const [room] = await database.query<{ id: string }>(
      `INSERT INTO rooms (house_id, name) VALUES ($1, 'One') RETURNING id`,
      [house?.id],
    );
    return { roomId: room?.id ?? '', roomie: () => storedAccount(database, 'roomie') };
  };

  it('lets no two tenancies of a room overlap, even when two are written at once', async () => {
    const { roomId, roomie } = await setUp();
    const move = (roomieId: string, from: string, to: string | null) =>
      database.query(
        `INSERT INTO tenancies (room_id, house_id, roomie_id, starts_on, ends_on, state)
         SELECT $1, house_id, $2, $3, $4, CASE WHEN $4::date IS NULL THEN 'active' ELSE 'ended' END FROM rooms WHERE id = $1`,
        [roomId, roomieId, from, to],
      );
    await move(await roomie(1), '2026-01-01', '2026-01-31');
    // Its last day is its own.
    await expect(move(await roomie(4), '2026-01-31', null)).rejects.toThrow(/tenancies_never_overlap/);
    const both = await Promise.allSettled([
      move(await roomie(2), '2026-02-01', null),
      move(await roomie(3), '2026-02-01', null),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(move(await roomie(4), '2026-01-15', '2026-01-20')).rejects.toThrow(/tenancies_never_overlap/);
  });
});

describe('what a column can be, as the database checks it', () => {
  it.each<[string, readonly string[]]>([
    ['image_placements_kind_check', PHOTO_PLACES],
    ['supplies_category_check', PURCHASE_CATEGORIES],
    ['supplies_split_check', SPLIT_METHODS],
    ['recurring_supplies_every_check', PURCHASE_RHYTHMS],
    ['own_costs_category_check', OWN_COST_CATEGORIES],
    ['supplies_imports_form_check', PURCHASE_FORMS],
  ])('is in %s what the contract lists', async (name, values) => {
    const [row] = await database.query<{ definition: string }>(
      'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
      [name],
    );
    const checked = [...(row?.definition ?? '').matchAll(/'(\w+)'::text/g)].map(([, value]) => value);
    expect(checked.toSorted()).toEqual([...values].toSorted());
  });
});

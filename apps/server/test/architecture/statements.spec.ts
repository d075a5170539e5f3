import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { collectStatements, type FoundStatement, type Kind } from './statements/collect.ts';
import { ContextRoles, ownerOf, trespasses, trespassesOfViews } from './statements/data-floors.ts';
import { type Described, describeStatement } from './statements/describe-statement.ts';

let database: TestDatabase;
let client: pg.Client;
let statements: FoundStatement[];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  statements = collectStatements();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const { builtins } = pg.types;
/** Values of a type in the driver; it turns a day into a moment, so that statements select days as text. */
const KINDS = new Map<number, Kind>([
  ...[builtins.TEXT, builtins.VARCHAR, builtins.BPCHAR, builtins.UUID, builtins.TIME].map(as('string')),
  ...[builtins.INT8, builtins.NUMERIC].map(as('string')),
  ...[builtins.INT2, builtins.INT4, builtins.FLOAT4, builtins.FLOAT8].map(as('number')),
  [builtins.BOOL, 'boolean'],
  [builtins.TIMESTAMPTZ, 'Date'],
  [builtins.DATE, 'Date'],
]);
function as(kind: Kind): (type: number) => [number, Kind] {
  return (type) => [type, kind];
}

/** Statements whose text only a running server knows: the tests of these files run them. */
const PUT_TOGETHER: readonly string[] = [
  'contexts/housing/houses/homeowners/applications.personal-data.ts', // which are old
  'contexts/housing/houses/house/admin-houses.repository.ts', // a join that the order needs
  'contexts/housing/houses/tenancies/roomies.repository.ts', // whose tenancies
  'contexts/identity/access/access.service.ts', // one of several that are prepared separately
  'contexts/insight/sample-house/sample-house.repository.ts',
  'contexts/letting/leasing/offers/prospects.personal-data.ts', // which are old
  'contexts/letting/leasing/offers/prospects.repository.ts', // of a room or of a house
  'contexts/letting/listings/ads/ads.repository.ts', // of a room or of a house
  'contexts/letting/listings/showings/showings.repository.ts', // of a room, a house or an applicant
  'contexts/living/chat/announcer.ts', // the name of an event
  'contexts/living/chat/reads.repository.ts', // the name of an event
  'kernel/database/row-tree.ts',
  'kernel/database/row-tree.ts',
  'kernel/database/row-tree.ts',
  'kernel/database/row-tree.ts',
  'kernel/database/row-tree.ts',
  'kernel/mail/email-queue.ts', // the outcome of an e-mail
  'kernel/mail/forgotten-mail.ts', // whose e-mails
  'kernel/privacy/kernel-tables.ts', // a table and its column
  'kernel/scheduled-events/scheduled-events.ts', // the effect on an existing one
  'kernel/state-machines/states.ts', // of any table
  'kernel/state-machines/states.ts',
];

/** Returns the faults of a row type, as sentences. */
function differences(row: ReadonlyMap<string, Kind>, columns: readonly Described[]): string[] {
  const returned = new Map(columns.map(({ name, type }) => [name, KINDS.get(type)]));
  return [
    ...[...row.keys()].filter((name) => !returned.has(name)).map((name) => `${name} is not returned`),
    ...[...returned.keys()].filter((name) => !row.has(name)).map((name) => `${name} is not in the row type`),
    ...[...returned].flatMap(([name, kind]) => {
      const expected = row.get(name);
      return expected === undefined || expected === 'other' || kind === undefined || kind === expected
        ? []
        : [`${name} is a ${kind}, not a ${expected}`];
    }),
  ];
}

describe('the statements of the server', () => {
  it('are valid in the migrated database and return the rows that the code reads', async () => {
    const wrong: string[] = [];
    for (const { place, texts, row } of statements) {
      for (const text of texts) {
        try {
          const columns = await describeStatement(client, text);
          if (row) wrong.push(...differences(row, columns).map((difference) => `${place} ${difference}`));
        } catch (error) {
          wrong.push(`${place} ${String(error)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are reported when they return other columns than the code reads', async () => {
    const columns = await describeStatement(client, 'SELECT content, version, updated_at AS at FROM notes');
    const row = new Map<string, Kind>([
      ['content', 'string'],
      ['version', 'string'],
      ['updated_at', 'Date'],
    ]);
    expect(differences(row, columns)).toEqual([
      'updated_at is not returned',
      'at is not in the row type',
      'version is a number, not a string',
    ]);
    await expect(describeStatement(client, 'SELECT colour FROM notes')).rejects.toThrow('colour');
  });

  it('need no right that api and worker lack', async () => {
    const application = new pg.Client({ connectionString: database.applicationUrl });
    await application.connect();
    const refused: string[] = [];
    for (const { place, texts } of statements.filter((each) => ownerOf(each.place) !== undefined)) {
      for (const text of texts) {
        await application.query(`EXPLAIN (GENERIC_PLAN) ${text}`).catch((error: unknown) => {
          refused.push(`${place} ${String(error)}`);
        });
      }
    }
    await expect(application.query('EXPLAIN DELETE FROM evidence')).rejects.toThrow('permission denied');
    await application.end();
    expect(refused).toEqual([]);
  });

  it('can be read from the code, except those that are built at run time', () => {
    const unread = statements.filter(({ texts }) => texts.length === 0).map(({ place }) => place.replace(/:\d+$/, ''));
    expect(unread.sort()).toEqual(PUT_TOGETHER);
  });
});

describe('the tables of a context', () => {
  let roles: ContextRoles;
  beforeAll(async () => {
    roles = new ContextRoles(client);
    await roles.create();
  });
  afterAll(() => roles.drop());

  it('are written by it alone, and others read only what it publishes for contexts above it', async () => {
    expect(await trespasses(statements, roles)).toEqual([]);
  });

  it('are offered to contexts below it as views over nothing else', async () => {
    expect(await trespassesOfViews(client)).toEqual([]);
  });

  it.each([
    ['reads above its floor', 'housing/houses', 'SELECT 1 FROM ads', 'ads'],
    ['hides it in a WITH query', 'housing/houses', 'WITH a AS (SELECT id FROM ads) SELECT 1 FROM a', 'ads'],
    ['reads a neighbour', 'living/notes', 'SELECT id FROM messages', 'messages'],
    ['reads what is not published', 'living/chat', 'SELECT password_hash FROM accounts', 'accounts'],
    ["reads another one's port", 'identity/media', 'SELECT room_id FROM listed_rooms', 'listed_rooms'],
    ['changes what is not its own', 'living/chat', 'UPDATE houses SET name = $1', 'houses'],
    ['adds to what is not its own', 'living/chat', 'INSERT INTO houses (name) VALUES ($1)', 'houses'],
    ['deletes what is not its own', 'identity/access', 'DELETE FROM houses', 'houses'],
  ])('are guarded against one that %s', async (_what, context, text, table) => {
    expect(await roles.refusalOf(context, text)).toMatch(new RegExp(`permission denied for (table|view) ${table}`));
  });

  it.each([
    ['housing/houses', 'SELECT room_id FROM listed_rooms'],
    ['living/chat', 'SELECT h.name FROM houses h JOIN messages m ON true FOR NO KEY UPDATE OF m'],
    ['money/expenses', 'SELECT minor FROM money_postings'],
    ['insight/oversight', 'SELECT account_id FROM joined_accounts'],
  ])('may be read from above, by their context and through ports: %s', async (context, text) => {
    expect(await roles.refusalOf(context, text)).toBeUndefined();
  });
});

import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { MOST_PREPARED, PreparingClient, USES_FOR_A_PLACE } from './preparing-client.ts';

let database: TestDatabase;
let client: PreparingClient;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  client = new PreparingClient({ connectionString: database.url });
  await client.connect();
});
afterEach(() => client.end());

const planned = async (): Promise<string[]> => {
  const { rows } = await client.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

describe('a connection that has statements planned once', () => {
  it('answers each time by what it was asked with', async () => {
    const sum = 'SELECT $1::int + $2::int AS sum';
    for (const [a, b] of [[1, 2], [3, 4]] as const) expect((await client.query(sum, [a, b])).rows).toEqual([{ sum: a + b }]); // prettier-ignore
    expect(await planned()).toEqual([sum]);
  });

  it('asks one by one what has no values, as transactions and notices do', async () => {
    await client.query('BEGIN');
    await client.query('SELECT 1; SELECT 2');
    await client.query('ROLLBACK');
    expect(await planned()).toEqual([]);
  });

  it('says what is wrong as ever, and can be asked again', async () => {
    const ratio = 'SELECT 1 / $1::int AS ratio';
    await expect(client.query(ratio, [0])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('SELECT nothing FROM nowhere WHERE $1', [true])).rejects.toMatchObject({ code: '42P01' });
    expect((await client.query(ratio, [1])).rows).toEqual([{ ratio: 1 }]);
  });

  it('fails once where a migration has changed what it gives, and answers from then on', async () => {
    await database.query('CREATE TABLE roof AS SELECT 7 AS tiles', []);
    const all = 'SELECT * FROM roof WHERE tiles > $1';
    expect((await client.query(all, [1])).rows).toEqual([{ tiles: 7 }]);
    await database.query('ALTER TABLE roof ADD COLUMN colour text', []);
    await expect(client.query(all, [1])).rejects.toThrow('cached plan');
    expect((await client.query(all, [1])).rows).toEqual([{ tiles: 7, colour: null }]);
  });

  it('answers those who ask side by side one after the other, also where one of them fails', async () => {
    const queued = jest.spyOn(process, 'emitWarning');
    await client.query('BEGIN');
    const answers = await Promise.allSettled([
      ...[1, 2, 3].map((number) => client.query<{ number: number }>('SELECT $1::int AS number', [number])),
      client.query('SELECT 1 / $1::int', [0]),
      client.query('SELECT 4 AS number'),
      client.query('ROLLBACK'),
      client.query('SELECT 5 AS number'),
    ]);
    const read = answers.map((answer): unknown =>
      answer.status === 'rejected' ? (answer.reason as { code: string }).code : answer.value.rows[0],
    );
    // Within the transaction nothing is answered after a failure.
    expect(read).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }, '22012', '25P02', undefined, { number: 5 }]);
    expect(queued).not.toHaveBeenCalled();
    queued.mockRestore();
  });

  /** Runs so many different statements. */
  async function ask(name: string, count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const column = `${name}_${String(at)}`;
      expect((await client.query(`SELECT $1::int AS ${column}`, [at])).rows).toEqual([{ [column]: at }]);
    }
  }

  it('keeps half of its places for statements that come again and again', async () => {
    await ask('once', MOST_PREPARED);
    expect(await planned()).toHaveLength(MOST_PREPARED / 2);
    for (let use = 0; use < USES_FOR_A_PLACE; use += 1) await ask('often', 10);
    const kept = await planned();
    expect(kept).toHaveLength(MOST_PREPARED / 2 + 10);
    expect(kept.filter((statement) => statement.includes('often'))).toHaveLength(10);
  });

  it('keeps no more of them than it may, and answers all the same', async () => {
    for (let use = 0; use < USES_FOR_A_PLACE; use += 1) await ask('of', MOST_PREPARED + 20);
    expect(await planned()).toHaveLength(MOST_PREPARED);
  });
});

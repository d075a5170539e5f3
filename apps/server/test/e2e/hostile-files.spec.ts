import { type ImportPreview, LIMITS, type SuppliesImport } from '@common-roof/contracts';

import { aHouseOfShoppers } from '#test/support/shoppers.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-09-10T10:00:00Z'));
});
afterAll(() => app.close());

const OWN = ['Date', 'Item', 'Price', 'Bought by'];

/** Lines that no reasonable spreadsheet has, and that occur anyway. */
const HOSTILE = [
  ...[
    '=cmd|calc!A1',
    '+1+1',
    '-1+1',
    '@SUM(1)',
    '\t=1',
    '"',
    '""',
    '"a""b"',
    '";,"',
    "'",
    '\u0000',
    '\u202e',
    '💧',
    '{}',
  ],
  ...['2027-09-05', '2027-13-45', '0000-00-00', '1e999', 'NaN', 'Infinity', '-0', '9'.repeat(400), '1,2,3', '.5', '5.'],
  ...[
    '',
    ' ',
    '\u00a0',
    'x'.repeat(5_000),
    '<script>',
    "'; DROP TABLE supplies;--",
    '%s%n',
    '../../etc/passwd',
    'null',
  ],
];
/** Yields the same numbers each time, so that a failure can be reproduced. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

const ENCODINGS: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.from(text, 'utf16le').subarray(1),
];

function hostileFile(seed: number): Buffer {
  const random = numbers(seed);
  const pick = <T>(from: readonly T[]): T => from[random.next().value % from.length] as T;
  const delimiter = pick([',', ';', '\t']);
  const header = pick([
    OWN,
    [...OWN, 'Share of One'],
    ['Date', 'Description', 'Category', 'Cost', 'Currency', 'One', 'Two'],
    HOSTILE,
  ]);
  const good = ['2027-09-05', 'Soap', '9.00', 'One', '', '', ''];
  const cell = (at: number): string => (random.next().value % 3 === 0 ? pick(HOSTILE) : (good[at] ?? ''));
  const lines = Array.from({ length: 1 + (random.next().value % 12) }, () =>
    Array.from({ length: random.next().value % 9 }, (_, at) => cell(at)).join(delimiter),
  );
  const text = [header.join(delimiter), ...lines].join(pick(['\n', '\r\n', '\r']));
  return pick(ENCODINGS)(text);
}

describe('hostile files', () => {
  it('are rejected or reported line by line, all 500 of them, and nothing is imported', async () => {
    const { owner, houseId } = await aHouseOfShoppers(app, world, 2);
    const outcomes = new Map<number, number>();
    for (let seed = 0; seed < 500; seed += 1) {
      const file = hostileFile(seed).toString('base64');
      const { status, body } = await owner.preview(houseId, { file });
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
      if (status !== 200) continue;
      const { purchases, faulty, lines } = body as ImportPreview;
      expect(purchases).toBe(lines.length);
      // Nobody in this house has that name.
      expect({ purchases, isFaulty: faulty > 0 || lines.length === 0 }).toEqual({ purchases: 0, isFaulty: true });
    }
    expect([...outcomes.keys()].toSorted()).toEqual([200, 422]);
    expect(outcomes.get(200)).toBeGreaterThan(100);
    const listed = (await owner.ask('GET', `/api/supplies-history/house/${houseId}/imports`)).body;
    expect(listed).toMatchObject({ items: [] as SuppliesImport[] });
  });

  it.each([
    ['a million lines', () => '\n'.repeat(1_000_000), 422],
    ['a million cells', () => `${OWN.join(',')}\n${','.repeat(1_000_000)}`, 200],
    ['one endless quote', () => `${OWN.join(',')}\n"${'x'.repeat(1_000_000)}`, 200],
    ['half a million quotes', () => `${OWN.join(',')}\n${'"'.repeat(500_001)}`, 200],
    [
      'as many lines as it may have',
      () => `${OWN.join(',')}\n${'2027-09-05,Soap,9.00,Zoe\n'.repeat(LIMITS.importLines - 2)}`,
      200,
    ],
    ['more than a file may be', () => 'x'.repeat(1_100_000), 413],
  ])('of %s block nobody', async (_, text, status) => {
    const { owner, houseId } = await aHouseOfShoppers(app, world, 2);
    const answer = await owner.preview(houseId, { file: Buffer.from(text()).toString('base64') });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['bytes of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]).toString('base64'), 422],
    ['no Base64', 'not a file!', 400],
    ['nothing', '', 422],
  ])('of %s are no table', async (_, file, status) => {
    const { owner, houseId } = await aHouseOfShoppers(app, world, 2);
    expect(await owner.preview(houseId, { file })).toMatchObject({ status });
  });
});

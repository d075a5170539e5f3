import { createHash } from 'node:crypto';

import type { DataExport } from '@common-roof/contracts';
import { readerOf } from '@common-roof/words';

import { DataExportRequested } from '#contexts/identity/data-exports/data-exports.events.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { entriesOf, textOf, zipOf } from '#test/support/data-exports.ts';
import { call } from '#test/support/http.ts';
import { arrange, upload } from '#test/support/pictures.ts';
import { secrets } from '#test/support/secrets.ts';
import { type ActorName, type Player, signIn } from '#test/support/world.ts';
import { NOT_COUNTED, ONE_THING, ROWS_ABOUT } from './exported-rows.ts';
import { sceneOfHouseA } from './scenes.ts';
import { Stage } from './stage.ts';

/** Actors with data in every feature: their calls were all made. */
const ASKERS = ['r1', 'h1', 'k1'] as const satisfies readonly ActorName[];

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
  const scene = sceneOfHouseA(stage.world);
  for (const name of ASKERS) {
    for (const row of stage.rows.filter(({ method }) => method !== 'GET')) {
      const target = await stage.target(row, name, scene);
      const { token } = await signIn(stage.app, stage.world.players[name].account);
      await call(stage.app, row.method, target.path, { token: target.token ?? token, body: target.body });
    }
  }
  await stage.app.database.query('DELETE FROM data_exports');
  await stage.app.drainEvents();
});
afterAll(() => stage.app.close());

/** Returns an account's export by path, unpacked. */
async function unpacked(name: ActorName): Promise<{ who: Player; entries: Record<string, Uint8Array> }> {
  const who = await signIn(stage.app, stage.world.players[name].account);
  await stage.app.database.query('DELETE FROM data_exports WHERE account_id = $1', [who.account.id]);
  const photos = await upload(stage.app, who.token, name.length + 40);
  await arrange(stage.app, who.token, ['account', who.account.id], photos);
  await stage.app.drainEvents();
  const { body } = await call(stage.app, 'POST', '/api/me/exports', { token: who.token });
  const { _id: id } = body as DataExport;
  // Handled alone: its effects come after its contents.
  await stage.app.handle('make-data-export', DataExportRequested.type, id);
  return { who, entries: entriesOf((await zipOf(stage.app, who, id))[0]) };
}

describe('an export and the database', () => {
  it('are compared for everything that the register exports', () => {
    const names = stage.app.get(PersonalData).holdings.flatMap(({ export: parts = {} }) => Object.keys(parts));
    expect(names.toSorted()).toEqual([...Object.keys(ROWS_ABOUT), ...ONE_THING].toSorted());
  });

  it.each(ASKERS)('have the same rows about %s, table by table', async (name) => {
    const { who, entries } = await unpacked(name);
    const data = JSON.parse(textOf(entries, 'data.json')) as Record<string, unknown>;
    const handedOut: Record<string, number> = {};
    const kept: Record<string, number> = {};
    for (const [part, sql] of Object.entries(ROWS_ABOUT)) {
      const [row] = await stage.app.database.query<{ count: string }>(sql, [who.account.id]);
      kept[part] = Number(row?.count);
      const list = data[part];
      handedOut[part] = Array.isArray(list) ? list.length : -1;
      // One line for the column names, and one per entry; a cell may contain line breaks.
      const lines = textOf(entries, `csv/${part}.csv`).split('\r\n').length - 2;
      expect([part, lines >= (handedOut[part] ?? 0)]).toEqual([part, true]);
    }
    expect(differing(handedOut, kept)).toEqual({});
    expect(data['cut_short']).toEqual([]);
  });

  it.each(ASKERS)('have the same files of %s, byte by byte', async (name) => {
    const { who, entries } = await unpacked(name);
    const asker = { id: who.account.id, reader: readerOf('en'), newest: 1_000 };
    const stored = new Map<string, string>();
    for await (const { folder, name: file, key } of stage.app.get(PersonalData).filesOf(asker)) {
      const bytes = await stage.app.get(FileStore).read(key);
      if (bytes) stored.set(`files/${folder}/${file}`, sha256(bytes));
    }
    const unzipped = Object.entries(entries).filter(([path]) => /^files\/.+\//.test(path));
    expect(new Map(unzipped.map(([path, bytes]) => [path, sha256(bytes)]))).toEqual(stored);
    expect(stored.size).toBeGreaterThan(0);
    const index = textOf(entries, 'files/index.csv');
    for (const [path, digest] of stored) expect(index).toMatch(new RegExp(`${path},.*,${digest}`));
  });

  it.each(ASKERS)('show %s nothing that others shared with only a few', async (name) => {
    const { who, entries } = await unpacked(name);
    const reader = { id: who.account.id, role: who.account.account_type };
    for (const path of Object.keys(entries).filter((one) => /\.(json|csv|txt)$/.test(one))) {
      secrets.look('exports', `The export's ${path}`, textOf(entries, path), reader);
    }
    expect(secrets.looked.exports).toBeGreaterThan(40);
  });

  it('cover every column that holds the id of an account', async () => {
    const rows = await stage.app.database.query<{ place: string }>(
      `SELECT c.conrelid::regclass::text || '.' || a.attname AS place
         FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.confrelid IN ('accounts'::regclass, 'roomies'::regclass, 'homeowners'::regclass,
                                                  'neatkeepers'::regclass, 'admins'::regclass) ORDER BY 1`,
    );
    const isHandedOut = (place: string): boolean => {
      const [table = '', column = ''] = place.split('.');
      return Object.values(ROWS_ABOUT).some((sql) => new RegExp(`\\b${table}\\b[^]*\\b${column}\\b`).test(sql));
    };
    const left = rows.map(({ place }) => place).filter((place) => !isHandedOut(place));
    expect(left).toEqual(Object.keys(NOT_COUNTED).toSorted());
  });
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The differences between two counts: how many more the second has. */
const differing = (first: Record<string, number>, second: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(second).flatMap(([part, count]) =>
      first[part] === count ? [] : [[part, count - (first[part] ?? 0)]],
    ),
  );

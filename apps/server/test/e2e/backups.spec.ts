import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Me } from '@common-roof/contracts';

import { type BackupStage, everythingIn, filesIn, stageBackups } from '#test/support/backups.ts';
import { call } from '#test/support/http.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { aDebt } from '#test/support/money.ts';
import { arrange, upload } from '#test/support/pictures.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const EVIDENCE = `e-1:${Buffer.alloc(48, 7).toString('base64')}`;

let app: TestApp;
let world: World;
let stage: BackupStage;

beforeAll(async () => {
  app = await startTestApp();
  [world, stage] = await Promise.all([buildWorld(app), stageBackups(app)]);
  await someUse();
});
afterAll(async () => {
  await stage.close();
  await app.close();
});

/** Photos, sealed lines, generated columns, and values that a copy has to escape. */
async function someUse(): Promise<void> {
  const { h1, r1 } = world.players;
  await arrange(app, h1.token, ['house', world.houseA], await upload(app, h1.token, 2));
  const { houseId, roomIds } = await anOpenHouse(app, h1, 1);
  const roomie = await aRoomieIn(app, roomIds[0] ?? '');
  await aDebt(app, { houseId, roomieId: roomie.id, ownerId: h1.account.id, minor: 4_200, onDay: '2026-09-01' });
  const text = 'A tab\t, a line\nbreak, a back\\slash, \\N and \\. — “Grüße” 🏡 مرحبا';
  const noted = await call(app, 'POST', '/api/notes', { token: r1.token, body: { content: text } });
  expect(noted.status).toBe(200);
  await app.drainEvents();
}

describe('a backup', () => {
  it('is restored with every row, file and key, and people go on where they were', async () => {
    const { h1 } = world.players;
    const made = await stage.backUp('whole', { EVIDENCE_SECRET: EVIDENCE });
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringContaining('every row and file is the same') as string,
    });
    expect((await stat(made.place)).mode & 0o777).toBe(0o600);
    const back = await stage.restore(made.place);
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining('all as they were backed up') as string });
    expect(await everythingIn(back.url)).toEqual(await everythingIn(app.database.url));
    const files = await filesIn(join(app.dataDir, 'files'));
    expect(Object.keys(files).length).toBeGreaterThan(0);
    expect(await filesIn(join(back.dataDir, 'files'))).toEqual(files);
    expect(await readFile(join(back.keys, 'EVIDENCE_SECRET'), 'utf8')).toBe(EVIDENCE);
    expect((await stat(join(back.keys, 'EVIDENCE_SECRET'))).mode & 0o777).toBe(0o600);

    const again = await startTestApp({ DATABASE_URL: back.url, DATA_DIR: back.dataDir });
    try {
      const { token } = await signIn(again, h1.account);
      const { body } = await call(again, 'GET', '/api/me', { token });
      expect((body as Me).userData._id).toBe(h1.account.id);
    } finally {
      await again.close();
    }
  });

  it('is never restored over people', async () => {
    const { place } = await stage.backUp('over', {}, '--without-trial');
    const before = await everythingIn(app.database.url);
    const refused = await stage.restore(place, {}, { url: app.database.url, dataDir: app.dataDir });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('into an empty database only') as string,
    });
    expect(await everythingIn(app.database.url)).toEqual(before);
  });

  it('is refused where a part is missing or changed, and the place can be used again', async () => {
    const { place } = await stage.backUp('damaged', {}, '--without-trial');
    const whole = await readFile(place);
    const cut = join(stage.folder, 'cut.tar.gz');
    await writeFile(cut, whole.subarray(0, whole.length - 2_000));
    const refused = await stage.restore(cut);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('damaged or incomplete') as string });
    const people = await everythingIn(refused.url);
    expect(people['accounts'] ?? []).toEqual([]);

    const bent = Buffer.from(whole);
    bent.writeUInt8(bent.readUInt8(Math.floor(whole.length / 2)) ^ 0xff, Math.floor(whole.length / 2));
    await writeFile(cut, bent);
    expect(await stage.restore(cut, {}, refused)).toMatchObject({ code: 1 });

    expect(await stage.restore(place, {}, refused)).toMatchObject({ code: 0 });
    expect(await everythingIn(refused.url)).toEqual(await everythingIn(app.database.url));
  });
});

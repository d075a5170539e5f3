import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generateX25519Identity, identityToRecipient } from 'age-encryption';

import { anEmptyDatabase, type BackupStage, everythingIn, stageBackups } from '#test/support/backups.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld } from '#test/support/world.ts';

const PASSPHRASE = 'seven quiet bicycles at noon';

let app: TestApp;
let stage: BackupStage;

beforeAll(async () => {
  app = await startTestApp();
  [stage] = await Promise.all([stageBackups(app), buildWorld(app)]);
});
afterAll(async () => {
  await stage.close();
  await app.close();
});

describe('the command that backs up', () => {
  it('is told to the page about the health of the installation', async () => {
    const counted = async (): Promise<unknown> => app.database.query('SELECT count(*)::int AS n FROM backup_runs');
    const [before] = (await counted()) as [{ n: number }];
    await stage.backUp('told', {}, '--without-trial');
    expect(await counted()).toEqual([{ n: before.n + 1 }]);
  });

  it('can be encrypted with a passphrase, which its trial needs as well', async () => {
    const made = await stage.backUp('passphrase', { BACKUP_PASSPHRASE: PASSPHRASE });
    expect(made).toMatchObject({ code: 0, names: [expect.stringMatching(/\.tar\.gz\.age$/)] });
    expect(made.output).toContain('every row and file is the same');
    const refused = await stage.restore(made.place);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is encrypted') as string });
  });

  it('can be encrypted for a recipient, so that the machine can’t read it, and opens with its identity only', async () => {
    const [identity, other] = [await generateX25519Identity(), await generateX25519Identity()];
    const made = await stage.backUp('recipient', { BACKUP_RECIPIENT: await identityToRecipient(identity) });
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('not restored for trial') as string });
    const wrong = await stage.restore(made.place, { BACKUP_IDENTITY: other });
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('doesn’t open the backup') as string });
    const back = await stage.restore(made.place, { BACKUP_IDENTITY: identity });
    expect(back.code).toBe(0);
    expect(await everythingIn(back.url)).toEqual(await everythingIn(app.database.url));
  });

  it('keeps as many as were asked for, and nothing else of the folder is deleted', async () => {
    const to = join(stage.folder, 'kept');
    await mkdir(to);
    await writeFile(join(to, 'holiday.jpg'), '');
    await writeFile(join(to, 'common-roof-2020-01-31T030000Z.tar.gz'), '');
    await writeFile(join(to, 'common-roof-2020-02-01T030000Z.tar.gz.age'), '');
    const { names } = await stage.backUp('kept', {}, '--without-trial', '--keep', '2');
    expect(names.sort()).toEqual([
      'common-roof-2020-02-01T030000Z.tar.gz.age',
      expect.stringMatching(/^common-roof-(?!2020)/),
      'holiday.jpg',
    ]);
  });

  it("has everything when it is made without the owner of the database, and isn't tried", async () => {
    const made = await stage.backUp('tenant', { DATABASE_OWNER_URL: '' });
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('may not create databases') as string });
    const back = await stage.restore(made.place);
    expect(await everythingIn(back.url)).toEqual(await everythingIn(app.database.url));
  });

  it('is not made of an empty database, and leaves no file', async () => {
    const empty = await anEmptyDatabase();
    const made = await stage.backUp('nothing', { DATABASE_OWNER_URL: empty.url });
    await empty.drop();
    expect(made).toMatchObject({ code: 1, names: [], output: expect.stringContaining('nothing to back up') as string });
  });
});

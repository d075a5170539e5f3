import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Config } from '#kernel/config/config.ts';
import { makeBackup } from '#kernel/backup/make-backup.ts';
import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import { readAllFiles } from '#kernel/files/all-files.ts';
import { openFilesIn } from '#kernel/files/open-file-store.ts';
import { anEmptyDatabase, everythingIn, filesIn } from '#test/support/backups.ts';
import { beforeFirstStart } from './make-demo.ts';

/** The machine's clock is set by functions in a schema of their own, which no installation has. */
function withoutClock(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c search_path=public');
  return address.href;
}

/** Fewer tables than the demonstration fills. */
const MANY = 100;

it('brings the whole demonstration back from a backup: every row, wall, sequence and file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'common-roof-drill-'));
  const empty = await anEmptyDatabase();
  try {
    await beforeFirstStart({ at: new Date(), timeZone: 'UTC' }, async ({ app, database, fill }) => {
      await fill();
      const { env } = app.get(Config);
      const place = join(folder, 'backup.tar.gz');
      const installation = {
        databaseUrl: withoutClock(database.url),
        files: readAllFiles(env),
        keys: new Map<string, Buffer>(),
      };
      await makeBackup(place, installation, new Date(), {});

      const dataDir = join(folder, 'restored');
      const putFile = await openFilesIn({ ...env, DATA_DIR: dataDir });
      const putKey = (): Promise<void> => Promise.resolve();
      await restoreBackup(place, { databaseUrl: empty.url, putFile, putKey }, {});

      const before = await everythingIn(database.url);
      expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(MANY);
      expect(await everythingIn(empty.url)).toEqual(before);
      const files = await filesIn(join(env.DATA_DIR, 'files'));
      expect(Object.keys(files).length).toBeGreaterThan(0);
      expect(await filesIn(join(dataDir, 'files'))).toEqual(files);
    });
  } finally {
    await empty.drop();
    await rm(folder, { recursive: true, force: true });
  }
});

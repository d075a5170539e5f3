import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Health } from '@common-roof/contracts';

import { RunBackups } from '#contexts/insight/oversight/backups/run-backups.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { call } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const OPERATOR = `operator-${String(process.pid)}@backups.test`;

let app: TestApp;
let world: World;
let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'common-roof-daily-'));
  folder = join(parent, 'backups');
  app = await startTestApp({ BACKUP_FOLDER: folder, BACKUP_KEEP: '1', OPERATOR_EMAIL: OPERATOR });
  world = await buildWorld(app);
});
afterAll(async () => {
  await app.close();
  await rm(parent, { recursive: true, force: true });
});

const asAdmin = async (method: 'GET' | 'POST', path: string) => {
  const { token } = await signIn(app, world.players.adm.account);
  return call(app, method, `/api/admins${path}`, { token });
};
const health = async (): Promise<Health> => (await asAdmin('GET', '/health')).body as Health;

/** Lets the worker begin what was asked for, and waits until it has ended. */
async function settled(): Promise<void> {
  await app.drainEvents();
  await app.get(RunBackups).settled();
  await app.drainEvents();
}

describe('backups by the product itself', () => {
  it('are made every day, and only as many as were asked for are kept', async () => {
    app.clock.advance(86_400);
    await app.runDue();
    await settled();
    const [first] = await readdir(folder);
    expect(first).toMatch(/^common-roof-.*\.tar\.gz$/);
    expect(await health()).toMatchObject({
      backup: { is_late: false },
      backups: { are_daily: true, kept: 1, running_since: null, failed: null },
    });
  });

  it('are made when an admin wants one, one at a time', async () => {
    expect(await asAdmin('POST', '/backups')).toMatchObject({ status: 202 });
    expect((await health()).backups.running_since).not.toBeNull();
    expect(await asAdmin('POST', '/backups')).toMatchObject({ status: 409 });
    await settled();
    expect((await health()).backups).toMatchObject({ running_since: null, failed: null });
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('say when they fail, to admins and to the operator, until one is made', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    await asAdmin('POST', '/backups');
    await settled();
    const { failed } = (await health()).backups;
    expect(failed?.reason).toMatch(/EEXIST|ENOTDIR/);
    expect(await unreadTitles(app, { account_id: world.players.adm.account.id, kind: 'backup_failed' })).toEqual([
      'A backup failed',
    ]);
    expect(await mailTo(OPERATOR, /A backup of Common Roof failed/)).toBeDefined();

    await rm(folder);
    await asAdmin('POST', '/backups');
    await settled();
    expect((await health()).backups.failed).toBeNull();
  });

  it('begin again after one was interrupted', async () => {
    await app.database.query(
      `INSERT INTO backup_runs (state, started_at, finished_at) VALUES ('running', now() - interval '1 hour', NULL)`,
    );
    app.clock.advance(3_600);
    expect(await asAdmin('POST', '/backups')).toMatchObject({ status: 202 });
    await settled();
    expect((await health()).backups).toMatchObject({ running_since: null, failed: null });
  });
});

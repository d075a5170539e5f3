import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

import type { DataExport } from '@common-roof/contracts';

import { DataExportRequested } from '#contexts/identity/data-exports/data-exports.events.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { entriesOf, exportLinkOf, makeExport, textOf, zipOf } from '#test/support/data-exports.ts';
import { confirmPassword } from '#test/support/confirm-password.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { arrange, upload } from '#test/support/pictures.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
const DAY = 86_400;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
});
// Each test has its own people and day.
beforeEach(async () => {
  app.clock.set(new Date());
  world = await buildWorld(app);
});
afterAll(() => app.close());

const ask = (token: string) => call(app, 'POST', '/api/me/exports', { token });
const list = async (token: string): Promise<DataExport[]> =>
  ((await call(app, 'GET', '/api/me/exports', { token })).body as { items: DataExport[] }).items;
const byLink = (what: 'open' | 'download', secret: string, token?: string) =>
  call(app, 'POST', `/api/data-exports/${what}`, {
    body: { token: secret },
    ...(token === undefined ? {} : { token }),
  });
const isStored = (id: string): Promise<boolean> =>
  access(join(app.dataDir, 'files', 'exports', `${id}.zip`)).then(
    () => true,
    () => false,
  );

describe('an export of one’s data', () => {
  it('is made by a job, announced live, by an alert and by e-mail, and read while signed in', async () => {
    const { r1 } = world.players;
    const socket = await connect(app, r1.token);
    const told = nextEvent(socket, 'data_export:changed');
    const made = await makeExport(app, r1);
    await told;
    socket.close();
    expect(made).toMatchObject({ state: 'ready', bytes: expect.any(Number) as number });
    const [zip, headers] = await zipOf(app, r1, made._id);
    expect(zip.length).toBe(made.bytes);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toContain('common-roof.zip');
    const { items } = (await call(app, 'GET', '/api/notifications', { token: r1.token })).body as {
      items: { title: string; kind: string }[];
    };
    expect(items[0]).toMatchObject({ kind: 'account_security', title: 'Your data is ready to download' });
    const mail = await mailTo(r1.account.email, /is ready to download/);
    expect(mail.headers).not.toHaveProperty('list-unsubscribe');
  });

  it('has a plain explanation, JSON, one table per list, and files with an index', async () => {
    const { r1 } = world.players;
    const photos = await upload(app, r1.token, 7);
    await arrange(app, r1.token, ['account', r1.account.id], photos);
    await call(app, 'POST', '/api/notes', { token: r1.token, body: { content: '=1+1' } });
    const entries = entriesOf((await zipOf(app, r1, (await makeExport(app, r1))._id))[0]);
    const paths = Object.keys(entries);
    expect(paths).toEqual(expect.arrayContaining(['README.txt', 'data.json', 'csv/stays.csv', 'files/index.csv']));
    const json = JSON.parse(textOf(entries, 'data.json')) as Record<string, unknown>;
    expect(json).toMatchObject({ note: { content: '=1+1' }, stays: [{ house: 'House A' }], cut_short: [] });
    expect(textOf(entries, 'csv/stays.csv')).toMatch(/^\uFEFFhouse,room,/);
    expect(textOf(entries, 'README.txt')).toContain('Every list is complete.');
    const photo = paths.find((path) => path.startsWith('files/photos/'));
    const index = textOf(entries, 'files/index.csv');
    const digest = createHash('sha256')
      .update(entries[photo ?? ''] ?? '')
      .digest('hex');
    expect(index).toContain(`${photo ?? '?'},account,`);
    expect(index).toContain(digest);
  });

  it("explains itself in the requester's language", async () => {
    const { h1 } = world.players;
    const entries = entriesOf((await zipOf(app, h1, (await makeExport(app, h1, 'de'))._id))[0]);
    expect(textOf(entries, 'README.txt')).toContain('Alle Listen sind vollständig.');
  });

  it('is shown by the link in the e-mail, and downloaded by its owner only, again after an interruption', async () => {
    const { r1, r1m } = world.players;
    const made = await makeExport(app, r1);
    const link = await exportLinkOf(r1.account.email);
    const { body } = await byLink('open', link);
    expect(body).toEqual({ ready_at: made.ready_at, expires_at: made.expires_at, bytes: made.bytes });
    // A person who reads the mailbox has the link, but isn't signed in.
    expect((await byLink('download', link)).status).toBe(401);
    expect((await byLink('download', link, r1m.token)).status).toBe(404);
    for (let time = 0; time < 2; time += 1) expect((await byLink('download', link, r1.token)).status).toBe(200);
    expect(problemOf(await byLink('open', 'A'.repeat(43)))).toMatchObject({ status: 410, code: 'link_spent' });
  });

  it('can be downloaded for 7 days, and is then deleted', async () => {
    const { r1 } = world.players;
    const { _id } = await makeExport(app, r1);
    const link = await exportLinkOf(r1.account.email);
    app.clock.advance(7 * DAY - 60);
    await app.runDue();
    expect((await byLink('open', link)).status).toBe(200);
    expect(await isStored(_id)).toBe(true);
    app.clock.advance(61);
    await app.runDue();
    expect((await byLink('open', link)).status).toBe(410);
    expect(await isStored(_id)).toBe(false);
    const { token } = await signIn(app, r1.account);
    expect((await list(token))[0]).toMatchObject({ _id, state: 'expired' });
    expect((await call(app, 'GET', `/api/me/exports/${_id}/file`, { token })).status).toBe(404);
    app.clock.advance(23 * DAY + 60);
    await app.runDue();
    expect(await app.database.query('SELECT 1 FROM data_exports')).toEqual([]);
  });

  it('is one file, however often its job runs, and replaces the previous one', async () => {
    const { r1 } = world.players;
    const first = await makeExport(app, r1);
    await app.handle('make-data-export', DataExportRequested.type, first._id);
    await app.get(Outbox).append(DataExportRequested, { export_id: first._id, account_id: r1.account.id });
    await app.drainEvents();
    expect(await list(r1.token)).toHaveLength(1);
    const mails = await mailsTo(r1.account.email);
    expect(mails.filter(({ subject }) => subject === 'Your data from Common Roof is ready to download')).toHaveLength(
      1,
    );
    const second = await makeExport(app, r1);
    expect(await list(r1.token)).toMatchObject([
      { _id: second._id, state: 'ready' },
      { _id: first._id, state: 'expired' },
    ]);
    expect([await isStored(first._id), await isStored(second._id)]).toEqual([false, true]);
  });

  it('needs a recent password check, and is limited to one at a time and three a day', async () => {
    const { account } = world.players.r1;
    const { token: before, actor } = await signIn(app, account);
    await app.database.query(`UPDATE sessions SET confirmed_at = now() - interval '6 minutes' WHERE id = $1`, [
      actor.sessionId,
    ]);
    expect(problemOf(await ask(before))).toMatchObject({ status: 403, code: 'step_up_required' });
    await setPassword(app, account, PASSWORD);
    app.clock.advance(2);
    const token = await confirmPassword(app, before, PASSWORD);
    const both = await Promise.all([ask(token), ask(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await app.drainEvents();
    for (let time = 0; time < 2; time += 1) await makeExport(app, { token });
    expect(problemOf(await ask(token))).toMatchObject({
      status: 429,
      detail: 'You can ask for your data 3 times a day.',
    });
    app.clock.advance(DAY + 1);
    expect((await ask(token)).status).toBe(201);
  });

  it("that isn't ready after two hours has failed, says so, and can be requested again", async () => {
    const { token } = world.players.r1;
    expect((await ask(token)).status).toBe(201);
    await app.database.query(`DELETE FROM outbox WHERE type = $1`, [DataExportRequested.type]);
    app.clock.advance(2 * 3_600 - 60);
    await app.runDue();
    expect((await list(token))[0]?.state).toBe('requested');
    app.clock.advance(61);
    await app.runDue();
    expect((await list(token))[0]?.state).toBe('failed');
    expect((await makeExport(app, { token })).state).toBe('ready');
  });

  it('is for its owner only, and every download is in the audit log', async () => {
    const { r1, r1m } = world.players;
    const { _id } = await makeExport(app, r1);
    expect((await call(app, 'GET', `/api/me/exports/${_id}/file`, { token: r1m.token })).status).toBe(404);
    await zipOf(app, r1, _id);
    const lines = await app.database.query<{ what: string }>(
      `SELECT body->'details'->>'what' AS what FROM evidence WHERE body->>'target_id' = $1 ORDER BY seq`,
      [_id],
    );
    expect(lines.map(({ what }) => what)).toEqual(['export_asked', 'export_read']);
  });

  it("can't be read by its link after the password has changed", async () => {
    const { account } = world.players.r1;
    await setPassword(app, account, PASSWORD);
    const { token } = await signIn(app, account);
    const { _id } = await makeExport(app, { token });
    const link = await exportLinkOf(account.email);
    const body = { current_password: PASSWORD, new_password: 'another teapot under 9 elms' };
    expect((await call(app, 'POST', '/api/auth/change-password', { token, body })).status).toBe(200);
    await app.drainEvents();
    expect((await byLink('download', link, token)).status).toBe(410);
    expect((await zipOf(app, { token }, _id))[0].length).toBeGreaterThan(0);
  });

  it('states what it could not find', async () => {
    const { r1 } = world.players;
    await arrange(app, r1.token, ['account', r1.account.id], await upload(app, r1.token, 9));
    const [file] = await app.database.query<{ id: string; sha256: string }>(
      'SELECT id, sha256 FROM image_files ORDER BY id DESC LIMIT 1',
    );
    const key = `images/${file?.sha256.slice(0, 2) ?? ''}/${file?.sha256 ?? ''}.${file?.id ?? ''}.large.webp`;
    await app.get(FileStore).delete(key);
    const entries = entriesOf((await zipOf(app, r1, (await makeExport(app, r1))._id))[0]);
    expect(textOf(entries, 'README.txt')).toContain('One file could not be found.');
  });
});

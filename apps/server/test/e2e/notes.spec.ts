import type { Note } from '@common-roof/contracts';

import { call, problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const save = (token: string, content: string, version?: number) =>
  call(app, 'POST', '/api/notes', { token, body: { content, ...(version === undefined ? {} : { version }) } });
const read = async (token: string): Promise<Note> => (await call(app, 'GET', '/api/notes', { token })).body as Note;

describe('the sticky note', () => {
  it("is empty before the first save, and one's own afterwards", async () => {
    const { r1, r1m } = world.players;
    expect(await read(r1.token)).toEqual({ content: '', version: 0, updated_at: null });
    expect((await save(r1.token, 'milk\n🥛')).body).toMatchObject({ content: 'milk\n🥛', version: 1 });
    expect((await read(r1m.token)).content).toBe('');
  });

  it('lets the last save win, unless the caller names the version they saw', async () => {
    const { token } = world.players.h1;
    await save(token, 'one', 0);
    await save(token, 'two', 1);
    const stale = problemOf(await save(token, 'from an old window', 1));
    expect(stale).toMatchObject({ status: 409, code: 'stale_version', current: { content: 'two', version: 2 } });
    expect((await save(token, 'three')).body).toMatchObject({ content: 'three', version: 3 });
  });

  it('is saved once by many that saw the same version', async () => {
    const { token } = world.players.k1;
    await save(token, 'start');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => save(token, `window ${String(n)}`, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(token)).version).toBe(2);
  });

  it('appears in the other windows', async () => {
    const { token } = world.players.r1m;
    const window = await connect(app, token);
    const saved = nextEvent(window, 'note:saved');
    await save(token, 'everywhere');
    await app.drainEvents();
    expect(await saved).toMatchObject({ content: 'everywhere' });
    window.close();
  });

  it('holds ten thousand characters and no more', async () => {
    const { token } = world.players.adm;
    expect((await save(token, '𝒩'.repeat(10_000))).status).toBe(200);
    expect(problemOf(await save(token, 'x'.repeat(10_001))).errors?.[0]?.path).toBe('content');
  });
});

import { AUTH_HEADER, LIMITS } from '@common-roof/contracts';

import { call, problemOf } from '#test/support/http.ts';
import { expectProblem, type RawAnswer, RawConnection } from '#test/support/raw-connection.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

async function answerTo(...lines: string[]): Promise<RawAnswer> {
  const connection = await RawConnection.open(app);
  connection.send(...lines);
  const answer = await connection.answer();
  connection.end();
  return answer;
}

describe('a connection that requests another protocol', () => {
  it.each([
    ['a page', 'GET / HTTP/1.1', 'x'],
    ['a page, as a websocket', 'GET /chat HTTP/1.1', 'websocket'],
    ['what only begins like the sockets', 'GET /socket.iox HTTP/1.1', 'websocket'],
    ['the sockets, as something else', 'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', 'x'],
    ['the sockets, without a transport', 'GET /socket.io/ HTTP/1.1', 'x'],
  ])('at %s is closed, even if it has been used before', async (_, line, protocol) => {
    const connection = await RawConnection.open(app);
    connection.send('GET /api/health/live HTTP/1.1', 'Host: x');
    expect((await connection.answer()).status).toBe(200);
    connection.send(line, 'Host: x', 'Connection: Upgrade', `Upgrade: ${protocol}`);
    await connection.closed;
  });
});

describe("a request that the router can't read", () => {
  it.each(['//[', '//a:99999/', '//', '///x', '/%', '/api/wds/%ff'])(
    '%s gets a problem like any other',
    async (path) => {
      const answer = await answerTo(`GET ${path} HTTP/1.1`, 'Host: x');
      expect([400, 404]).toContain(answer.status);
      expectProblem(answer, answer.status);
    },
  );

  it('a parameter that is far too long gets one too', async () => {
    const answer = await answerTo(`GET /api/wds/${'x'.repeat(LIMITS.urlBytes + 1)} HTTP/1.1`, 'Host: x');
    expectProblem(answer, 414);
  });

  it('an unknown expectation gets one too', async () => {
    expectProblem(await answerTo('GET /api/me HTTP/1.1', 'Host: x', 'Expect: the-unexpected'), 417);
  });
});

describe('a message without a clear end', () => {
  it.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40']],
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['a length that is none', ['Content-Length: +2']],
  ])('is rejected for %s, and nothing after it is read', async (_, headers) => {
    const connection = await RawConnection.open(app);
    connection.send('POST /api/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers);
    connection.send('GET /api/health/live HTTP/1.1', 'Host: x');
    expect((await connection.answer()).status).toBe(400);
    await connection.closed;
  });
});

describe('a body', () => {
  const post = (path: string, body: string) =>
    call(app, 'POST', path, { body, token: world.players.r1.token, headers: { 'content-type': 'application/json' } });

  it.each(['/api/uploadimages', '/api/terms/accept'])(
    'that is nested too deeply is rejected by %s before it is parsed',
    async (path) => {
      const depth = path === '/api/uploadimages' ? 1_000_000 : 10_000;
      const answer = await post(path, '['.repeat(depth));
      expect(answer.status).toBe(400);
      expect(problemOf(answer).detail).toContain('nested');
    },
  );

  it('that repeats itself too often is rejected before it is parsed', async () => {
    const answer = await post('/api/uploadimages', `{"data":[${'1,'.repeat(1_000_000)}1]}`);
    expect(answer.status).toBe(400);
    expect(problemOf(answer).detail).toContain('parts');
  });

  it('with brackets and commas inside its text is neither', async () => {
    const text = `[{"\\"${'[,{:'.repeat(900)}`;
    const answer = await post('/api/notes', JSON.stringify({ content: text }));
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ content: text })]);
  });

  it.each([
    ['pictures', 'POST /api/uploadimages', LIMITS.imageJsonBytes],
    ['long texts', 'PUT /api/homeowners/addagreement/01900000-0000-7000-8000-000000000000', LIMITS.agreementBodyBytes],
  ])("from a stranger isn't awaited where %s may be sent", async (_what, line, bytes) => {
    const connection = await RawConnection.open(app);
    connection.send(
      `${line} HTTP/1.1`,
      'Host: x',
      'Content-Type: application/json',
      `Content-Length: ${String(bytes)}`,
      `${AUTH_HEADER}: nothing`,
    );
    expectProblem(await connection.answer(), 401);
    connection.end();
  });
});

import { AUTH_HEADER } from '@common-roof/contracts';

import { render, screen } from '@testing-library/react';

import { tell, UNEXPECTED_ERROR } from '#lib/alerts.ts';
import { session } from '#session/session.ts';
import { FakeServer, ok, refuse } from '#test/fake-server.ts';
import { signIn, tokenOf } from '#test/people.ts';
import { Toasts } from '#ui/toasts.tsx';
import { type ApiRequest, send } from './base-query.ts';

const GET_NOTE: ApiRequest = { method: 'GET', path: '/api/notes', query: {}, body: undefined };

describe('every call', () => {
  let logged: jest.SpyInstance;

  /** Returns the texts of all alerts, once those raised so far are shown. */
  async function alertsShown(): Promise<(string | null)[]> {
    tell('everything raised');
    await screen.findByText('everything raised');
    return screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .filter((text) => text !== 'everything raised');
  }

  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockReturnValue();
    render(<Toasts />);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('carries the token in x-auth-token', async () => {
    signIn('roomie');
    const server = new FakeServer().on('GET /api/notes', () => ok({})).install();
    await send(GET_NOTE);
    expect(server.asked[0]?.headers.get('x-auth-token')).toBe(session.token());
  });

  it('replaces the token with the one in the answer', async () => {
    session.begin(tokenOf('roomie', { expiresIn: 60 }));
    const renewed = tokenOf('roomie', { expiresIn: 3_600 });
    new FakeServer().on('GET /api/notes', () => ok({}, { [AUTH_HEADER]: renewed })).install();
    await send(GET_NOTE);
    expect(session.token()).toBe(renewed);
  });

  it('keeps its idempotency key until an answer comes, if it creates something', async () => {
    signIn('roomie');
    const addRoom: ApiRequest = { method: 'PUT', path: '/api/rooms', query: {}, body: { name: 'Attic' } };
    const answers = [() => Promise.reject(new TypeError('network')), () => refuse('unavailable', 'x'), () => ok({})];
    const server = new FakeServer()
      .on('PUT /api/rooms', () => answers.shift()?.() ?? refuse('conflict', 'x'))
      .install();
    for (let time = 0; time < 5; time += 1) await send(addRoom);
    await send({ ...addRoom, body: { name: 'Cellar' } });
    const keys = server.asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\w-]{8,200}$/);
    // Unanswered twice, done the third time. After a refusal the next call may be meant differently, and other content
    // is another intention.
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(new Set(keys).size).toBe(4);
  });

  it.each([
    ['a broken server', () => refuse('internal', 'x')],
    ['a server that is away', () => refuse('unavailable', 'x')],
    ['no answer', () => Promise.reject(new TypeError('network'))],
    ['an answer that is no JSON', () => new Response('<html>', { status: 200 })],
  ])('logs and alerts %s', async (_, answer) => {
    new FakeServer().on('GET /api/notes', answer).install();
    const outcome = await send(GET_NOTE);
    expect(outcome).toMatchObject({ error: { message: UNEXPECTED_ERROR } });
    expect(await alertsShown()).toEqual(['An unexpected error occured']);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('reports an offline device as the reason, but not for reads', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    new FakeServer()
      .on('GET /api/notes', () => Promise.reject(new TypeError('network')))
      .on('POST /api/notes', () => Promise.reject(new TypeError('network')))
      .install();
    await send(GET_NOTE);
    expect(await alertsShown()).toEqual([]);
    const outcome = await send({ ...GET_NOTE, method: 'POST', body: { content: 'Salt' } });
    const text = 'You’re offline. This needs a connection.';
    expect(outcome).toMatchObject({ error: { status: 0, message: text } });
    expect(await alertsShown()).toEqual([text]);
    onLine.mockRestore();
  });

  it.each(['invalid_request', 'forbidden', 'not_found', 'conflict', 'rule_violated', 'rate_limited'] as const)(
    'passes %s to the caller without an alert',
    async (code) => {
      new FakeServer()
        .on('GET /api/notes', () => refuse(code, 'What was wrong.', { errors: [{ path: 'content', message: 'bad' }] }))
        .install();
      const outcome = await send(GET_NOTE);
      expect(outcome).toMatchObject({ error: { code, message: 'What was wrong.', fields: [{ path: 'content' }] } });
      expect(await alertsShown()).toEqual([]);
    },
  );

  it('ends the session on 401, but not for wrong credentials', async () => {
    signIn('roomie');
    const server = new FakeServer().on('GET /api/notes', () => refuse('wrong_credentials', 'No.')).install();
    await send(GET_NOTE);
    expect(session.claims()).not.toBeNull();
    server.on('GET /api/notes', () => refuse('unauthenticated', 'No.'));
    await send(GET_NOTE);
    expect(session.claims()).toBeNull();
  });
});

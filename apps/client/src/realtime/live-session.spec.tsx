import { AUTH_HEADER } from '@common-roof/contracts';
import { act, screen, waitFor } from '@testing-library/react';

import { session } from '#session/session.ts';
import { TOKEN_KEY } from '#session/storage-keys.ts';
import { FakeLive } from '#test/fake-live.ts';
import { ok } from '#test/fake-server.ts';
import { meOf, signIn, tokenOf } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

async function openToday(expiresIn = 3_600) {
  signIn('roomie');
  session.begin(tokenOf('roomie', { expiresIn }));
  const fake = new FakeLive();
  const server = aServer().on('GET /api/me', () => ok(meOf('roomie')));
  const app = renderApp('/user');
  await screen.findByRole('heading', { level: 1, name: /Mara/ });
  // Once at the start, and once when the connection is up.
  await waitFor(() => {
    expect(server.times('GET', '/api/me')).toBe(2);
  });
  return { ...app, fake, server };
}

/** Stores a token like another window of this browser. */
function storeElsewhere(token: string): void {
  const oldValue = window.localStorage.getItem(TOKEN_KEY);
  window.localStorage.setItem(TOKEN_KEY, token);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, oldValue, newValue: token }));
  });
}

describe('a page opened before its connection is up', () => {
  it('shows changes made between its queries and the connection', async () => {
    signIn('roomie');
    const fake = new FakeLive();
    fake.isUp = false;
    const server = aServer().on('GET /api/me', () => ok(meOf('roomie')));
    renderApp('/user');
    expect(await screen.findByRole('button', { name: 'Alerts' })).toBeInTheDocument();
    await waitFor(() => {
      expect(fake.hasSocket()).toBe(true);
    });
    server.on('GET /api/notifications', () => ok({ items: [], next_cursor: null, unread: 3 }));
    fake.comeBack();
    expect(await screen.findByRole('button', { name: 'Alerts, 3 unread' })).toBeInTheDocument();
  });
});

describe('a page that missed nothing before its connection was up', () => {
  it('fetches nothing twice', async () => {
    signIn('roomie');
    const fake = new FakeLive().reply('live:missed', () => ({ ok: true, missed: false }));
    const server = aServer().on('GET /api/me', () => ok(meOf('roomie')));
    renderApp('/user');
    await screen.findByRole('heading', { level: 1, name: /Mara/ });
    await waitFor(() => {
      expect(fake.framesOf('live:missed')).toHaveLength(1);
    });
    fake.push('conversations:changed');
    await waitFor(() => {
      expect(server.times('GET', '/api/me')).toBe(2); // for what was pushed, and for nothing else
    });
    expect(server.times('GET', '/api/notifications')).toBe(1);
  });

  it('refetches everything after the connection was lost', async () => {
    signIn('roomie');
    const fake = new FakeLive().reply('live:missed', () => ({ ok: true, missed: false }));
    const server = aServer().on('GET /api/me', () => ok(meOf('roomie')));
    renderApp('/user');
    await screen.findByRole('heading', { level: 1, name: /Mara/ });
    await waitFor(() => {
      expect(fake.framesOf('live:missed')).toHaveLength(1);
    });
    fake.drop();
    fake.comeBack();
    await waitFor(() => {
      expect(server.times('GET', '/api/notifications')).toBe(2);
    });
  });
});

describe('a session in several windows', () => {
  it('updates its own connection with a token that another window renewed', async () => {
    const { fake } = await openToday(600);
    const renewed = tokenOf('roomie', { expiresIn: 3_600 });
    storeElsewhere(renewed);
    expect(fake.framesOf('session:refresh')).toEqual([{ token: renewed }]);
  });

  it('outlives the token its connection started with, and reconnects', async () => {
    const { fake, where } = await openToday(600);
    const renewed = tokenOf('roomie', { expiresIn: 3_600 });
    window.localStorage.setItem(TOKEN_KEY, renewed);
    fake.endSession('expired');
    expect(session.token()).toBe(renewed);
    expect(fake.tokens.at(-1)).toBe(renewed);
    expect(where.path).toBe('/user');
  });

  it("isn't ended by a push about the previously signed-in account", async () => {
    const { fake } = await openToday();
    const fresh = tokenOf('homeowner', { sid: 'fresh' });
    window.localStorage.setItem(TOKEN_KEY, fresh);
    fake.endSession('revoked');
    expect(session.token()).toBe(fresh);
  });

  it('ends when the server revokes it', async () => {
    const { fake } = await openToday();
    fake.endSession('revoked');
    expect(await screen.findByText(/You’ve been signed out/)).toBeInTheDocument();
  });

  it('is renewed before its token expires even if the user only chats', async () => {
    const { fake, server, user } = await openToday(900);
    const renewed = tokenOf('roomie', { expiresIn: 3_600 });
    server.on('GET /api/me', () => ok(meOf('roomie'), { [AUTH_HEADER]: renewed }));
    const before = server.times('GET', '/api/me');
    await user.keyboard('ab');
    await waitFor(() => {
      expect(session.token()).toBe(renewed);
    });
    expect(server.times('GET', '/api/me')).toBe(before + 1);
    expect(fake.framesOf('session:refresh')).toEqual([{ token: renewed }]);
    await user.keyboard('c');
    expect(server.times('GET', '/api/me')).toBe(before + 1);
  });
});

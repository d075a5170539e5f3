import { AUTH_HEADER } from '@common-roof/contracts';
import { act, screen, waitFor } from '@testing-library/react';

import { session } from '../session/session.ts';
import { TOKEN_KEY } from '../session/storage-keys.ts';
import { FakeLive } from '../test/fake-live.ts';
import { ok } from '../test/fake-server.ts';
import { meOf, signIn, tokenOf } from '../test/people.ts';
import { aServer, renderApp } from '../test/render-app.tsx';

async function openToday(expiresIn = 3_600) {
  signIn('roomie');
  session.begin(tokenOf('roomie', { expiresIn }));
  const fake = new FakeLive();
  const server = aServer().on('GET /api/me', () => ok(meOf('roomie')));
  const app = renderApp('/user');
  await screen.findByRole('heading', { level: 1, name: /Mara/ });
  // Once at the beginning, and once when the connection stands.
  await waitFor(() => {
    expect(server.times('GET', '/api/me')).toBe(2);
  });
  return { ...app, fake, server };
}

/** As another window of this browser would. */
function storeElsewhere(token: string): void {
  const oldValue = window.localStorage.getItem(TOKEN_KEY);
  window.localStorage.setItem(TOKEN_KEY, token);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, oldValue, newValue: token }));
  });
}

describe('a page that is open before its connection stands', () => {
  it('shows what happened between what it fetched and the connection', async () => {
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

describe('a page that missed nothing before its connection stood', () => {
  it('reads nothing twice', async () => {
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

  it('reads everything again after the connection was lost', async () => {
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
  it('tells its own connection of a token that another window renewed', async () => {
    const { fake } = await openToday(600);
    const renewed = tokenOf('roomie', { expiresIn: 3_600 });
    storeElsewhere(renewed);
    expect(fake.framesOf('session:refresh')).toEqual([{ token: renewed }]);
  });

  it('outlives the end of the token its connection began with, and connects anew', async () => {
    const { fake, where } = await openToday(600);
    const renewed = tokenOf('roomie', { expiresIn: 3_600 });
    window.localStorage.setItem(TOKEN_KEY, renewed);
    fake.endSession('expired');
    expect(session.token()).toBe(renewed);
    expect(fake.tokens.at(-1)).toBe(renewed);
    expect(where.path).toBe('/user');
  });

  it('is not ended by what the server says about the account that was signed in before', async () => {
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

  it('is renewed while somebody only chats, before its token runs out', async () => {
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

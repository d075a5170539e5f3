import { act, screen, waitFor } from '@testing-library/react';

import { UNEXPECTED_ERROR } from '#lib/alerts.ts';
import { readOrigin } from '#session/origin.ts';
import { session } from '#session/session.ts';
import { TOKEN_KEY } from '#session/storage-keys.ts';
import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { meOf, signIn, tokenOf } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

describe('the session guard', () => {
  it('shows loading until the current user is known', async () => {
    signIn('roomie');
    const { promise, resolve } = Promise.withResolvers<Response>();
    aServer().on('GET /api/me', () => promise);
    renderApp('/user');
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    resolve(ok(meOf('roomie')));
    expect(await screen.findByRole('heading', { level: 1, name: /Mara/ })).toBeInTheDocument();
  });

  it('sends visitors without a token to sign-in, and remembers their destination', async () => {
    const server = aServer();
    const { where } = renderApp('/chat?c=1');
    expect(await screen.findByRole('heading', { name: 'Welcome home' })).toBeInTheDocument();
    expect(where.path).toBe('/signin');
    expect(readOrigin(where.state)).toBe('/chat?c=1');
    expect(server.times('GET', '/api/me')).toBe(0);
  });

  it('clears an expired token, and explains it at sign-in', async () => {
    window.localStorage.setItem(TOKEN_KEY, tokenOf('roomie', { expiresIn: -5 }));
    aServer();
    renderApp('/user');
    expect(await screen.findByText(/Your session ended/)).toBeInTheDocument();
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  it("alerts the message and goes to sign-in if the current user can't be fetched", async () => {
    signIn('roomie');
    aServer().on('GET /api/me', () => refuse('forbidden', 'This account is closed.'));
    const { where } = renderApp('/user');
    expect(await screen.findByRole('alert')).toHaveTextContent('This account is closed.');
    await waitFor(() => {
      expect(where.path).toBe('/signin');
    });
    expect(readOrigin(where.state)).toBe('/user');
  });

  it("alerts once, with the specification's text, when the server fails", async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    signIn('roomie');
    aServer().on('GET /api/me', () => refuse('internal', 'secret detail'));
    renderApp('/user');
    expect(await screen.findByText(UNEXPECTED_ERROR)).toBeInTheDocument();
    expect(screen.getAllByText(UNEXPECTED_ERROR)).toHaveLength(1);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it.each([
    ['rate_limited', 429, 'Too many requests'],
    ['internal', 500, 'Common Roof can’t be reached'],
    ['unavailable', 503, 'Common Roof can’t be reached'],
  ] as const)(
    'keeps the session and the page when /api/me answers %s (%i), and tries again',
    async (code, _, heading) => {
      const logged = jest.spyOn(console, 'error').mockReturnValue();
      signIn('roomie');
      const server = aServer().on('GET /api/me', () => refuse(code, 'x', { retry_after: 30 }));
      const { user, where } = renderApp('/user');
      expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
      expect(where.path).toBe('/user');
      expect(session.claims()).not.toBeNull();
      server.on('GET /api/me', () => ok(meOf('roomie')));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { level: 1, name: /Mara/ })).toBeInTheDocument();
      logged.mockRestore();
    },
  );

  it('opens the page by itself after the time the server named', async () => {
    signIn('roomie');
    const server = aServer().on('GET /api/me', () => {
      server.on('GET /api/me', () => ok(meOf('roomie')));
      return refuse('rate_limited', 'x', { retry_after: 1 });
    });
    renderApp('/user');
    expect(await screen.findByText(/Your page opens in 1 second\./)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: /Mara/ })).toBeInTheDocument();
  });

  it('keeps the user on their page if a background refetch of the current user fails', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    signIn('roomie');
    const fake = new FakeLive();
    const server = aServer().on('GET /api/me', () => ok(meOf('roomie')));
    const { user, where } = renderApp('/profile');
    const phone = await screen.findByLabelText('Phone');
    await user.type(phone, '+45');
    await waitFor(() => {
      expect(server.times('GET', '/api/me')).toBe(2); // the second request when the connection is up
    });
    server.on('GET /api/me', () => refuse('unavailable', 'x'));
    fake.push('conversations:changed');
    expect(await screen.findByText(UNEXPECTED_ERROR)).toBeInTheDocument();
    expect(server.times('GET', '/api/me')).toBe(3);
    expect(where.path).toBe('/profile');
    expect(phone).toBeInTheDocument();
    expect(phone).toHaveValue('+45');
    logged.mockRestore();
  });

  it('shows nothing fetched for the previously signed-in account', async () => {
    signIn('homeowner');
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('homeowner')))
      .on('GET /api/notifications', () => ok({ items: [], next_cursor: null, unread: 5 }));
    renderApp('/chat');
    expect(await screen.findByRole('button', { name: 'Alerts, 5 unread' })).toBeInTheDocument();

    server
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on('GET /api/notifications', () => new Promise<Response>(() => undefined));
    window.localStorage.setItem(TOKEN_KEY, tokenOf('roomie', { sid: 'another' }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    });
    expect(await screen.findByRole('button', { name: 'Alerts' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Alerts, 5 unread' })).not.toBeInTheDocument();
  });

  it.each([
    ['roomie', '/admin', '/user'],
    ['homeowner', '/admino', '/admin'],
    ['neatkeeper', '/admin/houses', '/feedback-neatkeeper'],
    ['admin', '/feedback-neatkeeper', '/admino'],
  ] as const)('answers a %s at %s with Not Authorized, and the way to %s', async (role, path, home) => {
    signIn(role);
    aServer().on('GET /api/me', () => ok(meOf(role)));
    renderApp(path);
    expect(await screen.findByText('Not Authorized ...')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute('href', home);
  });

  it.each(['roomie', 'homeowner', 'neatkeeper', 'admin'] as const)(
    "lets a %s open the roomies' group",
    async (role) => {
      signIn(role);
      aServer().on('GET /api/me', () => ok(meOf(role)));
      renderApp('/user');
      expect(await screen.findByRole('heading', { level: 1, name: /Mara/ })).toBeInTheDocument();
      expect(screen.queryByText('Not Authorized ...')).not.toBeInTheDocument();
    },
  );

  it.each(['/nowhere', '/CHAT', '/user/more'])('shows not-found at %s', async (path) => {
    aServer();
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Nobody lives here' })).toBeInTheDocument();
  });

  it('goes to sign-in with the origin when the server ends the session', async () => {
    signIn('roomie');
    const server = aServer().on('GET /api/me', () => ok(meOf('roomie')));
    const { where } = renderApp('/user');
    await screen.findByRole('heading', { level: 1, name: /Mara/ });
    server.on('GET /api/me', () => refuse('unauthenticated', 'No session.'));
    act(() => {
      session.end('revoked');
    });
    expect(await screen.findByText(/You’ve been signed out/)).toBeInTheDocument();
    expect(readOrigin(where.state)).toBe('/user');
  });
});

describe('signing in', () => {
  it('returns to the original page', async () => {
    const server = aServer()
      .on('POST /api/login', () => ok({ user: meOf('roomie').userData, token: tokenOf('roomie') }))
      .on('GET /api/me', () => ok(meOf('admin')));
    const { user, where } = renderApp('/profile');
    await user.type(await screen.findByLabelText('E-mail'), 'mara@example.com');
    await user.type(screen.getByLabelText('Password'), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => {
      expect(where.path).toBe('/profile');
    });
    expect(server.asked.find(({ path }) => path === '/api/login')?.body).toEqual({
      email: 'mara@example.com',
      password: 'a long password',
      account_type: 'roomie',
    });
  });

  it("keeps the input and shows the server's message", async () => {
    aServer().on('POST /api/login', () => refuse('wrong_credentials', 'E-mail, password or account type is wrong.'));
    const { user } = renderApp('/signin');
    await user.type(await screen.findByLabelText('E-mail'), 'mara@example.com');
    await user.type(screen.getByLabelText('Password'), 'guess');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('E-mail, password or account type is wrong.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('mara@example.com');
  });
});

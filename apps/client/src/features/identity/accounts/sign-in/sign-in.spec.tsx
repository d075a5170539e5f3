import { type Role, ROLES } from '@common-roof/contracts';
import { screen, waitFor } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { meOf, tokenOf } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const secretOf = (letter: string): string => letter.repeat(43);
const PASSWORD = 'a long enough passphrase';
const done = (role: Role) => () => ok({ message: 'Done.', account_type: role });
const chosen = () => screen.findByRole('combobox', { name: 'I am a' });

describe('the account type at sign-in', () => {
  it.each(ROLES)('is that of the account whose invite was just accepted: %s', async (role) => {
    aServer().on('POST /api/auth/accept-invite', done(role));
    const { user } = renderApp(`/accept-invite?token=${secretOf('s')}`);
    await user.type(await screen.findByLabelText('New password'), PASSWORD);
    await user.type(screen.getByLabelText('Repeat password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
    await user.click(await screen.findByRole('link', { name: 'Go to sign-in' }));
    expect(await chosen()).toHaveDisplayValue(new RegExp(role, 'i'));
  });

  it.each(['verify-email', 'confirm-email'] as const)(
    'is that of the address that was just confirmed: %s',
    async (link) => {
      aServer().on(`POST /api/auth/${link}`, done('neatkeeper'));
      const { user } = renderApp(`/${link}?token=${secretOf(link.slice(0, 1))}`);
      await user.click(await screen.findByRole('link', { name: 'Go to sign-in' }));
      expect(await chosen()).toHaveDisplayValue('Neatkeeper');
    },
  );
});

describe('accepting an invitation', () => {
  it('signs in with the chosen password', async () => {
    const invited = { message: 'Welcome.', account_type: 'roomie', email: 'mara@example.com' };
    const server = aServer()
      .on('POST /api/auth/accept-invite', () => ok(invited))
      .on('POST /api/login', () => ok({ user: meOf('roomie').userData, token: tokenOf('roomie') }))
      .on('GET /api/me', () => ok(meOf('roomie')));
    const { user, where } = renderApp(`/accept-invite?token=${secretOf('s')}`);
    await user.type(await screen.findByLabelText('New password'), PASSWORD);
    await user.type(screen.getByLabelText('Repeat password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Mara/ })).toBeInTheDocument();
    expect(where.path).toBe('/user');
    expect(server.asked.find(({ path }) => path === '/api/login')?.body).toEqual({
      email: 'mara@example.com',
      password: PASSWORD,
      account_type: 'roomie',
    });
  });
});

describe('signing in', () => {
  const open = async () => {
    const { user } = renderApp('/signin');
    return { user, email: await screen.findByLabelText('E-mail'), password: screen.getByLabelText('Password') };
  };
  const send = { name: 'Sign in' };

  it('shows errors at their fields, and focuses the first', async () => {
    const server = aServer();
    const { user, email, password } = await open();
    await user.type(email, 'nobody');
    await user.click(screen.getByRole('button', send));
    await waitFor(() => {
      expect(email).toHaveFocus();
    });
    expect(email).toBeInvalid();
    expect(password).toBeInvalid();
    await user.type(email, '@example.test');
    expect(email).toBeValid();
    expect(server.times('POST', '/api/login')).toBe(0);
  });

  it('reports a rejection once, keeps the input and focuses the password', async () => {
    aServer().on('POST /api/login', () => refuse('unauthenticated', 'That is not right.'));
    const { user, email, password } = await open();
    await user.type(email, 'rosa@example.test');
    await user.type(password, PASSWORD);
    await user.click(screen.getByRole('button', send));
    expect(await screen.findByText('That is not right.')).toBeVisible();
    await waitFor(() => {
      expect(password).toHaveFocus();
    });
    expect(email).toHaveValue('rosa@example.test');
  });
});

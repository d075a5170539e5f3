import { screen, waitFor } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { meOf, tokenOf } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const CHALLENGE = 'k1.c2VhbGVk';
const { _id, email, first_name, last_name } = meOf('roomie').userData;
const signedIn = () =>
  ok({ user: { _id, email, account_type: 'roomie', first_name, last_name, photo: null }, token: tokenOf('roomie') });

/** Renders the page after a correct password, when a second step is required. */
async function asked() {
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('POST /api/login', () => refuse('second_step_required', 'Enter the code.', { challenge: CHALLENGE }));
  const { user, where } = renderApp('/signin');
  await user.type(await screen.findByLabelText('E-mail'), 'mara@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { server, user, where, code: await screen.findByLabelText('Code from your app') };
}

describe('the second step of signing in', () => {
  it("asks for the app's code, supports autofill, and continues to the requested page", async () => {
    const { server, user, where, code } = await asked();
    server.on('POST /api/login/second', signedIn);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await user.type(code, '123 456{Enter}');
    await waitFor(() => {
      expect(where.path).toBe('/user');
    });
    const { body } = server.asked.find(({ path }) => path === '/api/login/second') ?? {};
    expect(body).toEqual({ challenge: CHALLENGE, code: '123456' });
  });

  it('reports a missing or rejected code, and asks again', async () => {
    const { server, user, code } = await asked();
    server.on('POST /api/login/second', () => refuse('wrong_credentials', 'That code is not right.'));
    await user.type(code, '12{Enter}');
    expect(await screen.findByText('Enter the six digits.')).toBeVisible();
    expect(server.times('POST', '/api/login/second')).toBe(0);
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('That code is not right.')).toBeVisible();
    await waitFor(() => {
      expect(code).toHaveFocus();
    });
    expect(code).toHaveValue('');
  });

  it('accepts a recovery code instead', async () => {
    const { server, user } = await asked();
    server.on('POST /api/login/second', signedIn);
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    await user.type(await screen.findByLabelText('Recovery code'), 'ab12-cd34-ef56-gh78{Enter}');
    await waitFor(() => {
      const { body } = server.asked.find(({ path }) => path === '/api/login/second') ?? {};
      expect(body).toEqual({ challenge: CHALLENGE, recovery_code: 'ab12-cd34-ef56-gh78' });
    });
  });

  it('returns to the password after a timeout', async () => {
    const { server, user, code } = await asked();
    server.on('POST /api/login/second', () => refuse('challenge_spent', 'Too late.'));
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('That took too long. Sign in again.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('has no passkey button in a browser without passkeys', async () => {
    aServer();
    renderApp('/signin');
    await screen.findByLabelText('E-mail');
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';

import { ok, nothing, refuse } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { send } from './base-query.ts';

const CALL = { method: 'DELETE', path: '/api/homeowners/1', query: {}, body: undefined } as const;

function aCarefulServer() {
  signIn('admin');
  let isFresh = false;
  return aServer()
    .on('GET /api/me', () => ok(meOf('admin')))
    .on('POST /api/auth/confirm-password', ({ body }) => {
      isFresh = (body as { current_password: string }).current_password === 'right';
      return isFresh ? nothing() : refuse('rule_violated', 'That isn’t your current password.');
    })
    .on('DELETE /api/homeowners/1', () => (isFresh ? nothing() : refuse('step_up_required', 'Please confirm.')));
}

describe('a call that needs a fresh password', () => {
  it('waits for it and is repeated', async () => {
    const server = aCarefulServer();
    const { user } = renderApp('/Profile');
    await screen.findByRole('heading', { name: 'Profile' });
    let outcome: unknown;
    act(() => {
      void send(CALL).then((answer) => (outcome = answer));
    });
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    const password = dialog.querySelector('input');
    if (!password) throw new Error('no field');
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByText('That isn’t your current password.')).toBeInTheDocument();
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    await waitFor(() => {
      expect(outcome).toEqual({ data: null });
    });
    expect(server.times('DELETE', '/api/homeowners/1')).toBe(2);
  });

  it("fails with the server's message when the user cancels", async () => {
    const server = aCarefulServer();
    const { user } = renderApp('/Profile');
    await screen.findByRole('heading', { name: 'Profile' });
    let outcome: unknown;
    act(() => {
      void send(CALL).then((answer) => (outcome = answer));
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(outcome).toMatchObject({ error: { code: 'step_up_required' } });
    });
    expect(server.times('DELETE', '/api/homeowners/1')).toBe(1);
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { createStore } from '#app/store.ts';
import { loadWords } from '#i18n/i18n.ts';
import { stepUpPrompt } from '#lib/prompt.ts';
import { FakeServer, nothing, ok } from '#test/fake-server.ts';
import { signIn } from '#test/people.ts';
import { PasswordDialog } from './password-dialog.tsx';

const CONFIRM = '/api/auth/confirm-password';
const ON = { since: '2026-05-30T08:00:00.000Z', recovery_codes_left: 10 };

async function ask(withFactor: boolean, twoStep: typeof ON | null) {
  await loadWords('asides', 'member');
  signIn('roomie');
  const server = new FakeServer()
    .on(`POST ${CONFIRM}`, nothing)
    .on('GET /api/auth/factors', () => ok({ passkeys: [], two_step: twoStep, required: false }))
    .install();
  const unsubscribe = stepUpPrompt.subscribe(() => undefined);
  const answer = stepUpPrompt.ask(withFactor);
  render(
    <Provider store={createStore()}>
      <PasswordDialog
        onClose={() => {
          stepUpPrompt.settle(false);
        }}
      />
    </Provider>,
  );
  return { server, user: userEvent.setup(), answer, unsubscribe };
}
const password = () => screen.findByLabelText(/^Current password/);

describe("confirming the user's identity", () => {
  it('requires only the password by default', async () => {
    const { server, user, answer, unsubscribe } = await ask(false, ON);
    await user.type(await password(), 'violet teapot');
    expect(screen.queryByLabelText(/^Code/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => {
      expect(await answer).toBe(true);
    });
    expect(server.asked.find(({ path }) => path === CONFIRM)?.body).toEqual({ current_password: 'violet teapot' });
    unsubscribe();
  });

  it('also requires a code if a factor has to be proved', async () => {
    const { server, user, answer, unsubscribe } = await ask(true, ON);
    await user.type(await password(), 'violet teapot');
    await user.type(await screen.findByLabelText(/^Code/), ' 123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => {
      expect(await answer).toBe(true);
    });
    expect(server.asked.find(({ path }) => path === CONFIRM)?.body).toEqual({
      current_password: 'violet teapot',
      code: '123456',
    });
    unsubscribe();
  });

  it('accepts a passkey instead of the password from an account that has only passkeys', async () => {
    const { user, answer, unsubscribe } = await ask(true, null);
    expect(await screen.findByText(/Confirm with one of your passkeys/)).toBeVisible();
    await user.type(await password(), 'violet teapot');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    stepUpPrompt.settle(false);
    await waitFor(async () => {
      expect(await answer).toBe(false);
    });
    unsubscribe();
  });
});

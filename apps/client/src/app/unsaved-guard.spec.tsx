import { act, screen, waitFor, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

async function typeAndGoBack() {
  signIn('roomie');
  aServer().on('GET /api/me', () => ok(meOf('roomie')));
  const app = renderApp('/user');
  await screen.findByRole('heading', { level: 1, name: /Mara/ });
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await app.user.click(menu.getByRole('link', { name: 'Profile' }));
  await app.user.type(await screen.findByLabelText('Phone'), '+45 1234');
  act(() => {
    window.history.back();
  });
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  return { ...app, question };
}

describe('going back with unsaved input', () => {
  it('is undone, and happens once the user discards the input', async () => {
    const { user, where, question } = await typeAndGoBack();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/Profile');
    });
    expect(where.path).toBe('/Profile');
    await user.click(question.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => {
      expect(where.path).toBe('/user');
    });
    expect(window.location.pathname).toBe('/user');
  });

  it("doesn't happen if the user keeps editing", async () => {
    const { user, where, question } = await typeAndGoBack();
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(window.location.pathname).toBe('/Profile');
    expect(where.path).toBe('/Profile');
    expect(screen.getByLabelText('Phone')).toHaveDisplayValue('+45 1234');
  });
});

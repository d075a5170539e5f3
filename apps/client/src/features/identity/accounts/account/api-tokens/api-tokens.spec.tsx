import type { ApiToken, NewApiToken } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { nothing, ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const SECRET = `crt_${'a'.repeat(43)}0000000`;
const tokenWith = (of: Partial<ApiToken> = {}): ApiToken => ({
  _id: idOf(71),
  name: 'Home Assistant',
  scopes: ['chores:read', 'chores:write', 'calendar:read'],
  created_at: '2026-01-05T10:00:00.000Z',
  expires_at: '2026-04-05T10:00:00.000Z',
  expired: false,
  last_used_at: null,
  ...of,
});

function serverWith(state: { items: ApiToken[] }, role: 'roomie' | 'neatkeeper' | 'admin' = 'roomie') {
  signIn(role);
  return aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/auth/sessions', () => ok({ items: [] }))
    .on('GET /api/auth/factors', () => ok({ two_step: null, passkeys: [], required: false }))
    .on('GET /api/auth/api-tokens', () => ok({ items: state.items }));
}
const section = () => screen.findByRole('region', { name: 'API tokens' });

describe('API tokens in the profile', () => {
  it('are created with a name, chosen permissions and an end, and shown once until the user confirms', async () => {
    const state = { items: [] as ApiToken[] };
    const server = serverWith(state).on('POST /api/auth/api-tokens', ({ body }) => {
      const { name, scopes } = body as Pick<ApiToken, 'name' | 'scopes'>;
      const created = tokenWith({ name, scopes });
      state.items = [created];
      return ok({ ...created, token: SECRET } satisfies NewApiToken);
    });
    const { user } = renderApp('/profile?show=security');
    const region = await section();
    expect(await within(region).findByText('No tokens yet.')).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Create a token' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create an API token' });
    await user.type(within(dialog).getByLabelText('Name'), 'Kitchen display');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Chores: Read' }));
    expect(within(dialog).getByLabelText('Expires after')).toHaveDisplayValue('90 days');
    await user.selectOptions(within(dialog).getByLabelText('Expires after'), '1 year');
    await user.click(within(dialog).getByRole('button', { name: 'Create token' }));
    const shown = await screen.findByRole('alertdialog', { name: 'Your new token' });
    expect(within(shown).getByLabelText('API token')).toHaveValue(SECRET);
    expect(within(shown).getByText('Copy it now. It can’t be shown again.')).toBeVisible();
    await user.click(within(shown).getByRole('button', { name: 'Copy token' }));
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe(SECRET);
    });
    await user.keyboard('{Escape}');
    expect(shown).toBeInTheDocument();
    await user.click(within(shown).getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => {
      expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
    });
    expect(await within(region).findByText('Kitchen display')).toBeVisible();
    expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Kitchen display',
      scopes: ['chores:read'],
      days: 365,
    });
  });

  it('need a name and a permission', async () => {
    const server = serverWith({ items: [] });
    const { user } = renderApp('/profile?show=security');
    await user.click(within(await section()).getByRole('button', { name: 'Create a token' }));
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(screen.getByText('Choose at least one permission.')).toBeVisible();
    expect(server.times('POST', '/api/auth/api-tokens')).toBe(0);
  });

  it('say what they can do, until when, and when they were last used', async () => {
    serverWith({ items: [tokenWith({ last_used_at: '2026-01-06T10:00:00.000Z' })] });
    renderApp('/profile?show=security');
    const region = await section();
    expect(await within(region).findByText('Chores: read and change · Calendar: read')).toBeVisible();
    expect(within(region).getByText(/^Expires /)).toBeVisible();
    expect(within(region).getByText(/^Created .*, last used /)).toBeVisible();
  });

  it('are revoked after a question, and expired ones removed without one', async () => {
    const [alive, over] = [tokenWith(), tokenWith({ _id: idOf(72), name: 'Old sheet', expired: true })];
    const state = { items: [alive, over] };
    serverWith(state)
      .on(`DELETE /api/auth/api-tokens/${alive._id}`, () => {
        state.items = state.items.filter(({ _id }) => _id !== alive._id);
        return nothing();
      })
      .on(`DELETE /api/auth/api-tokens/${over._id}`, () => {
        state.items = state.items.filter(({ _id }) => _id !== over._id);
        return nothing();
      });
    const { user } = renderApp('/profile?show=security');
    const region = await section();
    expect(await within(region).findByText('Expired')).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Remove Old sheet' }));
    await waitFor(() => {
      expect(within(region).queryByText('Old sheet')).not.toBeInTheDocument();
    });
    await user.click(within(region).getByRole('button', { name: 'Revoke Home Assistant' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Revoke Home Assistant?' });
    await user.click(within(asked).getByRole('button', { name: 'Revoke' }));
    expect(await within(region).findByText('No tokens yet.')).toBeVisible();
  });

  it('offer a neatkeeper only what opens something for them', async () => {
    serverWith({ items: [] }, 'neatkeeper');
    const { user } = renderApp('/profile?show=security');
    await user.click(within(await section()).getByRole('button', { name: 'Create a token' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create an API token' });
    expect(within(dialog).getByRole('checkbox', { name: 'Chores: Read' })).toBeVisible();
    expect(within(dialog).queryByRole('checkbox', { name: 'Chat: Read' })).not.toBeInTheDocument();
  });

  it('offer to retry when they can’t be loaded', async () => {
    serverWith({ items: [] }).on('GET /api/auth/api-tokens', () => refuse('unavailable', 'Not now.'));
    renderApp('/profile?show=security');
    expect(await within(await section()).findByRole('button', { name: /again/i })).toBeVisible();
  });

  it('don’t exist for admins', async () => {
    serverWith({ items: [] }, 'admin');
    renderApp('/profile?show=security');
    expect(await screen.findByRole('region', { name: 'Passkeys' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'API tokens' })).not.toBeInTheDocument();
  });
});

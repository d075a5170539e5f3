import type { Factors } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { nothing, ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const CODES = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-000${String(n)}`);
const PASSKEY = {
  _id: idOf(70),
  name: 'Chrome · Linux',
  created_at: '2026-01-05T10:00:00.000Z',
  last_used_at: null,
};
const factors = (of: Partial<Factors> = {}): Factors => ({ two_step: null, passkeys: [], required: false, ...of });
const on = (left: number): Factors['two_step'] => ({ since: '2026-01-05T10:00:00.000Z', recovery_codes_left: left });

function serverWith(state: { now: Factors }) {
  signIn('roomie');
  return aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/auth/sessions', () => ok({ items: [] }))
    .on('GET /api/auth/factors', () => ok(state.now));
}
const section = (name: string) => screen.findByRole('region', { name });

describe('two-step sign-in in the profile', () => {
  it('is turned on with a code from the app, and shows the recovery codes once, until the user confirms', async () => {
    const state = { now: factors() };
    const server = serverWith(state)
      .on('POST /api/auth/two-step', () => ok({ secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x?secret=A' }))
      .on('POST /api/auth/two-step/confirm', () => {
        state.now = factors({ two_step: on(10) });
        return ok({ recovery_codes: CODES });
      });
    const { user } = renderApp('/profile?show=security');
    const region = await section('Two-step sign-in');
    expect(await within(region).findByText('Off')).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Turn on' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn on two-step sign-in' });
    expect(await within(dialog).findByRole('img', { name: /^Code to scan/ })).toBeVisible();
    expect(within(dialog).getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    const submit = within(dialog).getByRole('button', { name: 'Turn on' });
    expect(submit).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Code from the app'), '123456');
    await user.click(submit);
    const codes = await screen.findByRole('alertdialog', { name: 'Your recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    await user.keyboard('{Escape}');
    expect(codes).toBeInTheDocument();
    await user.click(within(codes).getByRole('button', { name: 'I’ve saved them' }));
    expect(await within(region).findByText('10 recovery codes left.')).toBeVisible();
    expect(server.asked.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({ code: '123456' });
  });

  it('shows why a code was rejected, and accepts the next one', async () => {
    serverWith({ now: factors() })
      .on('POST /api/auth/two-step', () => ok({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=A' }))
      .on('POST /api/auth/two-step/confirm', () => refuse('rule_violated', 'That code is not right.'));
    const { user } = renderApp('/profile?show=security');
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    const code = await screen.findByLabelText('Code from the app');
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('That code is not right.')).toBeVisible();
    expect(code).toHaveValue('');
  });

  it('warns when few codes are left, creates new ones, and is turned off after a confirmation', async () => {
    const state = { now: factors({ two_step: on(3) }) };
    const server = serverWith(state)
      .on('POST /api/auth/recovery-codes', () => ok({ recovery_codes: CODES }))
      .on('DELETE /api/auth/two-step', () => {
        state.now = factors();
        return nothing();
      });
    const { user } = renderApp('/profile?show=security');
    const region = await section('Two-step sign-in');
    expect(await within(region).findByRole('alert')).toHaveTextContent('3 recovery codes left.');
    await user.click(within(region).getByRole('button', { name: 'New recovery codes' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Create new recovery codes?' });
    await user.click(within(asked).getByRole('button', { name: 'New recovery codes' }));
    await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
    await user.click(await within(region).findByRole('button', { name: 'Turn off' }));
    const off = await screen.findByRole('alertdialog', { name: 'Turn off two-step sign-in?' });
    await user.click(within(off).getByRole('button', { name: 'Turn off' }));
    expect(await within(region).findByText('Off')).toBeVisible();
    expect(server.times('DELETE', '/api/auth/two-step')).toBe(1);
  });

  it("offers to retry when it can't be loaded", async () => {
    serverWith({ now: factors() }).on('GET /api/auth/factors', () => refuse('unavailable', 'Not now.'));
    renderApp('/profile?show=security');
    expect(await within(await section('Two-step sign-in')).findByRole('button', { name: /again/i })).toBeVisible();
  });
});

describe('passkeys in the profile', () => {
  it('can be renamed, and removed after a confirmation', async () => {
    const state = { now: factors({ passkeys: [PASSKEY] }) };
    const path = `/api/auth/passkeys/${PASSKEY._id}` as const;
    serverWith(state)
      .on(`PUT ${path}`, ({ body }) => {
        const renamed = { ...PASSKEY, ...(body as { name: string }) };
        state.now = factors({ passkeys: [renamed] });
        return ok(renamed);
      })
      .on(`DELETE ${path}`, () => {
        state.now = factors();
        return nothing();
      });
    const { user } = renderApp('/profile?show=security');
    const region = await section('Passkeys');
    await user.click(await within(region).findByRole('button', { name: 'Rename Chrome · Linux' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Work laptop{Enter}');
    await user.click(await within(region).findByRole('button', { name: 'Remove Work laptop' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Remove Work laptop?' });
    await user.click(within(asked).getByRole('button', { name: 'Remove' }));
    expect(await within(region).findByText(/can’t use passkeys/)).toBeVisible();
  });
});

describe('an admin who must set up a second factor', () => {
  it('sees the set-up instead of every page, and continues after it', async () => {
    const state = { needed: true };
    signIn('admin');
    const server = aServer()
      .on('GET /api/me', () => ok({ ...meOf('admin'), ...(state.needed ? { factor_needed: true } : {}) }))
      .on('GET /api/auth/factors', () => ok(factors({ required: true })))
      .on('POST /api/auth/two-step', () => ok({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=A' }))
      .on('POST /api/auth/two-step/confirm', () => {
        state.needed = false;
        return ok({ recovery_codes: CODES });
      });
    const { user } = renderApp('/admin/roomies');
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up a second step' })).toBeVisible();
    expect(server.times('GET', '/api/notifications')).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Set up a second step' })).not.toBeInTheDocument();
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Roomies' })).toBeVisible();
  });
});

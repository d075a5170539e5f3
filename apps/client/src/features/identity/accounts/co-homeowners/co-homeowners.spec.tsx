import type { CoHomeowner, CoHomeowners, SharedHouses } from '@common-roof/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';

import { browser } from '#lib/browser.ts';
import { ownSession } from './own-session.ts';
import { session } from '#session/session.ts';
import { nothing, ok } from '#test/fake-server.ts';
import { idOf, meOf, PERSON, signIn, tokenOf } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const NOW = '2026-11-20T10:00:00.000Z';
const aCoHomeowner = (more: Partial<CoHomeowner> = {}): CoHomeowner => ({
  _id: idOf(700),
  email: 'ben@homes.test',
  person: { first_name: 'Ben', last_name: 'Brooks' },
  areas: ['repairs'],
  state: 'active',
  invited_at: NOW,
  lapses_at: null,
  accepted_at: NOW,
  ended_at: null,
  changes: [],
  ...more,
});
const someShared = (more: Partial<SharedHouses> = {}): SharedHouses => ({
  _id: idOf(701),
  homeowner: { first_name: 'Olga', last_name: 'Stein' },
  areas: ['repairs', 'money'],
  state: 'active',
  invited_at: NOW,
  lapses_at: null,
  ...more,
});

const original = browser.reloadTo;
const reloadTo = jest.fn<void, [string]>();
beforeEach(() => {
  reloadTo.mockClear();
  browser.reloadTo = reloadTo;
});
afterEach(() => {
  browser.reloadTo = original;
  window.sessionStorage.clear();
});

function open(shown: CoHomeowners, query = '') {
  signIn('homeowner');
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/co-homeowners', () => ok(shown))
    .on('POST /api/co-homeowners', () => ok(shown))
    .on(`PUT /api/co-homeowners/${idOf(701)}/acceptance`, () => ok(shown))
    .on(`DELETE /api/co-homeowners/${idOf(700)}`, () => ok(shown));
  return { server, ...renderApp(`/co-homeowners${query}`) };
}

describe('the co-homeowners of a homeowner', () => {
  it('are invited with chosen rights', async () => {
    const { server, user } = open({ own: [], shared: [] });
    expect(await screen.findByText(/Nobody yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Invite a co-homeowner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a co-homeowner' }));
    await user.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'ben@homes.test');
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Ben');
    await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Brooks');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Choose at least one.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Money' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent.')).toBeVisible();
    expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
      email: 'ben@homes.test',
      first_name: 'Ben',
      last_name: 'Brooks',
      areas: ['money'],
    });
  });

  it('are shown with what they changed, and lose their rights after a question', async () => {
    const changes = [{ day: '2026-11-19', area: 'repairs' as const, changes: 3 }];
    const past = aCoHomeowner({ _id: idOf(702), state: 'lapsed', ended_at: NOW, accepted_at: null });
    const { server, user } = open({ own: [aCoHomeowner({ changes }), past], shared: [] });
    expect(await screen.findByText('Changes in the last 30 days')).toBeVisible();
    expect(screen.getByText(/Repairs, 3 changes/)).toBeInTheDocument();
    expect(screen.getByText(/Didn’t answer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End rights' }));
    const question = await screen.findByRole('alertdialog', { name: 'End the rights of Ben Brooks?' });
    await user.click(within(question).getByRole('button', { name: 'End rights' }));
    expect(await screen.findByText('Ben Brooks no longer looks after your houses.')).toBeVisible();
    expect(server.times('DELETE', `/api/co-homeowners/${idOf(700)}`)).toBe(1);
  });
});

describe('an invited homeowner', () => {
  it('accepts', async () => {
    const { server, user } = open({ own: [], shared: [someShared({ state: 'invited', lapses_at: NOW })] });
    expect(await screen.findByText('Olga Stein invites you to look after their houses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/You can now open the houses of Olga Stein/)).toBeVisible();
    expect(server.times('PUT', `/api/co-homeowners/${idOf(701)}/acceptance`)).toBe(1);
  });

  it('opens the houses in this window alone, and comes back to their own account', async () => {
    const { server, user, unmount } = open({ own: [], shared: [someShared()] });
    const token = tokenOf('homeowner', { sid: idOf(950) });
    server.on(`POST /api/co-homeowners/${idOf(701)}/session`, () => ok({ token }));
    const own = session.token();
    await user.click(await screen.findByRole('button', { name: 'Open houses' }));
    await waitFor(() => {
      expect(reloadTo).toHaveBeenCalledWith('/view');
    });
    expect(session.token()).toBe(token);
    expect(ownSession.token()).toBe(own);
    unmount();

    const acting = { co_homeowner_id: idOf(701), first_name: 'Helen', last_name: 'Park', areas: ['repairs' as const] };
    const me = meOf('homeowner');
    server
      .on('GET /api/me', () => ok({ ...me, userData: { ...me.userData, acting } }))
      .on('POST /api/auth/logout', nothing);
    const view = renderApp('/chat');
    expect(await screen.findByRole('heading', { name: 'This page isn’t among your rights' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Chat' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Repairs' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await view.user.click(await screen.findByRole('button', { name: 'Back to your account' }));
    await waitFor(() => {
      expect(reloadTo).toHaveBeenLastCalledWith('/co-homeowners');
    });
    expect(session.token()).toBe(own);
  });
});

describe('an alert about shared houses', () => {
  const link = (to: string) => `?${new URLSearchParams({ open: idOf(701), to }).toString()}`;

  it.each([
    ['/repairs?repair=1', '/repairs?repair=1'],
    ['//elsewhere.test', '/view'],
  ])('opens the houses, then %s', async (to, opened) => {
    const { server } = open({ own: [], shared: [someShared()] }, link(to));
    server.on(`POST /api/co-homeowners/${idOf(701)}/session`, () =>
      ok({ token: tokenOf('homeowner', { sid: idOf(950) }) }),
    );
    await waitFor(() => {
      expect(reloadTo).toHaveBeenCalledWith(opened);
    });
  });

  it('stays here once the rights are over', async () => {
    open({ own: [], shared: [] }, link('/repairs'));
    expect(await screen.findByText('There is no such call.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Co-homeowners' })).toBeVisible();
    expect(reloadTo).not.toHaveBeenCalled();
  });
});

describe('acting for a homeowner', () => {
  it('ends without ending the own session', () => {
    signIn('homeowner');
    const own = session.token();
    act(() => {
      session.act(tokenOf('homeowner', { sid: idOf(950) }));
      session.end('revoked');
    });
    expect(session.token()).toBe(own);
    expect(session.lastEnd()).toBeNull();
  });

  it('is over when another person signs in', () => {
    signIn('homeowner');
    session.act(tokenOf('homeowner', { sid: idOf(950) }));
    window.localStorage.setItem('common-roof.token', tokenOf('roomie'));
    expect(session.token() !== ownSession.token()).toBe(false);
    expect(session.claims()).toMatchObject({ sub: PERSON.roomie });
  });
});

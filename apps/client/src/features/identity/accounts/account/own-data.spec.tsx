import type { DataExport } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { nothing, ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { session } from '#session/session.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const EXPORT: DataExport = {
  _id: idOf(700),
  state: 'requested',
  asked_at: '2026-11-21T10:00:00.000Z',
  ready_at: null,
  expires_at: null,
  bytes: null,
};
const READY: DataExport = {
  ...EXPORT,
  state: 'ready',
  ready_at: '2026-11-21T10:01:00.000Z',
  expires_at: '2026-11-28T10:01:00.000Z',
  bytes: 3_400_000,
};

function atTheProfile(items: DataExport[]) {
  signIn('neatkeeper');
  const kept = { items };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('neatkeeper')))
    .on('GET /api/me/exports', () => ok({ items: kept.items }));
  return { server, kept, live, ...renderApp('/profile?show=data') };
}
const ownData = async () => within(await screen.findByRole('region', { name: 'Your data' }));

describe('a data export', () => {
  it('is requested, shown in progress, and available as soon as the server reports it', async () => {
    const { server, kept, live, user } = atTheProfile([]);
    server.on('POST /api/me/exports', () => {
      kept.items = [EXPORT];
      return ok(EXPORT);
    });
    const part = await ownData();
    await user.click(await part.findByRole('button', { name: 'Get a copy of my data' }));
    expect(await part.findByText(/We’re preparing your data/)).toBeVisible();
    expect(part.queryByRole('button', { name: /copy/ })).toBeNull();
    kept.items = [READY];
    live.push('data_export:changed');
    expect(await part.findByText(/3.4 MB/)).toBeVisible();
    expect(part.getByRole('button', { name: 'Download (ZIP)' })).toBeVisible();
    expect(part.getByRole('button', { name: 'Get a new copy' })).toBeVisible();
  });

  it('reports a failure or expiry, and can be requested again', async () => {
    atTheProfile([{ ...EXPORT, state: 'failed' }]);
    const part = await ownData();
    expect(await part.findByText(/Nothing was lost. Try again/)).toBeVisible();
    expect(part.getByRole('button', { name: 'Get a new copy' })).toBeVisible();
  });

  it('explains why no more can be requested today', async () => {
    const { server, user } = atTheProfile([{ ...READY, state: 'expired' }]);
    server.on('POST /api/me/exports', () => refuse('rate_limited', 'You can ask for your data 3 times a day.'));
    const part = await ownData();
    expect(await part.findByText(/expired on/)).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Get a new copy' }));
    expect(await part.findByText('You can ask for your data 3 times a day.')).toBeVisible();
  });
});

describe('an account scheduled for deletion', () => {
  it('shows only how to keep it and export data, and continues once it is kept', async () => {
    signIn('neatkeeper');
    const me = meOf('neatkeeper');
    const kept = { deletion_due_at: '2026-12-05T18:40:00.000Z' as string | null };
    const server = aServer()
      .on('GET /api/me', () => ok({ ...me, userData: { ...me.userData, ...kept } }))
      .on('GET /api/me/exports', () => ok({ items: [] }))
      .on('POST /api/me/keep', () => {
        kept.deletion_due_at = null;
        return nothing();
      });
    const { user } = renderApp('/profile?show=data');
    expect(await screen.findByRole('heading', { name: 'Keep your account?' })).toBeVisible();
    expect(screen.getByText(/That happens on .*2026/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Get a copy of my data' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(server.asked.filter(({ path }) => path === '/api/me/keep')).toHaveLength(1);
  });
});

describe('the link to a data export', () => {
  const SECRET = 'A'.repeat(43);

  it('states its size and expiry', async () => {
    signIn('neatkeeper');
    aServer().on('POST /api/data-exports/open', () =>
      ok({ ready_at: READY.ready_at, expires_at: READY.expires_at, bytes: READY.bytes }),
    );
    renderApp(`/data-export?token=${SECRET}`);
    expect(await screen.findByText(/3.4 MB, created on/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download (ZIP)' })).toBeVisible();
  });

  it('asks signed-out visitors to sign in first', async () => {
    const server = aServer().on('POST /api/data-exports/open', () =>
      ok({ ready_at: READY.ready_at, expires_at: READY.expires_at, bytes: READY.bytes }),
    );
    session.end('left');
    renderApp(`/data-export?token=${SECRET}`);
    expect(await screen.findByRole('link', { name: 'Sign in to download' })).toHaveAttribute('href', '/signin');
    expect(screen.queryByRole('button', { name: 'Download (ZIP)' })).toBeNull();
    expect(server.times('POST', '/api/data-exports/download')).toBe(0);
  });

  it("explains why it doesn't work, and how to get a new one", async () => {
    aServer().on('POST /api/data-exports/open', () => refuse('link_spent', 'This link has expired.'));
    renderApp(`/data-export?token=${SECRET}`);
    expect(await screen.findByText('This link has expired.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/Profile');
  });
});

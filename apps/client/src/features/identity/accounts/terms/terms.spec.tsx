import { TERMS_VERSION } from '@common-roof/contracts';
import { act, screen, within } from '@testing-library/react';

import { acceptedTerms } from '#session/accepted-terms.ts';
import { session } from '#session/session.ts';
import { ok } from '#test/fake-server.ts';
import { meOf, signIn, tokenOf } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { mustAcceptTerms } from './terms-rules.ts';

const NOT_YET = { accepted: false, version: null, accepted_at: null } as const;
const CHECKBOX = 'I have read and accept these Terms and NDA.';

describe('accepting the terms', () => {
  it("isn't required of admins", () => {
    expect(mustAcceptTerms(meOf('admin', NOT_YET))).toBe(false);
  });

  it('is required of everyone else until their account records it', () => {
    for (const role of ['roomie', 'homeowner', 'neatkeeper'] as const) {
      expect(mustAcceptTerms(meOf(role))).toBe(false);
      expect(mustAcceptTerms(meOf(role, NOT_YET))).toBe(true);
    }
  });

  it('is required again when the current version changes', () => {
    expect(mustAcceptTerms(meOf('roomie', { required_version: '2027-01-01' }))).toBe(true);
  });
});

describe('the terms screen', () => {
  it('replaces the page, with Accept disabled until the box is ticked', async () => {
    session.begin(tokenOf('roomie'));
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('roomie', NOT_YET)))
      .on('POST /api/terms/accept', () =>
        ok({
          accepted: true,
          version: TERMS_VERSION,
          accepted_at: '2026-01-01T00:00:00.000Z',
          required_version: TERMS_VERSION,
        }),
      );
    const { user } = renderApp('/user');

    const box = await screen.findByRole('checkbox', { name: CHECKBOX });
    const accept = screen.getByRole('button', { name: 'Accept' });
    expect(box).not.toBeChecked();
    expect(accept).toBeDisabled();
    await user.click(box);
    expect(accept).toBeEnabled();
    await user.click(box);
    expect(accept).toBeDisabled();

    await user.click(box);
    await user.click(accept);
    expect(await screen.findByRole('heading', { level: 1, name: /Mara/ })).toBeInTheDocument();
    expect(acceptedTerms.stored()).toBe(true);
    expect(server.asked.find(({ path }) => path === '/api/terms/accept')?.body).toEqual({ version: TERMS_VERSION });
  });

  it("says what is missing when the box isn't ticked", async () => {
    session.begin(tokenOf('roomie'));
    const server = aServer().on('GET /api/me', () => ok(meOf('roomie', NOT_YET)));
    const { user } = renderApp('/user');
    const box = await screen.findByRole('checkbox', { name: CHECKBOX });
    act(() => {
      box.focus();
    });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please accept the terms and NDA to proceed.')).toBeInTheDocument();
    expect(server.times('POST', '/api/terms/accept')).toBe(0);
  });

  it('ignores local storage if the account has no record', async () => {
    signIn('homeowner');
    aServer().on('GET /api/me', () => ok(meOf('homeowner', NOT_YET)));
    renderApp('/admin');
    expect(await screen.findByRole('checkbox', { name: CHECKBOX })).toBeInTheDocument();
  });

  it('shows the changes since the version a user accepted', async () => {
    session.begin(tokenOf('roomie'));
    aServer().on('GET /api/me', () =>
      ok(meOf('roomie', { accepted: false, version: '2025-03-09', accepted_at: '2026-01-01T00:00:00.000Z' })),
    );
    renderApp('/user');
    expect(await screen.findByText(/^The terms have changed/)).toBeInTheDocument();
    const changes = within(screen.getByRole('region', { name: 'What changed since Mar 9, 2025' }));
    expect(
      changes
        .getAllByRole('insertion')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toContain('14 days');
    expect(changes.getAllByRole('deletion').length).toBeGreaterThan(0);
    expect(changes.queryByText(/^The Platform is provided/)).not.toBeInTheDocument(); // unchanged, and collapsed
    expect(screen.getByRole('checkbox', { name: CHECKBOX })).not.toBeChecked();
  });

  it('stores nothing if the account could not record it', async () => {
    session.begin(tokenOf('roomie'));
    aServer().on('GET /api/me', () => ok(meOf('roomie', NOT_YET)));
    const { user } = renderApp('/user');
    await user.click(await screen.findByRole('checkbox', { name: CHECKBOX }));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('There is no such call.')).toBeInTheDocument();
    expect(acceptedTerms.stored()).toBe(false);
  });
});

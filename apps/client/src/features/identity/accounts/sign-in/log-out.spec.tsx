import { act, screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';

import { drafts } from '#features/living/chat/composer/drafts.ts';
import { browser } from '#lib/browser.ts';
import { createOutboxStore } from '#lib/outbox/outbox-store.ts';
import { session } from '#session/session.ts';
import { nothing, ok } from '#test/fake-server.ts';
import { CONVERSATION, idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

/** Rejected entries stay until their author looks at them. */
const outbox = createOutboxStore('common-roof.posts');
const entry = (number: number, accountId: string) => ({
  client_id: idOf(number),
  account_id: accountId,
  created_at: '2026-01-05T10:00:00.000Z',
  failure: 'Not now.',
});
const original = browser.reloadTo;
const reloadTo = jest.fn<void, [string]>();

beforeEach(() => {
  reloadTo.mockClear();
  browser.reloadTo = reloadTo;
});
afterEach(() => {
  browser.reloadTo = original;
});

async function atHome() {
  signIn('neatkeeper');
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('neatkeeper')))
    .on('POST /api/auth/logout', nothing);
  const view = renderApp('/profile');
  return { server, ...view, logout: await screen.findByRole('button', { name: 'Logout' }) };
}

/** A browser would load the start page; here the sign-in page appears, and takes the focus. */
const signInPage = () => screen.findByRole('textbox', { name: /e-mail/i });

/** Returns unsent entries. React updates the page while the device is read, which needs waitFor in a test. */
const unsent = (person: string) => waitFor(() => outbox.all(person));

describe('signing out', () => {
  it('happens at once if nothing is unsent, and deletes drafts', async () => {
    drafts.save(PERSON.neatkeeper, CONVERSATION, 'Half a sentence');
    const { server, user, logout } = await atHome();
    await user.click(logout);
    await waitFor(() => {
      expect(reloadTo).toHaveBeenCalledWith('/');
    });
    await signInPage();
    expect(server.times('POST', '/api/auth/logout')).toBe(1);
    expect(session.token()).toBeNull();
    await waitFor(async () => {
      const device = await openDB('common-roof.drafts');
      expect(await device.getAll('drafts')).toEqual([]);
      device.close();
    });
  });

  it('asks first if something is unsent, and deletes it for this account only', async () => {
    await outbox.insert(entry(801, PERSON.neatkeeper));
    await outbox.insert(entry(802, PERSON.roomie));
    const { server, user, logout } = await atHome();
    await user.click(logout);
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out without sending?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    expect(server.times('POST', '/api/auth/logout')).toBe(0);
    expect(await unsent(PERSON.neatkeeper)).toHaveLength(1);

    await user.click(logout);
    await user.click(await screen.findByRole('button', { name: 'Log out and delete' }));
    await waitFor(() => {
      expect(reloadTo).toHaveBeenCalledWith('/');
    });
    await signInPage();
    expect(await unsent(PERSON.neatkeeper)).toEqual([]);
    expect(await unsent(PERSON.roomie)).toHaveLength(1);
  });

  it('differs from an expired session, which keeps drafts for the same account', async () => {
    await outbox.insert(entry(803, PERSON.neatkeeper));
    await atHome();
    act(() => {
      session.end('expired');
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    });
    await signInPage();
    expect(await unsent(PERSON.neatkeeper)).toHaveLength(1);
  });

  it('in another window clears this one', async () => {
    await atHome();
    const other = new BroadcastChannel('common-roof.left');
    other.postMessage('changed');
    await waitFor(() => {
      expect(reloadTo).toHaveBeenCalledWith('/');
    });
    other.close();
  });
});

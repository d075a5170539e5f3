import type { GuideEntry, HouseDocument, Role, SentFile } from '@common-roof/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { FakeUploads } from '#test/fake-upload.ts';
import { nothing, ok, refuse } from '#test/fake-server.ts';
import { aDocument, anEntry } from '#test/guide.ts';
import { aHouse, aHouseDetail, aRoom, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const ROOM = idOf(301);
const WIFI = anEntry(1, { kind: 'wifi', title: 'Wifi', text: '', wifi: { network: 'Lindenhof', security: 'wpa' } });
const MANUAL: SentFile = {
  file_id: idOf(1_190),
  kind: 'pdf',
  name: 'Washer.pdf',
  bytes: 20_480,
  duration_ms: null,
  url: `/api/files/${idOf(1_190)}`,
};

interface Stage {
  entries?: GuideEntry[];
  documents?: HouseDocument[];
  replaced?: HouseDocument[];
  password?: string | null;
  search?: string;
}

function atTheGuide(role: Role, stage: Stage = {}) {
  const { entries = [], documents = [], replaced = [], password = 'tea and toast', search = '' } = stage;
  signIn(role);
  const live = new FakeLive();
  const kept = { entries, documents };
  const can_write = role === 'homeowner';
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ _id: HOUSE, rooms: [aRoom(1, { _id: ROOM })] })))
    .on(`GET /api/houses/${HOUSE}/guide`, () => ok({ items: kept.entries, can_write }))
    .on(`GET /api/houses/${HOUSE}/wifi`, () => ok({ items: [{ entry_id: WIFI._id, password }] }))
    .on(`GET /api/houses/${HOUSE}/documents`, ({ query }) =>
      ok({ items: query.get('list') === 'replaced' ? replaced : kept.documents, can_write }),
    );
  return { server, kept, live, ...renderApp(`/guide${search}`) };
}

const sent = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);

const cardOf = async (title: string) => within(await screen.findByRole('article', { name: title }));

describe('a roomie', () => {
  it('finds emergencies first, and a change at once', async () => {
    const emergency = anEntry(2, { kind: 'emergency', title: 'Gas leak', text: '', phone: '0800 111 999' });
    const { kept, live } = atTheGuide('roomie', { entries: [emergency, anEntry(3)] });
    const number = await screen.findByRole('link', { name: 'Call Gas leak: 0800 111 999' });
    expect(number).toHaveAttribute('href', 'tel:0800111999');
    const [first, second] = screen.getAllByRole('heading', { level: 2 }).map(({ textContent: text }) => text);
    expect([first, second]).toEqual(['In an emergency', 'How things work']);
    expect(screen.queryByRole('button', { name: 'Add an entry' })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.entries = [anEntry(3, { text: 'Out on Tuesday evening.' })];
    live.push('guide:changed', { house_id: HOUSE });
    expect(await screen.findByText('Out on Tuesday evening.')).toBeVisible();
  });

  it('copies the password of the wifi, and has its code to scan and print', async () => {
    const { user } = atTheGuide('roomie', { entries: [WIFI] });
    const card = await cardOf('Wifi');
    await user.click(await card.findByRole('button', { name: 'Copy password' }));
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe('tea and toast');
    });
    await user.click(card.getByRole('button', { name: 'Show code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Lindenhof' }));
    expect(dialog.getByRole('img', { name: 'Code to join the network Lindenhof' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('reads that a password is lost, and that there is nothing yet', async () => {
    const { kept, live } = atTheGuide('roomie', { entries: [WIFI], password: null });
    expect(await screen.findByText(/can’t be read any more\. Ask your homeowner\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show code' })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.entries = [];
    live.push('guide:changed', { house_id: HOUSE });
    expect(await screen.findByText(/^Nothing here yet\./)).toBeVisible();
  });

  it('sees what documents are worth, and no history', async () => {
    atTheGuide('roomie', {
      search: '?show=documents',
      documents: [aDocument(1, { state: 'expired', expires_on: '2026-01-31' }), aDocument(2, { title: 'Inventory' })],
    });
    const card = await cardOf('Gas safety record');
    expect(card.getByText('Expired')).toBeVisible();
    expect(card.getByText(/^Gas safety · Was valid until /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier documents' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
  });
});

describe('a homeowner', () => {
  it('begins an empty guide with one tap, and makes it the wifi', async () => {
    const { server, user } = atTheGuide('homeowner');
    server.on(`POST /api/houses/${HOUSE}/guide`, () => ok(WIFI));
    await user.click(await screen.findByRole('button', { name: 'Bins' }));
    const form = within(await screen.findByRole('dialog', { name: 'New entry' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'What is it about?' }), 'Wifi');
    await user.type(form.getByLabelText('Name of the network'), 'Lindenhof');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('Enter the password of the network.')).toBeVisible();
    await user.type(form.getByLabelText('Password'), 'tea and toast');
    await user.selectOptions(await form.findByRole('combobox', { name: 'Where' }), 'Room 1');
    await user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => {
      expect(sent(server, 'POST', `/api/houses/${HOUSE}/guide`)).toEqual([
        {
          kind: 'wifi',
          title: 'Wifi',
          text: '',
          audience: 'residents',
          room_id: ROOM,
          phone: null,
          wifi: { network: 'Lindenhof', security: 'wpa', password: 'tea and toast' },
          uploads: [],
        },
      ]);
    });
  });

  it('edits an entry with its manual, over the change of another window', async () => {
    const entry = anEntry(4, { kind: 'appliance', title: 'Washer', files: [MANUAL] });
    const { server, user } = atTheGuide('homeowner', { entries: [entry] });
    const theirs = { ...entry, version: 2, text: 'Theirs.' };
    server.on(`PUT /api/guide/${entry._id}`, () => refuse('stale_version', 'This has changed.', { current: theirs }));
    await user.click(await screen.findByRole('button', { name: 'More about “Washer”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit “Washer”' }));
    expect(await form.findByText(/^Washer\.pdf, 20/)).toBeVisible();
    await user.type(form.getByLabelText('Text'), ' Mine.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/changed while you were editing/);
    await user.click(form.getByRole('button', { name: /Keep mine/i }));
    server.on(`PUT /api/guide/${entry._id}`, () => ok(theirs));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/guide/${entry._id}`).at(-1)).toMatchObject({
        version: 2,
        text: 'Out on Monday evening. Mine.',
        uploads: [MANUAL.file_id],
      });
    });
  });

  it('moves entries of a kind, and removes one with an undo', async () => {
    const entries = [anEntry(5, { title: 'Black bin' }), anEntry(6, { title: 'Green bin' })];
    const { server, user } = atTheGuide('homeowner', { entries });
    server.on(`PUT /api/guide/${idOf(1_106)}/position`, nothing).on(`DELETE /api/guide/${idOf(1_105)}`, nothing);
    await user.click(await screen.findByRole('button', { name: 'More about “Green bin”' }));
    expect(screen.queryByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/guide/${idOf(1_106)}/position`)).toEqual([{ position: 0 }]);
    });
    await user.click(screen.getByRole('button', { name: 'More about “Black bin”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => {
      expect(screen.queryByRole('article', { name: 'Black bin' })).not.toBeInTheDocument();
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Black bin' })).toBeVisible();
    expect(sent(server, 'DELETE', `/api/guide/${idOf(1_105)}`)).toEqual([]);
  });

  it('adds a certificate with its PDF, and is told of days in the wrong order', async () => {
    const uploads = new FakeUploads().install();
    const { server, user } = atTheGuide('homeowner', { search: '?show=documents' });
    server.on(`POST /api/houses/${HOUSE}/documents`, () => ok(aDocument(3)));
    await user.click(await screen.findByRole('button', { name: 'Add a document' }));
    const form = within(await screen.findByRole('dialog', { name: 'New document' }));
    await user.type(form.getByLabelText('Title'), 'Gas 2027');
    await user.type(form.getByLabelText('Issued on'), '2027-02-01');
    await user.type(form.getByLabelText('Last day'), '2027-01-31');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('The last day can’t be before the day of issue.')).toBeVisible();
    await user.clear(form.getByLabelText('Last day'));
    await user.type(form.getByLabelText('Last day'), '2028-01-31');
    const chooser = await form.findByLabelText('Add a PDF');
    await user.upload(chooser, new File(['%PDF-1.7'], 'Gas.pdf', { type: 'application/pdf' }));
    await waitFor(() => {
      expect(uploads.sent).toHaveLength(1);
    });
    act(() => {
      uploads.sent[0]?.answer({ status: 200, body: { ...MANUAL, name: 'Gas.pdf' } });
    });
    expect(await form.findByText(/^Gas\.pdf, 20/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => {
      expect(sent(server, 'POST', `/api/houses/${HOUSE}/documents`)).toEqual([
        {
          kind: 'gas_safety',
          title: 'Gas 2027',
          audience: 'residents',
          issued_on: '2027-02-01',
          expires_on: '2028-01-31',
          room_id: null,
          uploads: [MANUAL.file_id],
          replaces_id: null,
        },
      ]);
    });
  });

  it('renews a document, whose earlier ones stay in the history', async () => {
    const { server, user } = atTheGuide('homeowner', {
      search: '?show=documents',
      documents: [aDocument(4, { state: 'expires_soon', audience: 'homeowner' })],
      replaced: [aDocument(5, { title: '2025', state: 'replaced', replaced_at: '2026-12-31T10:00:00.000Z' })],
    });
    server.on(`POST /api/houses/${HOUSE}/documents`, () => ok(aDocument(6)));
    expect((await cardOf('Gas safety record')).getByText('Only you')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Renew “Gas safety record”' }));
    const form = within(await screen.findByRole('dialog', { name: 'Renew “Gas safety record”' }));
    expect(form.getByLabelText('Last day')).toHaveValue('');
    await user.click(form.getByRole('button', { name: 'Renew' }));
    expect(await form.findByText(/^Enter the last day of the new one/)).toBeVisible();
    await user.type(form.getByLabelText('Last day'), '2028-12-31');
    await user.click(form.getByRole('button', { name: 'Renew' }));
    await waitFor(() => {
      expect(sent(server, 'POST', `/api/houses/${HOUSE}/documents`)).toMatchObject([
        { title: 'Gas safety record', audience: 'homeowner', replaces_id: idOf(1_154), expires_on: '2028-12-31' },
      ]);
    });
    await user.click(screen.getByRole('button', { name: 'Show earlier documents' }));
    expect((await cardOf('2025')).getByText('Replaced')).toBeVisible();
  });
});

describe('a neatkeeper', () => {
  it('reads that a password needs a connection, which is not kept for them', async () => {
    const { server } = atTheGuide('neatkeeper');
    server
      .on(`GET /api/houses/${HOUSE}/guide`, () => ok({ items: [WIFI], can_write: false }))
      .on(`GET /api/houses/${HOUSE}/wifi`, () => refuse('unavailable', 'Not now.'));
    expect(await screen.findByText('You need a connection to see the password.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show code' })).not.toBeInTheDocument();
  });

  it('reads what is shared with them', async () => {
    atTheGuide('neatkeeper', { entries: [anEntry(7, { audience: 'residents_and_keepers' })] });
    expect(await screen.findByText('Out on Monday evening.')).toBeVisible();
    expect(screen.getByText('What you need to know about Lindenhof.')).toBeVisible();
  });
});

import type { OpenedBoard } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const TOKEN = 'B'.repeat(43);
const board: OpenedBoard = {
  house: 'Alder House',
  time_zone: 'Europe/London',
  today: '2027-03-15',
  at: '2027-03-15T10:00:00.000Z',
  items: [
    {
      _id: 'turn-1',
      kind: 'turn',
      day: '2027-03-15',
      from: null,
      about: 'Kitchen',
      person: 'Ada',
      state: 'planned',
    },
    { _id: 'turn-2', kind: 'turn', day: '2027-03-17', from: null, about: 'Bins', person: null, state: 'planned' },
  ],
  parcels: [{ for: 'Ben', place: 'On the stairs' }],
  wanted: ['Washing-up liquid'],
  bins: [{ title: 'Bins', text: 'Out on Monday evening.' }],
  emergencies: [{ title: 'Gas leak', text: '', phone: '0800 111 999' }],
  wifi: [{ network: 'Alder House', security: 'wpa', password: 'tea and toast' }],
};

describe('the board of a house', () => {
  it('shows whose turn it is, parcels, the shopping list and what its maker chose, without an account', async () => {
    aServer().on('POST /api/boards/link', () => ok(board));
    renderApp(`/board/${TOKEN}`);
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getByRole('listitem')).toHaveTextContent('KitchenAda');
    expect(screen.getByRole('heading', { level: 1, name: 'Alder House' })).toBeVisible();
    for (const text of ['On the stairs', 'Washing-up liquid', 'Out on Monday evening.', '0800 111 999', 'Anyone']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('img', { name: 'Code to join the network Alder House' })).toBeVisible();
  });

  it('says that it is closed', async () => {
    aServer().on('POST /api/boards/link', () => refuse('link_spent', 'This board is no longer there.'));
    renderApp(`/board/${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This board is closed' })).toBeVisible();
  });

  it('isn’t asked for with a link that can’t be ours', async () => {
    const server = aServer();
    renderApp('/board/short');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(server.times('POST', '/api/boards/link')).toBe(0);
  });
});

describe('the boards of a house', () => {
  it('are made, copied by their maker, and removed after a question', async () => {
    signIn('roomie');
    const made = {
      _id: idOf(1_401),
      name: 'Kitchen',
      shows_emergency: true,
      shows_wifi: false,
      made_by: { _id: idOf(1), first_name: 'Mara' },
      made_at: '2027-03-15T10:00:00.000Z',
      opened_at: null,
      is_own: true,
      can_remove: true,
    };
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
      .on(`GET /api/houses/${HOUSE}/calendar`, () =>
        ok({ items: [], today: '2027-03-15', time_zone: 'Europe/London', can_write: true }),
      )
      .on(`GET /api/houses/${HOUSE}/boards`, () => ok({ items: [made] }))
      .on(`GET /api/boards/${made._id}/link`, () => ok({ url: `https://roof.test/board/${TOKEN}` }))
      .on(`POST /api/houses/${HOUSE}/boards`, () => ok(made));
    const { user } = renderApp('/calendar');
    await user.click(await screen.findByRole('button', { name: /^More for / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Kitchen boards' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kitchen boards' }));
    expect(dialog.getByText('Made by you · Never opened · With emergency numbers')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Copy link: Kitchen' }));
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe(`https://roof.test/board/${TOKEN}`);
    });
    await user.click(dialog.getByRole('button', { name: 'Make a board' }));
    const form = within(await screen.findByRole('dialog', { name: 'Make a board' }));
    await user.click(form.getByRole('checkbox', { name: 'Show emergency numbers' }));
    await user.click(form.getByRole('button', { name: 'Make a board' }));
    await screen.findByRole('dialog', { name: 'Kitchen boards' });
    expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Kitchen',
      shows_emergency: true,
      shows_wifi: false,
    });
  });
});

import type { KeptHouse, Neatkeeper } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { nothing, ok, refuse } from '#test/fake-server.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const KEEPER: Neatkeeper = {
  _id: idOf(31),
  first_name: 'Kim',
  last_name: 'Nguyen',
  photo: null,
  about: 'Plants, too.',
  email: 'kim@example.com',
  phone: null,
  disabled: false,
  houses: [
    {
      house_id: HOUSE,
      name: 'Lindenhof',
      cleaning: { weekdays: [2, 5], from: '09:00', to: '12:00' },
      since: '2026-01-05T10:00:00.000Z',
    },
  ],
};
const INVITATION = {
  _id: idOf(41),
  email: 'karl@example.com',
  first_name: 'Karl',
  last_name: 'Lind',
  house: { _id: HOUSE, name: 'Lindenhof' },
  cleaning: { weekdays: [], from: null, to: null },
  created_at: '2026-01-05T10:00:00.000Z',
  sent_at: '2026-01-05T10:00:00.000Z',
};
const ELM = idOf(101);

function serverOfHomeowner(keepers: Neatkeeper[] = [KEEPER], invitations: object[] = []) {
  signIn('homeowner');
  return aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse(), aHouse({ _id: ELM, name: 'Elm' })], next_cursor: null }))
    .on(`GET /api/neatkeepers/get-for-homeowner/${PERSON.homeowner}`, () =>
      ok({ items: keepers, next_cursor: null, invitations }),
    );
}

describe("a homeowner's neatkeepers", () => {
  it('are listed with their houses and days, and the days can be changed', async () => {
    const server = serverOfHomeowner().on(`PUT /api/neatkeepers/${KEEPER._id}`, () => ok(KEEPER));
    const { user } = renderApp('/neatkeepers');
    expect(await screen.findByText(/Tue, Fri · /)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change the cleaning days of Kim Nguyen in Lindenhof' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Friday' }));
    await user.click(dialog.getByRole('button', { name: 'Monday' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
        assignments: [{ house_id: HOUSE, cleaning: { weekdays: [1, 2], from: '09:00', to: '12:00' } }],
      });
    });
  });

  it('are invited with houses and days; an incomplete time window is reported before sending', async () => {
    const server = serverOfHomeowner([]).on('POST /api/neatkeepers/create-neatkeeper', () =>
      refuse('conflict', 'They already look after Elm.'),
    );
    const { user } = renderApp('/neatkeepers');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Invite a neatkeeper' })).toBeEnabled();
    });
    await user.click(screen.getByRole('button', { name: 'Invite a neatkeeper' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('First name'), 'Nils');
    await user.type(dialog.getByLabelText('Last name'), 'Broom');
    await user.type(dialog.getByLabelText('E-mail'), 'nils@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    expect(await dialog.findByText('Choose at least one house.')).toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: 'Houses' }));
    await user.click(await screen.findByRole('option', { name: 'Elm' }));
    await user.type(dialog.getByLabelText('From'), '09:00');
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    expect(await dialog.findByText(/Enter both times/)).toBeInTheDocument();
    expect(server.times('POST', '/api/neatkeepers/create-neatkeeper')).toBe(0);
    await user.type(dialog.getByLabelText('Until'), '11:00');
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    expect(await dialog.findByText('They already look after Elm.')).toBeInTheDocument();
    expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
      first_name: 'Nils',
      last_name: 'Broom',
      email: 'nils@example.com',
      assignments: [{ house_id: ELM, cleaning: { weekdays: [], from: '09:00', to: '11:00' } }],
    });
  });

  it('are removed after a confirmation, and an invitation can be withdrawn', async () => {
    const server = serverOfHomeowner([KEEPER], [INVITATION])
      .on(`DELETE /api/neatkeepers/${KEEPER._id}`, () => nothing())
      .on(`DELETE /api/neatkeepers/invitations/${INVITATION._id}`, () => nothing());
    const { user } = renderApp('/neatkeepers');
    await user.click(await screen.findByRole('button', { name: 'Remove Kim Nguyen from Lindenhof' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(server.asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ house_id: HOUSE });
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Karl Lind’s invitation to Lindenhof' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => {
      expect(server.times('DELETE', `/api/neatkeepers/invitations/${INVITATION._id}`)).toBe(1);
    });
  });
});

describe("a neatkeeper's page", () => {
  const HOUSE_KEPT: KeptHouse = {
    _id: HOUSE,
    neatkeeper_id: PERSON.neatkeeper,
    name: 'Lindenhof',
    street: 'Lindenweg 4',
    postal_code: '10115',
    city: 'Berlin',
    country: 'DE',
    time_zone: 'Europe/Berlin',
    state: 'open',
    rooms: ['Garden room'],
    board: { version: 1, items: ['Salt'] },
    cleaning: { weekdays: [2], from: null, to: null },
    visits: ['2026-11-24'],
    homeowner: {
      _id: PERSON.homeowner,
      first_name: 'Henrik',
      last_name: 'Aalto',
      photo: null,
      about: '',
      email: null,
      phone: null,
    },
  };

  it('shows the coming visits, the house and its live board, and accepts an invitation', async () => {
    const live = new FakeLive();
    signIn('neatkeeper');
    const { cleaning, created_at } = INVITATION;
    const house = { _id: ELM, name: 'Elm House', city: 'Leeds' };
    const asked = { _id: idOf(42), house, homeowner: 'Henrik Aalto', cleaning, created_at };
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('neatkeeper')))
      .on('GET /api/neatkeepers/all-houses', () => ok({ items: [HOUSE_KEPT], next_cursor: null }))
      .on('GET /api/neatkeepers/invitations', () => ok({ items: [asked] }))
      .on(`PUT /api/neatkeepers/invitations/${asked._id}`, () => nothing());
    const { user } = renderApp('/feedback-neatkeeper');
    const visits = within(await screen.findByRole('region', { name: 'Upcoming visits' }));
    expect(visits.getByText(/Tuesday/)).toBeInTheDocument();
    const board = within(screen.getByRole('region', { name: 'Shopping list of Lindenhof' }));
    live.push('board:updated', { house_id: HOUSE, version: 2, items: ['Salt', 'Rice'] });
    expect(await board.findByText('Rice')).toBeInTheDocument();
    // The server refuses a neatkeeper who writes on it.
    expect(board.queryByRole('button')).not.toBeInTheDocument();
    expect(board.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept Elm House' }));
    await waitFor(() => {
      expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ answer: 'accept' });
    });
  });
});

import { screen, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const ALDER = { _id: idOf(1), name: 'Alder House' };

it("shows an admin a person's houses, money, activity and audit log entries", async () => {
  signIn('admin');
  aServer()
    .on('GET /api/me', () => ok(meOf('admin')))
    .on(`GET /api/admins/people/${PERSON.roomie}`, () =>
      ok({
        _id: PERSON.roomie,
        account_type: 'roomie',
        first_name: 'Mara',
        last_name: 'Lindqvist',
        photo: null,
        email: 'mara@home.test',
        phone: null,
        email_verified: true,
        disabled: false,
        invited: false,
        deleted: false,
        created_at: '2025-07-01T10:00:00.000Z',
        houses: [
          {
            house: ALDER,
            city: 'Manchester',
            room: 'Attic',
            is_present: false,
            since: '2025-07-14',
            until: '2026-06-19',
          },
        ],
      }),
    )
    .on(`GET /api/ledger/balance/${PERSON.roomie}`, () =>
      ok({
        roomie: { _id: PERSON.roomie, first_name: 'Mara' },
        houses: [{ house: ALDER, currency: 'GBP', total: '12.50', accounts: [], open: [] }],
      }),
    )
    .on('GET /api/admins/activity', () => ok({ items: [], next_cursor: null }))
    .on('GET /api/admins/audit', () => ok({ items: [], next_cursor: null, chain: null }));
  renderApp(`/admin/people/${PERSON.roomie}`);
  expect(await screen.findByRole('heading', { name: 'Mara Lindqvist' })).toBeInTheDocument();
  const houses = screen.getByRole('region', { name: 'Houses' });
  expect(houses).toHaveTextContent('Attic · Manchester · Jul 14, 2025 – Jun 19, 2026');
  expect(within(houses).getByRole('link', { name: 'Alder House' })).toHaveAttribute(
    'href',
    '/admin/houses?search=Alder%20House',
  );
  expect(await screen.findByText('£12.50')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Money' })).toHaveTextContent('Owes');
  expect(await screen.findByText('No audit log entries yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in the audit log' })).toHaveAttribute(
    'href',
    `/admin/audit?person_id=${PERSON.roomie}`,
  );
});

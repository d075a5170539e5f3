import type { ImportedPortfolio, PortfolioPreview } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { aHouse } from '#test/houses.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const PREVIEW: PortfolioPreview = {
  houses: [
    {
      name: 'Linden House',
      city: 'Cologne',
      currency: 'EUR',
      is_new: true,
      rooms: [
        {
          line: 2,
          name: 'Room 1',
          is_new: true,
          rent: '520.00',
          rent_period: 'month',
          deposit: '1040.00',
          roomie: {
            first_name: 'Ada',
            last_name: 'Ark',
            email: 'ada@example.org',
            starts_on: '2025-04-01',
            ends_on: null,
            balance: '120.00',
          },
        },
        { line: 3, name: 'Room 2', is_new: true, rent: '480.00', rent_period: 'month', deposit: '0.00', roomie: null },
      ],
    },
  ],
  roomies: 1,
  needs_lease: true,
  unused: ['Notes'],
  faulty: 0,
  faults: [],
};
const DONE: ImportedPortfolio = { houses: [{ _id: idOf(5), name: 'Linden House' }], rooms: 2, roomies: 1, leases: 1 };
const TEMPLATE = { _id: idOf(9), title: 'Room lease', type: 'lease', isActive: true };
const FILE = new File(['House,Room'], 'houses.csv', { type: 'text/csv' });

function atTheHouses(preview: PortfolioPreview | 'refused' = PREVIEW) {
  signIn('homeowner');
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/homeowners/getagreement/${PERSON.homeowner}`, () => ok({ items: [TEMPLATE], next_cursor: null }))
    .on('GET /api/agreement-templates/starters', () => ok({ items: [] }))
    .on('POST /api/portfolio/preview', () =>
      preview === 'refused'
        ? refuse('rule_violated', 'Check what you entered.', {
            errors: [{ path: 'file', message: 'This file is empty.' }],
          })
        : ok(preview),
    )
    .on('POST /api/portfolio/import', () => ok(DONE));
  return { server, ...renderApp('/view?open=import') };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import houses and roomies' }));

describe('importing houses', () => {
  it('shows what the file becomes, and imports it with a lease', async () => {
    const { server, user } = atTheHouses();
    const { findByText, findByLabelText, findByRole, getByText, getByLabelText, getByRole } = await dialog();
    expect(getByRole('button', { name: 'Import' })).toBeDisabled();
    await user.upload(await findByLabelText('Choose a file'), FILE);
    await findByText('1 house, 2 rooms, 1 roomie');
    expect(getByText(/^Ada Ark, ada@example.org/).textContent).toMatch(/· from Apr 1, 2025 · owes €120.00$/);
    expect(getByText('Columns we don’t use: Notes')).toBeVisible();
    expect(getByText(/1 person gets an invitation by e-mail\. Choose a lease/)).toBeVisible();
    await user.selectOptions(getByLabelText('Lease'), await findByRole('option', { name: 'Room lease' }));
    await user.click(getByRole('button', { name: 'Import 2 rooms' }));
    expect(await screen.findByText('1 house with 2 new rooms imported. 1 roomie is invited.')).toBeVisible();
    const sent = server.asked.filter(({ path }) => path === '/api/portfolio/import');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        file: btoa('House,Room'),
        time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        template_id: TEMPLATE._id,
      },
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('names every line that has to be corrected, and imports nothing until then', async () => {
    const { user } = atTheHouses({
      ...PREVIEW,
      houses: [],
      faulty: 3,
      faults: [
        { line: 2, column: 'rent', fault: 'amount', said: 'much' },
        { line: 3, column: null, fault: 'quotes', said: '' },
      ],
    });
    const { findByRole, getByLabelText, getByRole, queryByLabelText } = await dialog();
    await user.upload(getByLabelText('Choose a file'), FILE);
    const faults = within(await findByRole('list', { name: '3 things to correct in your file' }));
    expect(faults.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 2, Rent: “much” is no amount in this currency.',
      'Line 3: The closing quotation mark is missing.',
      'and 1 more',
    ]);
    expect(getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(queryByLabelText('Lease')).toBeNull();
  });

  it('says why a file can’t be read', async () => {
    const { user } = atTheHouses('refused');
    const { findByText, getByLabelText } = await dialog();
    await user.upload(getByLabelText('Choose a file'), FILE);
    expect(await findByText('This file is empty.')).toBeVisible();
  });
});

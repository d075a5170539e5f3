import type { ArrearsOfHouses, LedgerBalance } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { aHouseBalance } from '#test/money.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const FIGURES = {
  today: { rooms: 0, occupied: 0, releasing: 0, listed: 0, vacant: 0 },
  months: [],
  by_house: [],
  waiting: [],
  houses: { open: 1, draft: 0, archived: 0 },
  rent: [],
};
const NOTHING: ArrearsOfHouses = { totals: [], owing: 0, people: [] };
const SOME: ArrearsOfHouses = {
  totals: [
    {
      currency: 'EUR',
      due: '1410.00',
      upcoming: '620.00',
      to30: '620.00',
      to60: '0.00',
      to90: '670.00',
      over90: '120.00',
    },
  ],
  owing: 1,
  people: [
    {
      roomie: { _id: idOf(31), first_name: 'Ben', last_name: 'Ode' },
      house: { _id: HOUSE, name: 'Lindenhof' },
      currency: 'EUR',
      due: '1410.00',
      since: '2026-05-01',
      days_late: 132,
    },
  ],
};

function atTheOverview(answer: () => ArrearsOfHouses) {
  signIn('homeowner');
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/figures', () => ok(FIGURES))
    .on(`GET /api/ledger/arrears/${PERSON.homeowner}`, () => ok(answer()));
  return { server, live, ...renderApp('/admin') };
}

describe('money due', () => {
  it('shows how much is due, for how long, and who has owed longest', async () => {
    atTheOverview(() => SOME);
    const section = await screen.findByRole('region', { name: 'Money due' });
    expect(await within(section).findAllByText('€1,410.00')).toHaveLength(2);
    expect(section).toHaveTextContent('€620.00 more is due later');
    expect(section).toHaveTextContent('61 to 90 days€670.00');
    expect(section).not.toHaveTextContent('31 to 60 days');
    expect(within(section).getByRole('link', { name: /Ben Ode.*due since May 1, 2026/ })).toHaveAttribute(
      'href',
      `/edit-tenant?id=${idOf(31)}`,
    );
  });

  it('says so if nobody owes anything', async () => {
    atTheOverview(() => NOTHING);
    expect(await screen.findByText('Nobody owes you anything right now.')).toBeVisible();
  });
});

describe('the overview', () => {
  it("shows the rest if a part can't be loaded, without retrying endlessly", async () => {
    const { server } = atTheOverview(() => SOME);
    expect(await screen.findByRole('region', { name: 'Money due' })).toBeVisible();
    expect(await screen.findByText('Ben Ode')).toBeVisible();
    expect(server.times('GET', '/api/roomies/showings')).toBeLessThanOrEqual(5);
  });
});

describe("the balance on a roomie's start page", () => {
  it.each([
    ['120.00', '0.00', 'To pay', '€120.00'],
    ['120.00', '-100.00', 'To pay', '€120.00'],
    ['0.00', '-12.40', 'You get back', '€12.40'],
    ['0.00', '0.00', 'All settled', '€0.00'],
  ])('with rent %s and housemates %s reads as %s', async (rent, supplies, label, amount) => {
    signIn('roomie');
    const balance: LedgerBalance = {
      roomie: { _id: PERSON.roomie, first_name: 'Mara' },
      late_fees: [],
      houses: [
        aHouseBalance({
          accounts: [
            { account: 'rent', amount: rent },
            { account: 'supplies', amount: supplies },
          ],
        }),
      ],
    };
    aServer()
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on(`GET /api/ledger/balance/${PERSON.roomie}`, () => ok(balance));
    renderApp('/user');
    const link = await screen.findByRole('link', { name: label });
    expect(link).toHaveAttribute('href', '/supplies');
    expect(await screen.findByText(amount)).toBeVisible();
  });

  it("is omitted if it can't be loaded", async () => {
    signIn('roomie');
    aServer()
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on(`GET /api/ledger/balance/${PERSON.roomie}`, () => refuse('internal', 'It broke.'));
    renderApp('/user');
    expect(await screen.findByRole('heading', { name: /^Good/ })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'To pay' })).toBeNull();
    });
  });
});

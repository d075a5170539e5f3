import type { CallResponse, getVariableCosts, RecurringBill, VariableCost } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { aHousemate } from '#test/at-the-chores.tsx';
import { aBill, aBillDetail, aRecurringBill } from '#test/bills.ts';
import { BEN } from '#test/feed.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

type Costs = CallResponse<typeof getVariableCosts>;

const BILL = aBill(1);
const ENTER = `/api/houses/variablecosts/${HOUSE}` as const;
const YEAR = new Date().getFullYear();

interface Given {
  bills?: VariableCost[];
  more?: Partial<Costs>;
  recurring?: RecurringBill[];
}

function at(path: string, role: 'roomie' | 'homeowner', { bills = [BILL], more = {}, recurring = [] }: Given = {}) {
  signIn(role);
  const costs = { currency: 'EUR', items: bills, months: [], before: [], ...more };
  const none = { currency: 'EUR', items: [], months: [], before: [] };
  const averages = {
    category: 'electricity' as const,
    month: '2026-10',
    amount: '62.00',
    months: 12,
    mean: '58.20',
    per_occupant_day: '0.94',
    same_month_last_year: '60.00',
    trend: '0.40',
  };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail()))
    .on(`GET ${ENTER}/${String(YEAR)}`, () => ok(costs))
    .on(`GET ${ENTER}/${String(YEAR - 1)}`, () => ok(none))
    .on(`GET /api/houses/averages/variablecosts/${HOUSE}`, () => ok({ currency: 'EUR', items: [averages] }))
    .on(`GET /api/houses/recurring-bills/${HOUSE}`, () => ok({ items: recurring }))
    .on(`GET /api/variable-costs/${BILL._id}`, () => ok(aBillDetail()))
    .on(`GET /api/houses/variable-cost-preview/${HOUSE}`, () =>
      ok({ currency: 'EUR', period_days: 31, occupant_days: 62, empty_days: 0, shares: BILL.shares, overlaps: [] }),
    )
    .on(`GET /api/roomies/allhousesupplies/${HOUSE}`, () => ok({ items: [], next_cursor: null }))
    .on(`GET /api/roomies/recurring-supplies/house/${HOUSE}`, () => ok({ items: [] }))
    .on(`GET /api/supplies-history/house/${HOUSE}/months`, () => ok({ currency: 'EUR', items: [], categories: [] }));
  return { server, ...renderApp(path) };
}

const sent = (server: ReturnType<typeof aServer>, path: string) =>
  server.asked.filter((asked) => asked.method === 'PUT' && asked.path === path).map(({ body }) => body);

const GAS = aRecurringBill();

describe("a roomie's bills", () => {
  it('show their share and the usual cost, and open into the calculation', async () => {
    const { user } = at('/supplies', 'roomie');
    const panel = within(await screen.findByRole('region', { name: 'Bills' }));
    expect(await panel.findByText('October 2026')).toBeVisible();
    expect(panel.getByText('€31.00 yours')).toBeVisible();
    expect(await panel.findByText('Average per month: Electricity €58.20')).toBeVisible();
    await user.click(panel.getByRole('button', { name: /^Electricity/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why this amount: Electricity, October 2026' }));
    expect(dialog.getByText('You lived there for 31 of these 62 days: €31.00.')).toBeVisible();
    expect(dialog.getByText('Everyone’s days in the house add up to 62.')).toBeVisible();
  });

  it('open from a notification, with the exact part, the meter and earlier versions', async () => {
    const { server } = at(`/supplies?bill=${BILL._id}`, 'roomie', { bills: [] });
    const { versions: _none, ...now } = aBillDetail();
    server.on(`GET /api/variable-costs/${BILL._id}`, () =>
      ok({
        ...now,
        empty_days: 2,
        meter: { name: 'Hall', start: '1204.5', end: '1391', unit: 'kWh', used: '186.5' },
        shares: [
          { ...BILL.shares[0], exact: { amount: '30.99', over: 35, of: 53 } },
          { person: null, days: 2, amount: '1.00', exact: { amount: '1.00', over: 0, of: 1 } },
        ],
        versions: [
          {
            ...now,
            amount: '26.00',
            reason: 'Two digits were swapped.',
            replaced_at: now.entered_at,
            replaced_by: now.entered_by,
          },
        ].map(({ category, from, to, amount, supplier, note, meter, version, entered_at, entered_by, ...rest }) => ({
          category,
          from,
          to,
          amount,
          supplier,
          note,
          meter,
          version,
          entered_at,
          entered_by,
          reason: rest.reason,
          replaced_at: rest.replaced_at,
          replaced_by: rest.replaced_by,
        })),
      }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: /^Why this amount: Electricity/ }));
    expect(dialog.getByText(/exactly €30\.99 and 35\/53 of €0\.01/)).toBeVisible();
    expect(dialog.getByText(/^Hall: 1,204\.5 → 1,391 kWh, 186\.5 kWh used$/)).toBeVisible();
    expect(dialog.getByText(/Two digits were swapped\./)).toBeVisible();
    expect(dialog.getByText('2 empty days')).toBeVisible();
  });
});

describe("a homeowner's bills", () => {
  it('are charted against the year before, with a table one click away', async () => {
    const months = [
      { month: `${String(YEAR)}-10`, category: 'electricity' as const, amount: '62.00', occupant_days: 62 },
    ];
    const before = [{ ...months[0], month: `${String(YEAR - 1)}-10`, amount: '60.00' }] as Costs['before'];
    const { user } = at('/variablecostreports', 'homeowner', { more: { months, before } });
    expect(await screen.findByTitle(`Oct, ${String(YEAR)}: €62`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(await screen.findByRole('row', { name: 'Oct €62.00 €60.00' })).toBeVisible();
    expect(screen.getByText(/€62\.00 in October 2026, up from €60\.00 a year before\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
  });

  it('explain what to do if there are none, and which are missing', async () => {
    const waits = { from: '2026-10-01', to: '2026-10-31', since: '2026-11-05' };
    const gas = aRecurringBill({ amount: null });
    at('/variablecostreports', 'homeowner', { bills: [], recurring: [{ ...gas, waits }] });
    expect(await screen.findByRole('heading', { name: 'No bills yet' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Enter the bill: Gas, October 2026' })).toHaveAttribute(
      'href',
      `/addvariablecosts/${HOUSE}?category=gas&from=2026-10-01&to=2026-10-31`,
    );
  });

  it('that are always the same are entered by themselves, and the next can be left out', async () => {
    const { server, user } = at(`/addvariablecosts/${HOUSE}`, 'homeowner', { recurring: [GAS] });
    expect(await screen.findByText('Every month · €34.20 · entered on Dec 5, 2026 · set by you')).toBeVisible();
    const path = `/api/houses/recurring-bills/${HOUSE}/gas/next` as const;
    const skipped = { items: [{ ...GAS, skips_next: true }] };
    server.on(`PUT ${path}`, () => ok(skipped)).on(`GET /api/houses/recurring-bills/${HOUSE}`, () => ok(skipped));
    await user.click(screen.getByRole('button', { name: 'Skip the next: Gas' }));
    expect(await screen.findByText('Gas is left out on Dec 5, 2026.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Don’t skip the next: Gas' })).toBeVisible();
    expect(sent(server, path)).toEqual([{ next_on: '2026-12-05', skip: true }]);
  });

  it('that recur are changed in place, and each category is offered once', async () => {
    const gas = { ...GAS, supplier: 'Stadtwerke' };
    const { server, user } = at(`/addvariablecosts/${HOUSE}`, 'homeowner', { recurring: [gas] });
    const path = `/api/houses/recurring-bills/${HOUSE}` as const;
    server.on(`PUT ${path}`, () => ok({ items: [{ ...gas, amount: '36.00' }] }));
    await user.click(await screen.findByRole('button', { name: 'Change: Gas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Gas' }));
    expect(dialog.queryByRole('combobox', { name: 'Category' })).toBeNull();
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    expect(amount).toHaveValue('34.20');
    await user.clear(amount);
    await user.type(amount, '36');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Gas changed.')).toBeVisible();
    expect(sent(server, path)).toEqual([
      {
        category: 'gas',
        every: 'month',
        first_on: '2026-01-05',
        supplier: 'Stadtwerke',
        amount: '36.00',
        split: [],
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Add a recurring bill' }));
    const added = within(await screen.findByRole('dialog', { name: 'Add a recurring bill' }));
    expect(added.queryByRole('option', { name: 'Gas' })).toBeNull();
  });

  it('are withdrawn with a reason', async () => {
    const { server, user } = at('/variablecostreports', 'homeowner');
    const path = `/api/variable-costs/${BILL._id}/take-back` as const;
    server.on(`PUT ${path}`, () => ok({ ...BILL, state: 'taken_back', shares: [] }));
    await user.click(await screen.findByRole('button', { name: 'Actions for Electricity, October 2026' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'Entered twice.');
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Electricity, October 2026: bill taken back.')).toBeVisible();
    expect(sent(server, path)).toEqual([{ reason: 'Entered twice.', version: 1 }]);
  });
});

describe('entering a bill', () => {
  it('for some of the people takes their shares, as the last one of its kind had them', async () => {
    const split = [{ roomie: BEN._id, shares: 2 }];
    const { server, user } = at(`/addvariablecosts/${HOUSE}`, 'homeowner', { bills: [{ ...BILL, split }] });
    const roomies = [aHousemate(BEN), aHousemate({ _id: PERSON.roomie, first_name: 'Mara' })];
    server.on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ roomies })));
    server.on(`PUT ${ENTER}`, () => ok(BILL));
    expect(await screen.findByRole('textbox', { name: 'Shares of Ben' })).toHaveValue('2');
    await user.type(screen.getByRole('textbox', { name: 'Amount of the bill' }), '62');
    const mara = screen.getByRole('textbox', { name: 'Shares of Mara' });
    await user.type(mara, 'x');
    expect(screen.getByText('Enter a whole number up to 1,000.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enter the bill' })).toBeDisabled();
    await user.clear(mara);
    await user.type(mara, '1');
    await user.click(screen.getByRole('button', { name: 'Enter the bill' }));
    await waitFor(() => {
      expect(sent(server, ENTER)).toMatchObject([
        {
          split: [
            { roomie: BEN._id, shares: 2 },
            { roomie: PERSON.roomie, shares: 1 },
          ],
        },
      ]);
    });
  });

  it('starts after the last one, previews the shares, and sends it once', async () => {
    const meter = { name: 'Hall', start: '10', end: '25.5', unit: 'kWh' as const, used: '15.5' };
    const last = aBill(1, { from: '2026-09-01', to: '2026-09-30', meter });
    const { server, user } = at(`/addvariablecosts/${HOUSE}`, 'homeowner', { bills: [last] });
    expect(await screen.findByLabelText('From')).toHaveValue('2026-10-01');
    expect(screen.getByLabelText('To (inclusive)')).toHaveValue('2026-10-31');
    expect(screen.getByLabelText('At the start')).toHaveValue('25.5');
    expect(screen.getByRole('button', { name: 'Enter the bill' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Amount of the bill' }), '62');
    await user.type(screen.getByLabelText('At the end'), '41,5');
    expect(screen.getByText('16 kWh used')).toBeVisible();
    expect(await screen.findByText('31 days, split by everyone’s 62 days in the house.')).toBeVisible();
    server.on(`PUT ${ENTER}`, () => refuse('conflict', 'There are already 200 bills in that year.'));
    await user.click(screen.getByRole('button', { name: 'Enter the bill' }));
    expect(await screen.findByText('There are already 200 bills in that year.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Amount of the bill' })).toHaveValue('62');
    server.on(`PUT ${ENTER}`, () => ok(BILL));
    await user.click(screen.getByRole('button', { name: 'Enter the bill' }));
    expect(await screen.findByText('Electricity bill entered and split.')).toBeVisible();
    expect(sent(server, ENTER).at(-1)).toEqual({
      category: 'electricity',
      from: '2026-10-01',
      to: '2026-10-31',
      amount: '62.00',
      split: [],
      supplier: 'City Power',
      note: '',
      photo: [],
      overlaps: false,
      meter: { name: 'Hall', start: '25.5', end: '41.5', unit: 'kWh' },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bills' })).toBeVisible();
  });

  it("doesn't warn about the bill itself after it was entered", async () => {
    const { server, user } = at(`/addvariablecosts/${HOUSE}`, 'homeowner', { bills: [] });
    const preview = `/api/houses/variable-cost-preview/${HOUSE}` as const;
    await user.type(await screen.findByRole('textbox', { name: 'Amount of the bill' }), '62');
    expect(await screen.findByText('31 days, split by everyone’s 62 days in the house.')).toBeVisible();
    const before = server.times('GET', preview);
    server.on(`PUT ${ENTER}`, () => ok(BILL));
    await user.click(screen.getByRole('button', { name: 'Enter the bill' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bills' })).toBeVisible();
    expect(server.times('GET', preview)).toBe(before);
  });

  it('asks for confirmation if another bill covers some of the same days', async () => {
    const { server, user } = at(`/addvariablecosts/${HOUSE}`, 'homeowner', { bills: [] });
    const overlaps = [{ _id: BILL._id, from: '2026-09-15', to: '2026-10-14', amount: '50.00' }];
    server.on(`GET /api/houses/variable-cost-preview/${HOUSE}`, () =>
      ok({ currency: 'EUR', period_days: 31, occupant_days: 62, empty_days: 0, shares: [], overlaps }),
    );
    server.on(`PUT ${ENTER}`, () => ok(BILL));
    await user.type(await screen.findByRole('textbox', { name: 'Amount of the bill' }), '62');
    await user.click(await screen.findByRole('checkbox', { name: 'That’s right, enter this one too' }));
    await user.click(screen.getByRole('button', { name: 'Enter the bill' }));
    expect(await screen.findByText('Electricity bill entered and split.')).toBeVisible();
    expect(sent(server, ENTER)).toMatchObject([{ overlaps: true }]);
  });

  it("corrects the bill's version that was seen", async () => {
    const { server, user } = at(`/addvariablecosts/${HOUSE}?bill=${BILL._id}`, 'homeowner');
    server.on(`PUT ${ENTER}`, () => ok({ ...BILL, version: 2 }));
    const amount = await screen.findByRole('textbox', { name: 'Amount of the bill' });
    expect(amount).toHaveValue('62.00');
    await user.clear(amount);
    await user.type(amount, '26');
    await user.type(screen.getByRole('textbox', { name: 'What was wrong? (optional)' }), 'Swapped.');
    await user.click(screen.getByRole('button', { name: 'Save the correction' }));
    expect(await screen.findByText('Electricity bill corrected and split again.')).toBeVisible();
    expect(sent(server, ENTER)).toMatchObject([
      { amount: '26.00', replaces: { _id: BILL._id, version: 1, reason: 'Swapped.' } },
    ]);
  });

  it('can be repeated as a recurring bill', async () => {
    const { server, user } = at(`/addvariablecosts/${HOUSE}`, 'homeowner');
    const path = `/api/houses/recurring-bills/${HOUSE}` as const;
    server.on(`PUT ${path}`, () => ok({ items: [] }));
    await user.click(await screen.findByRole('button', { name: 'Add a recurring bill' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How often it comes' }), 'Every year');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('We’ll remind you about Electricity.')).toBeVisible();
    expect(sent(server, path)).toMatchObject([{ category: 'electricity', every: 'year', supplier: '' }]);
  });
});

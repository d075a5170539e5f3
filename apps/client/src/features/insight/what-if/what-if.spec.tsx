import type { WhatIf, WhatIfPersonMonth } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const [OWN, ADA, ROOM] = [meOf('homeowner').userData._id, idOf(31), idOf(32)];
const MONTHS = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`);
const ASKED = `POST /api/houses/${HOUSE}/what-if` as const;

const month = (more: Partial<WhatIfPersonMonth> = {}): WhatIfPersonMonth => ({
  days: 30,
  rent: '620.00',
  bills: [{ category: 'internet', amount: '20.00' }],
  supplies: '5.00',
  turns: 4,
  points: 8,
  owed: '0.00',
  ...more,
});
const houseMonth = (rent: string) => ({
  rent,
  bills: '40.00',
  homeowner_bills: '0.00',
  supplies: '10.00',
  vacant_days: 0,
  vacancy: '0.00',
  empty_days: 0,
});
const all = <Item,>(item: Item): Item[] => MONTHS.map(() => item);

const anAnswer = (more: Partial<WhatIf> = {}): WhatIf => ({
  currency: 'GBP',
  months: MONTHS,
  people: [
    {
      _id: ADA,
      first_name: 'Ada',
      room: 'Attic',
      usual: { before: '645.00', after: '668.40' },
      before: all(month()),
      after: all(month({ owed: '23.40' })),
    },
  ],
  house: { before: all(houseMonth('620.00')), after: all(houseMonth('640.00')) },
  assumed: {
    from: '2025-12-01',
    to: '2026-11-30',
    bills: [{ category: 'internet', months: 5, monthly: '40.00', follows_people: false, is_changed: false }],
    supplies: { months: 0, monthly: '0.00' },
    chores: 2,
    without_lease: [],
  },
  choices: {
    today: '2026-12-10',
    until: '2027-12-31',
    people: [{ _id: ADA, first_name: 'Ada', last_day: '2027-01-31', rent: '620.00' }],
    rooms: [{ _id: ROOM, name: 'Cellar', free_from: '2026-12-11', rent: '432.00' }],
  },
  ...more,
});

function atThePage(answer = anAnswer(), path = '/what-if') {
  signIn('homeowner');
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(ASKED, () => ok(answer));
  const questions = () =>
    server.asked.filter(({ method }) => method === 'POST').map(({ body }) => (body as { changes: unknown }).changes);
  return { server, questions, ...renderApp(path) };
}

describe('what if', () => {
  it('shows the house as it is, and then what a change comes to', async () => {
    const { user, questions } = atThePage();
    expect(await screen.findByText('This is how the next 12 months look as things are')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'An average month' })).toBeVisible();
    expect(screen.queryByText('With the changes')).toBeNull();
    const months = within(screen.getByRole('region', { name: 'Month by month' }));
    expect(months.queryByRole('columnheader', { name: 'Days the house is empty' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Someone moves out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone moves out' }));
    expect(dialog.getByLabelText(/^Last day/)).toHaveValue('2027-01-31');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/^Ada moves out on/)).toBeVisible();
    expect(await screen.findByText('You receive £240.00 more rent in 12 months')).toBeVisible();
    expect(screen.getByText('£23.40 more a month')).toBeVisible();
    expect(questions().at(-1)).toEqual([{ kind: 'moves_out', roomie: ADA, last_day: '2027-01-31' }]);
    expect(window.location.search).toContain(`changes=out_${ADA}_2027-01-31`);
    await user.click(screen.getByRole('button', { name: /^Remove: Ada moves out/ }));
    expect(await screen.findByText('Add a change to see what it does.')).toBeVisible();
    expect(window.location.search).not.toContain('changes');
  });

  it('opens with the changes of a link, and keeps rents out of it', async () => {
    const { user, questions } = atThePage(anAnswer(), `/what-if?changes=in_${ROOM}_2027-02-01`);
    expect(await screen.findByText(/^Someone moves into Cellar on/)).toBeVisible();
    expect(questions()[0]).toEqual([{ kind: 'moves_in', room: ROOM, first_day: '2027-02-01' }]);
    await user.click(screen.getByRole('button', { name: 'Rent changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rent changes' }));
    expect(dialog.getByRole('textbox', { name: /^Rent a month/ })).toHaveValue('620.00');
    await user.clear(dialog.getByRole('textbox', { name: /^Rent a month/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Rent a month/ }), '717');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/^Ada pays €717\.00 rent from/)).toBeVisible();
    expect(screen.getByText(/^Rents aren’t part of the link/)).toBeVisible();
    expect(window.location.search).not.toContain('717');
  });

  it("says in the dialog what can't happen, and in the page what a link got wrong", async () => {
    const { server, user } = atThePage();
    await screen.findByText('This is how the next 12 months look as things are');
    server.on(ASKED, () => refuse('rule_violated', 'This room isn’t free from that day on.'));
    await user.click(screen.getByRole('button', { name: 'Someone moves in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone moves in' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('This room isn’t free from that day on.')).toBeVisible();
    expect(screen.getByText('Add a change to see what it does.')).toBeInTheDocument();
  });

  it('shows months of a person, and says which bills are hardly known', async () => {
    const short = anAnswer();
    const [bill] = short.assumed.bills;
    if (bill === undefined) throw new Error('There is a bill.');
    const { user } = atThePage({ ...short, assumed: { ...short.assumed, bills: [{ ...bill, months: 1 }] } });
    expect(await screen.findByText(/^Fewer than 2 months are known for: Internet/)).toBeVisible();
    const months = within(screen.getByRole('region', { name: 'Month by month' }));
    expect(months.getByRole('columnheader', { name: 'Rent received' })).toBeVisible();
    await user.selectOptions(months.getByRole('combobox', { name: 'Show' }), 'Ada');
    await waitFor(() => {
      expect(months.getByRole('columnheader', { name: 'Owed at month’s end' })).toBeVisible();
    });
    expect(months.getAllByRole('cell', { name: '4 turns, 8 points' })).toHaveLength(12);
    expect(OWN).not.toBe(ADA);
  });
});

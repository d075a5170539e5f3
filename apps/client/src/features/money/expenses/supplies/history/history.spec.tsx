import type { ImportPreview, SuppliesImport, Supply } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { aSuppliesMonth, aSupply } from '#test/supplies.ts';
import { byPerson, topOf } from './figures.ts';

const BEN = aSupply(1).buyer;
const ADA = { _id: idOf(77), first_name: 'Ada' };
const PREVIEW: ImportPreview = {
  form: 'splitwise',
  currency: 'EUR',
  purchases: 1,
  payments: 0,
  total: '3.00',
  from: '2019-03-01',
  to: '2019-03-01',
  people: [
    { name: 'Ben', roomie: BEN._id },
    { name: 'Benny', roomie: null },
  ],
  roomies: [{ _id: BEN._id, first_name: 'Ben', last_name: 'Ode' }],
  lines: [
    { line: 2, is_payment: false, bought_on: '2019-03-01', name: 'Milk', price: '3.00', buyer: BEN._id, shares: null },
  ],
  faulty: 1,
  faults: [{ line: 3, fault: 'person_unknown', said: 'Benny' }],
};
const IMPORT: SuppliesImport = {
  _id: '01990000-0000-7000-8000-00000000f11e',
  form: 'splitwise',
  at: '2026-09-01T10:00:00.000Z',
  by: { _id: BEN._id, first_name: 'Ada' },
  purchases: 2,
  payments: 0,
  total: '13.01',
  currency: 'EUR',
  from: '2019-03-01',
  to: '2019-04-02',
  ended: null,
};

function atTheHistory(given: { supplies?: Supply[]; imports?: SuppliesImport[]; isEmpty?: boolean } = {}, query = '') {
  signIn('homeowner');
  const months =
    given.isEmpty === true
      ? []
      : [aSuppliesMonth({ month: '2026-08' }), aSuppliesMonth({ month: '2026-08', roomie: ADA })];
  const kept = { imports: given.imports ?? [] };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/supplies-history/house/${HOUSE}/months`, () => ok({ currency: 'EUR', items: months, categories: [] }))
    .on(`GET /api/supplies-history/house/${HOUSE}`, () => ok({ items: given.supplies ?? [], next_cursor: null }))
    .on(`GET /api/supplies-history/house/${HOUSE}/imports`, () => ok({ items: kept.imports, next_cursor: null }));
  return { server, kept, ...renderApp(`/supplies-history${query}`) };
}

const FILE = new File(['Date,Description'], 'old.csv', { type: 'text/csv' });

describe('the supplies history', () => {
  it('explains how to begin when nothing was bought', async () => {
    atTheHistory({ isEmpty: true });
    expect(await screen.findByRole('heading', { name: 'No purchases yet' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Bought by month' })).toBeNull();
  });

  it('shows who buys most, and each month as a table too', async () => {
    const { user } = atTheHistory({ supplies: [aSupply(1)] });
    const chart = await screen.findByRole('region', { name: 'Bought by month' });
    await user.click(within(chart).getByRole('button', { name: /table/i }));
    expect(await within(chart).findByRole('row', { name: /August 2026/ })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Who buys most' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is filtered by the URL', async () => {
    const { server } = atTheHistory({}, `?month=2026-08&buyer=${BEN._id}&removed=true`);
    expect(await screen.findByText(/No matches/)).toBeVisible();
    const asked = server.asked.find(({ path }) => path === `/api/supplies-history/house/${HOUSE}`);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ month: '2026-08', buyer: BEN._id, removed: 'true' });
  });

  it('imports a file after names are matched and bad lines left out', async () => {
    const { server, kept, user } = atTheHistory();
    server.on(`POST /api/supplies-history/house/${HOUSE}/import/preview`, ({ body }) => {
      const named = (body as { people: { name: string; roomie: string | null }[] }).people;
      const people = PREVIEW.people.map((person) => named.find(({ name }) => name === person.name) ?? person);
      return ok({ ...PREVIEW, people });
    });
    server.on(`POST /api/supplies-history/house/${HOUSE}/import`, () => {
      kept.imports = [IMPORT];
      return ok(IMPORT);
    });
    await user.click(await screen.findByRole('button', { name: 'Import a file' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import purchases' });
    await user.upload(within(dialog).getByLabelText('Choose a file'), FILE);
    expect(await within(dialog).findByText(/“Benny” isn’t in this house/)).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /Milk/ })).toHaveTextContent('Equal shares');
    const send = within(dialog).getByRole('button', { name: 'Import 1 line' });
    expect(send).toBeDisabled();
    await user.selectOptions(within(dialog).getByLabelText('Benny'), BEN._id);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Import without this line' }));
    await user.click(send);
    expect(await screen.findByText('2 purchases, €13.01')).toBeVisible();
    const sent = server.asked.findLast(({ path }) => path.endsWith('/import'));
    expect(sent?.body).toEqual({
      file: btoa('Date,Description'),
      leave_out: true,
      people: [{ name: 'Benny', roomie: BEN._id }],
    });
  });

  it("explains why a file is rejected, and doesn't send one that is too large", async () => {
    const { server, user } = atTheHistory();
    server.on(`POST /api/supplies-history/house/${HOUSE}/import/preview`, () => refuse('rule_violated', 'is empty'));
    await user.click(await screen.findByRole('button', { name: 'Import a file' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import purchases' });
    await user.upload(within(dialog).getByLabelText('Choose a file'), new File([new Uint8Array(1_048_577)], 'big.csv'));
    expect(await within(dialog).findByText(/larger than 1 MB/)).toBeVisible();
    expect(server.asked.some(({ path }) => path.endsWith('/preview'))).toBe(false);
    await user.upload(within(dialog).getByLabelText('Choose a file'), FILE);
    expect(await within(dialog).findByText(/is empty/)).toBeVisible();
  });

  it('undoes an import with a reason', async () => {
    const { server, kept, user } = atTheHistory({ imports: [IMPORT] });
    server.on(`DELETE /api/supplies-history/imports/${IMPORT._id}`, ({ body }) => {
      const { reason } = body as { reason: string };
      kept.imports = [{ ...IMPORT, ended: { at: '2026-09-02T10:00:00.000Z', reason } }];
      return ok(kept.imports[0]);
    });
    await user.click(await screen.findByRole('button', { name: /^Take back: 2 lines/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Take back these 2 imported lines?' });
    await user.type(within(dialog).getByLabelText(/Why/), 'The wrong file.');
    await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(/The wrong file\./)).toBeVisible();
  });
});

describe("the history's figures", () => {
  it('are per person, largest buyer first', () => {
    const rows = [
      aSuppliesMonth({ month: '2026-08' }),
      aSuppliesMonth({ roomie: ADA, bought: '15.00' }),
      aSuppliesMonth(),
    ];
    const people = byPerson(rows, 'EUR');
    expect(people.map(({ name, bought, purchases }) => [name, bought, purchases])).toEqual([
      ['Ben', 2_000, 4],
      ['Ada', 1_500, 2],
    ]);
  });

  it.each([
    [0, 'EUR', 100],
    [9_900, 'EUR', 10_000],
    [10_001, 'EUR', 15_000],
    [123_456, 'EUR', 150_000],
    [7, 'JPY', 8],
    [1_234, 'KWD', 2_000],
  ])('%i %s fit under %i', (greatest, currency, top) => {
    expect(topOf(greatest, currency)).toBe(top);
  });
});

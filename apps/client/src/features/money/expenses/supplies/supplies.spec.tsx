import type { RecurringSupply, StockItem, SuppliesMonth, SuppliesOfCategory, Supply } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { aThing } from '#test/stock.ts';
import { aSuppliesMonth, aSupply } from '#test/supplies.ts';

const BEN = aSupply(1).buyer._id;
const VERIFY = `/api/roomies/verifysupply/${BEN}` as const;

function atTheCosts(
  given: {
    supplies?: Supply[];
    months?: SuppliesMonth[];
    categories?: SuppliesOfCategory[];
    recurring?: RecurringSupply[];
    board?: string[];
    stock?: StockItem[];
  } = {},
  query = '',
  role: 'roomie' | 'homeowner' = 'roomie',
) {
  signIn(role);
  const kept = { supplies: given.supplies ?? [], months: given.months ?? [] };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ board: { version: 1, items: given.board ?? [] } })))
    .on(`GET /api/roomies/allhousesupplies/${HOUSE}`, ({ query: asked }) => {
      const isWaiting = asked.get('state') === 'entered';
      return ok({ items: kept.supplies.filter(({ state }) => !isWaiting || state === 'entered'), next_cursor: null });
    })
    .on(`GET /api/supplies-history/house/${HOUSE}/months`, () =>
      ok({ currency: 'EUR', items: kept.months, categories: given.categories ?? [] }),
    )
    .on(`GET /api/roomies/recurring-supplies/house/${HOUSE}`, () => ok({ items: given.recurring ?? [] }))
    .on(`GET /api/houses/${HOUSE}/stock`, () =>
      ok({ items: given.stock ?? [], today: '2027-03-15', can: { edit: true, mark: true } }),
    )
    .on(`GET /api/roomies/allsupplies/${PERSON.roomie}`, () => ok({ items: [], next_cursor: null }));
  return { server, kept, live, ...renderApp(`${role === 'roomie' ? '/supplies' : '/adminsupplies'}${query}`) };
}

const bodies = (server: ReturnType<typeof aServer>, path: string) =>
  server.asked.filter((asked) => asked.method === 'PUT' && asked.path === path).map(({ body }) => body);

describe("a house's costs page", () => {
  it('explains what to do when nothing was bought', async () => {
    atTheCosts();
    expect(await screen.findByRole('heading', { name: 'No purchases yet' })).toBeVisible();
  });

  it("lets a roomie confirm another's purchase with one tap", async () => {
    const { server, kept, user } = atTheCosts({ supplies: [aSupply(1)] });
    const card = await screen.findByRole('article', { name: 'Dish soap' });
    expect(card).toHaveTextContent('Waiting for a housemate to confirm the price');
    expect(screen.getByRole('tab', { name: 'To confirm (1)' })).toBeVisible();
    server.on(`PUT ${VERIFY}`, () => {
      const shares = [
        { roomie: aSupply(1).buyer, amount: '2.25' },
        { roomie: { _id: PERSON.roomie, first_name: 'Mara' }, amount: '2.25' },
      ].map(({ roomie: { _id, first_name }, amount }) => ({ roomie: { _id, first_name }, amount }));
      const counted = {
        state: 'verified',
        price_added: '4.50',
        shares,
        may: { verify: false, remove: false },
      } as const;
      kept.supplies = [aSupply(1, counted)];
      return ok(kept.supplies[0]);
    });
    await user.click(within(card).getByRole('button', { name: 'Confirm €4.50: Dish soap' }));
    expect(await screen.findByText('Your share: €2.25')).toBeVisible();
    expect(bodies(server, VERIFY)).toEqual([{ supply_id: aSupply(1)._id, price_added: '4.50' }]);
    expect(await screen.findByText('Dish soap confirmed and split.')).toBeVisible();
  });

  it('lets a roomie state another price, and keeps the input after a rejection', async () => {
    const { server, user } = atTheCosts({ supplies: [aSupply(1)] });
    await user.click(await screen.findByRole('button', { name: 'Another price: Dish soap' }));
    const dialog = within(await screen.findByRole('dialog'));
    server.on(`PUT ${VERIFY}`, () => refuse('conflict', 'This purchase already counts.'));
    await user.type(dialog.getByRole('textbox'), '4');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('This purchase already counts.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('4');
    expect(bodies(server, VERIFY)).toEqual([{ supply_id: aSupply(1)._id, price_added: '4.00' }]);
  });

  it('offers what the stock needs, and names a purchase after what was bought of it', async () => {
    const stock = [
      aThing(1, { level: 'low' }),
      aThing(2, { name: 'Bin bags', level: 'out' }),
      aThing(3, { name: 'Hand soap' }),
    ];
    const { server, user } = atTheCosts({ stock }, '?show=board');
    await user.click(await screen.findByRole('button', { name: 'Bought: Milk' }));
    const dialog = within(await screen.findByRole('dialog'));
    const item = dialog.getByRole('textbox', { name: 'Item' });
    expect(item).toHaveValue('Milk');
    expect(await dialog.findByRole('checkbox', { name: 'Milk' })).toBeChecked();
    expect(dialog.queryByRole('checkbox', { name: 'Hand soap' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Bin bags' }));
    expect(item).toHaveValue('Milk, Bin bags');
    const path = `/api/roomies/supplies/${PERSON.roomie}` as const;
    server.on(`PUT ${path}`, () => ok(aSupply(2)));
    await user.clear(item);
    await user.type(item, 'Big shop');
    await user.click(dialog.getByRole('checkbox', { name: 'Milk' }));
    expect(item).toHaveValue('Big shop');
    await user.type(dialog.getByRole('textbox', { name: 'Total price' }), '9');
    await user.click(dialog.getByRole('button', { name: 'Enter the purchase' }));
    await waitFor(() => {
      expect(bodies(server, path)).toMatchObject([{ name: 'Big shop', stock: [stock[1]?._id] }]);
    });
  });

  it('starts a purchase from an item on the wanted board', async () => {
    const { server, user } = atTheCosts({ board: ['Oat milk'] }, '?show=board');
    await user.click(await screen.findByRole('button', { name: 'Bought: Oat milk' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Item' })).toHaveValue('Oat milk');
    expect(dialog.getByRole('button', { name: 'Enter the purchase' })).toBeDisabled();
    const path = `/api/roomies/supplies/${PERSON.roomie}` as const;
    server.on(`PUT ${path}`, () => ok(aSupply(2)));
    await user.type(dialog.getByRole('textbox', { name: 'Total price' }), '2,10');
    await user.click(dialog.getByRole('button', { name: 'Enter the purchase' }));
    expect(await screen.findByText('Oat milk is added. It counts once a housemate confirms the price.')).toBeVisible();
    expect(bodies(server, path)).toMatchObject([
      { name: 'Oat milk', price: '2.10', board_item: 'Oat milk', photo: [] },
    ]);
  });

  it('lets the buyer withdraw an unverified purchase after a confirmation', async () => {
    const own = aSupply(1, {
      buyer: { _id: PERSON.roomie, first_name: 'Mara', photo: null },
      may: { verify: false, remove: true },
    });
    const { server, user } = atTheCosts({ supplies: [own] });
    await user.click(await screen.findByRole('button', { name: 'Take back: Dish soap' }));
    const path = `/api/roomies/deletesupply/${PERSON.roomie}` as const;
    server.on(`PUT ${path}`, () => ok(own));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Dish soap taken back.')).toBeVisible();
    expect(bodies(server, path)).toEqual([{ supply_id: own._id, reason: '' }]);
  });

  it('shows what each person bought and bears, by month', async () => {
    const months = [
      aSuppliesMonth(),
      aSuppliesMonth({ roomie: { _id: PERSON.roomie, first_name: 'Mara' }, bought: '0.00', balance: '-5.00' }),
      aSuppliesMonth({ month: '2026-10', bought: '8.00' }),
    ];
    const { user } = atTheCosts({ months }, '?show=shares');
    expect(await screen.findByText('November 2026')).toBeVisible();
    expect(screen.getByText('€5.00 above share')).toBeVisible();
    expect(screen.getByText('€5.00 below share')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Earlier month' }));
    expect(await screen.findByText('October 2026')).toBeVisible();
    expect(screen.getByText('bought €8.00 · share €5.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Earlier month' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows what the money of a month was for, and finds purchases by category', async () => {
    const { server, user } = atTheCosts({
      supplies: [aSupply(1, { category: 'cleaning' })],
      months: [aSuppliesMonth()],
      categories: [
        { month: '2026-11', category: 'cleaning', total: '8.00' },
        { month: '2026-10', category: 'pets', total: '3.00' },
      ],
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Cleaning');
    await screen.findByRole('article', { name: 'Dish soap' });
    expect(server.asked.some(({ query }) => query.get('category') === 'cleaning')).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Shares' }));
    expect(await screen.findByRole('heading', { name: 'What it was for' })).toBeVisible();
    expect(screen.getByText('€8.00')).toBeVisible();
    expect(screen.queryByText('€3.00')).toBeNull();
  });

  it('lists recurring purchases, of which the buyer leaves out the next, changes or stops one', async () => {
    const box: RecurringSupply = {
      _id: aSupply(5)._id,
      buyer: { _id: PERSON.roomie, first_name: 'Mara' },
      name: 'Vegetable box',
      category: 'groceries',
      price: '12.00',
      currency: 'EUR',
      split: 'present',
      every: 'week',
      next_on: '2026-12-04',
      skips_next: false,
      may_change: true,
    };
    const others = {
      ...box,
      _id: aSupply(6)._id,
      name: 'Films',
      buyer: { _id: BEN, first_name: 'Ben' },
      may_change: false,
    };
    const { server, user } = atTheCosts({ recurring: [box, others], months: [aSuppliesMonth()] }, '?show=shares');
    expect(await screen.findByText('You · Every week · next on Dec 4, 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop: Films' })).toBeNull();
    const path = `/api/roomies/recurring-supplies/${box._id}` as const;
    server.on(`PUT ${path}/next`, () => ok({ ...box, skips_next: true })).on(`PUT ${path}`, () => ok(box));
    await user.click(screen.getByRole('button', { name: 'Skip the next: Vegetable box' }));
    expect(await screen.findByText('Vegetable box is left out on Dec 4, 2026.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change: Vegetable box' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: 'Total price' }));
    await user.type(dialog.getByRole('textbox', { name: 'Total price' }), '13,5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Vegetable box is changed from the next one on.')).toBeVisible();
    expect(bodies(server, path)).toEqual([{ name: 'Vegetable box', price: '13.50' }]);
    server.on(`DELETE ${path}`, () => ok({ _id: box._id }));
    await user.click(screen.getByRole('button', { name: 'Stop: Vegetable box' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Vegetable box no longer recurs.')).toBeVisible();
  });

  it('takes comments on a purchase, and removes an own one with an undo', async () => {
    const { server, user } = atTheCosts({ supplies: [aSupply(1, { comments: 1 })] });
    const path = `/api/supplies/${aSupply(1)._id}/comments` as const;
    const comment = {
      _id: aSupply(7)._id,
      author: { _id: PERSON.roomie, first_name: 'Mara', photo: null },
      text: 'Was it on sale?',
      created_at: '2026-11-21T09:00:00.000Z',
      removed_at: null,
    };
    server
      .on(`GET ${path}`, () => ok({ items: [comment], next_cursor: null }))
      .on(`POST ${path}`, () => ok(comment))
      .on(`DELETE ${path}/${comment._id}`, () => ok({ ...comment, text: '', removed_at: comment.created_at }));
    expect(await screen.findByText(/one comment/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Who pays what for Dish soap' }));
    const talk = within(await screen.findByRole('region', { name: 'Comments' }));
    expect(await talk.findByText('Was it on sale?')).toBeVisible();
    await user.type(talk.getByRole('textbox', { name: 'Write a comment' }), ' No. ');
    await user.click(talk.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(server.asked.find((call) => call.method === 'POST' && call.path === path)?.body).toEqual({ text: 'No.' });
    });
    await user.click(talk.getByRole('button', { name: 'Remove the comment: Was it on sale?' }));
    expect(await talk.findByText('You removed a comment.')).toBeVisible();
  });

  it('tells roomies who can confirm purchases, and lets the homeowner change it', async () => {
    const first = atTheCosts();
    expect(await screen.findByText(/Up to €20.00, one housemate confirms/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the limit' })).toBeNull();
    first.unmount();
    const { server, user } = atTheCosts({}, '', 'homeowner');
    await user.click(await screen.findByRole('button', { name: 'Change the limit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const path = `/api/houses/purchase-limit/${HOUSE}` as const;
    server.on(`PUT ${path}`, () => ok({ _id: HOUSE, purchase_limit: '35.00' }));
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '35');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('One housemate is now enough up to €35.00.')).toBeVisible();
    expect(bodies(server, path)).toEqual([{ purchase_limit: '35.00' }]);
  });
});

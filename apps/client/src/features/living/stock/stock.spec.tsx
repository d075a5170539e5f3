import type { Role, StockItem } from '@common-roof/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { nothing, ok, refuse } from '#test/fake-server.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { aDetailOf, aThing } from '#test/stock.ts';

const MILK = aThing(1);
const BAGS = aThing(2, { name: 'Bin bags', place: 'Cellar', level: 'out', marks: 3 });
const SOAP = aThing(3, { name: 'Hand soap', place: '', note: '500 ml', lasts_days: 12, low_expected_on: '2020-01-01' });
const BEN = { _id: idOf(1_790), first_name: 'Ben' };

const CAN = {
  roomie: { edit: true, mark: true },
  homeowner: { edit: true, mark: true },
  neatkeeper: { edit: false, mark: true },
  admin: { edit: false, mark: false },
};

function atTheStock(items: StockItem[], { role = 'roomie', search = '' }: { role?: Role; search?: string } = {}) {
  signIn(role);
  const live = new FakeLive();
  const kept = { items };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/${HOUSE}/stock`, () => ok({ items: kept.items, today: '2027-03-15', can: CAN[role] }));
  for (const item of items) {
    server.on(`PUT /api/stock/${item._id}/level`, ({ body }) => {
      const changed = { ...item, ...(body as Partial<StockItem>), marks: item.marks + 1 };
      kept.items = kept.items.map((one) => (one._id === item._id ? changed : one));
      return ok(changed);
    });
  }
  return { server, kept, live, ...renderApp(`/stock${search}`) };
}

const sent = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);

describe('the stock of a house', () => {
  it('is grouped by place, with how long a thing lasts and what probably runs low', async () => {
    atTheStock([BAGS, MILK, SOAP]);
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Cellar', 'Kitchen', 'Elsewhere']);
    expect(screen.getByText('500 ml · Lasts about 12 days · Probably low soon')).toBeVisible();
    const cellar = within(screen.getByRole('region', { name: 'Cellar' }));
    expect(cellar.getByRole('link', { name: 'Bin bags' })).toHaveAttribute('href', `/stock/${BAGS._id}`);
    expect(cellar.getByText('Used up')).toBeVisible();
  });

  it('takes one tap to say that a thing runs low, with an undo', async () => {
    const { server, user } = atTheStock([MILK]);
    await user.click(await screen.findByRole('button', { name: 'Running low: Milk' }));
    expect(await screen.findByText('Milk is on the shopping list')).toBeVisible();
    const path = `/api/stock/${MILK._id}/level`;
    expect(sent(server, 'PUT', path)).toEqual([{ level: 'low', marks: 0 }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(sent(server, 'PUT', path)).toEqual([
        { level: 'low', marks: 0 },
        { level: 'enough', marks: 1 },
      ]);
    });
  });

  it('says why a mark counts no more when another person was faster', async () => {
    const { server, user, kept } = atTheStock([MILK]);
    server.on(`PUT /api/stock/${MILK._id}/level`, () => {
      kept.items = [{ ...MILK, note: 'Bought by Ben', marks: 2 }];
      return refuse('stale_version', 'Another person was faster.', { current: MILK });
    });
    await user.click(await screen.findByRole('button', { name: 'Running low: Milk' }));
    expect(await screen.findByText('Milk wasn’t marked: Another person was faster.')).toBeVisible();
    expect(await screen.findByText('Bought by Ben')).toBeVisible();
    expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
  });

  it('keeps a mark made offline, and sends the last one when the network is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { server, user } = atTheStock([MILK]);
    await user.click(await screen.findByRole('button', { name: 'Running low: Milk' }));
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More for Milk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Used up' }));
    const path = `/api/stock/${MILK._id}/level`;
    await waitFor(() => {
      expect(screen.getAllByText('Used up')).not.toHaveLength(0);
    });
    expect(sent(server, 'PUT', path)).toEqual([]);
    online.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => {
      expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
      expect(sent(server, 'PUT', path)).toEqual([{ level: 'out', marks: 0 }]);
    });
    online.mockRestore();
  });

  it('shows what others do at once, who gets a thing, and only what is needed', async () => {
    const { kept, live, user } = atTheStock([MILK, BAGS], { search: '?show=needed' });
    expect(await screen.findByRole('button', { name: 'I’ll get it: Bin bags' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Milk' })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.items = [MILK, { ...BAGS, claim: { by: BEN, until: '2099-01-01T00:00:00.000Z', is_own: false } }];
    live.push('stock:changed', { house_id: HOUSE });
    expect(await screen.findByText('Ben is getting it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I’ll get it: Bin bags' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'All (2)' }));
    expect(await screen.findByRole('link', { name: 'Milk' })).toBeVisible();
  });

  it('is claimed with one tap', async () => {
    const { server, user } = atTheStock([BAGS]);
    server.on(`PUT /api/stock/${BAGS._id}/claim`, () => ok(BAGS));
    await user.click(await screen.findByRole('button', { name: 'I’ll get it: Bin bags' }));
    expect(await screen.findByText('Thanks! Everyone sees that you’re getting Bin bags')).toBeVisible();
    expect(sent(server, 'PUT', `/api/stock/${BAGS._id}/claim`)).toEqual([{ is_claimed: true }]);
  });

  it('begins with usual things, added with one tap each, or with one of one’s own', async () => {
    const { server, user, kept } = atTheStock([]);
    const path = `/api/houses/${HOUSE}/stock` as const;
    server.on(`POST ${path}`, () => {
      kept.items = [MILK];
      return ok(MILK);
    });
    expect(await screen.findByText(/^List what your house usually has/)).toBeVisible();
    const usual = within(screen.getByRole('region', { name: 'Add with one tap' }));
    expect(usual.getAllByRole('button')).toHaveLength(10);
    await user.click(usual.getByRole('button', { name: 'Milk' }));
    expect(await screen.findByRole('link', { name: 'Milk' })).toBeVisible();
    expect(usual.queryByRole('button', { name: 'Milk' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a thing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a thing' }));
    await user.type(dialog.getByLabelText('Name'), 'Candles');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => {
      expect(sent(server, 'POST', path)).toEqual([
        { name: 'Milk', place: 'Kitchen' },
        { name: 'Candles', place: '', note: '' },
      ]);
    });
  });

  it('loses a thing with an undo', async () => {
    const { server, user } = atTheStock([MILK]);
    server.on(`DELETE /api/stock/${MILK._id}`, () => nothing());
    await user.click(await screen.findByRole('button', { name: 'More for Milk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Milk' })).not.toBeInTheDocument();
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Milk' })).toBeVisible();
    expect(sent(server, 'DELETE', `/api/stock/${MILK._id}`)).toEqual([]);
  });

  it('is marked by neatkeepers, who change nothing else', async () => {
    const { user } = atTheStock([MILK, BAGS], { role: 'neatkeeper' });
    expect(await screen.findByRole('button', { name: 'Running low: Milk' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a thing' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I’ll get it: Bin bags' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More for Bin bags' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Running low']);
  });

  it('has codes to print', async () => {
    const { user } = atTheStock([MILK, BAGS]);
    await user.click(await screen.findByRole('button', { name: 'Print codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Codes for your cupboards' }));
    expect(dialog.getAllByRole('img').map((code) => code.getAttribute('aria-label'))).toEqual([
      'Code for Milk',
      'Code for Bin bags',
    ]);
  });
});

describe('the code on a cupboard', () => {
  function atTheCode(role: Role = 'roomie') {
    signIn(role);
    const live = new FakeLive();
    const server = aServer()
      .on('GET /api/me', () => ok(meOf(role)))
      .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }));
    return { server, live, show: () => renderApp(`/stock/${MILK._id}`) };
  }

  it('opens big buttons, and marks nothing before one is tapped', async () => {
    const { server, live, show } = atTheCode();
    let item = MILK;
    server
      .on(`GET /api/stock/${MILK._id}`, () =>
        ok(
          aDetailOf(item, {
            changes: [{ level: 'low', at: '2027-02-10T09:00:00.000Z' }],
            purchases: [
              {
                supply_id: idOf(1_795),
                bought_on: '2027-02-12',
                buyer: { _id: PERSON.roomie, first_name: 'Mara' },
                price: '4.20',
                others: 2,
              },
            ],
          }),
        ),
      )
      .on(`PUT /api/stock/${MILK._id}/level`, () => ok((item = { ...MILK, level: 'out', marks: 1 })));
    const { user } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Milk' })).toBeVisible();
    expect(screen.getByText('Bought by Mara')).toBeVisible();
    expect(screen.getByText('£4.20 with 2 other things')).toBeVisible();
    expect(server.asked.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Used up' }));
    expect(await screen.findByRole('button', { name: 'Restocked' })).toBeVisible();
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/stock/${MILK._id}/level`)).toEqual([{ level: 'out', marks: 0 }]);
    });
    item = { ...MILK, marks: 2 };
    live.push('stock:changed', { house_id: HOUSE });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Restocked' })).not.toBeInTheDocument();
    });
  });

  it('shows the new level before it is read again', async () => {
    const { server, show } = atTheCode();
    let isMarked = false;
    let isAskedAgain = false;
    server
      .on(`GET /api/stock/${MILK._id}`, () => {
        isAskedAgain = isMarked;
        return isMarked ? new Promise<Response>(() => undefined) : ok(aDetailOf(MILK, {}));
      })
      .on(`PUT /api/stock/${MILK._id}/level`, () => {
        isMarked = true;
        return ok({ ...MILK, level: 'out', marks: 1 });
      });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Used up' }));
    await waitFor(() => {
      expect(isAskedAgain).toBe(true);
    });
    expect(await screen.findByText('Milk is on the shopping list')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restocked' })).toBeVisible();
  });

  it('is nothing for somebody who has nothing to do with the house', async () => {
    const { server, show } = atTheCode();
    server.on(`GET /api/stock/${MILK._id}`, () => refuse('not_found', 'There is nothing here.'));
    show();
    expect(await screen.findByText('This code isn’t for something in your house.')).toBeVisible();
  });
});

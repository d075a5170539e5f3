import { screen, waitFor, within } from '@testing-library/react';

import { type FakeServer, ok, refuse } from '#test/fake-server.ts';
import { aHouseDetail, HOUSE } from '#test/houses.ts';
import { meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const ADD = `/api/houses/add-house/${PERSON.homeowner}` as const;
const COMPLETE = `/api/houses/add-house-2/${HOUSE}` as const;
const draft = aHouseDetail({ state: 'draft', rules: { version: 0, text: '', began_at: null } });

function ownersServer(): FakeServer {
  signIn('homeowner');
  return aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(draft));
}

const field = (name: RegExp) => screen.findByRole('textbox', { name });

async function typeBasics({ user }: ReturnType<typeof renderApp>): Promise<void> {
  await user.type(await field(/Name of the house/), 'Lindenhof');
  await user.type(await field(/Street and number/), 'Lindenweg 4');
  await user.type(await field(/Postal code/), '10115');
  await user.type(await field(/City/), 'Berlin');
}

const next = () => screen.findByRole('button', { name: 'Save and continue' });
const bodyOf = (server: FakeServer, path: string) => server.asked.findLast((asked) => asked.path === path)?.body;

afterEach(() => {
  window.sessionStorage.clear();
});

describe('a new house', () => {
  it('goes from the address to its rooms, and opens', async () => {
    const server = ownersServer()
      .on(`POST ${ADD}`, () => ok(draft))
      .on(`PUT ${COMPLETE}`, () => ok(aHouseDetail()));
    const app = renderApp('/edithouse');
    await typeBasics(app);
    await app.user.click(await next());
    await waitFor(() => {
      expect(app.where.path).toBe(`/edithouse?id=${HOUSE}&step=2`);
    });
    expect(bodyOf(server, ADD)).toMatchObject({ name: 'Lindenhof', street: 'Lindenweg 4', description: '' });

    await app.user.click(await screen.findByRole('button', { name: 'Add another room' }));
    const rooms = screen.getAllByRole('group', { name: /^Room \d/ });
    for (const [at, room] of rooms.entries()) {
      await app.user.type(within(room).getByRole('textbox', { name: /Room name/ }), `Room ${String(at)}`);
      await app.user.type(within(room).getByRole('textbox', { name: /Rent a month/ }), '450,5');
    }
    await app.user.click(screen.getByRole('checkbox', { name: 'Garden' }));
    await app.user.click(screen.getByRole('button', { name: 'Start with a suggestion' }));
    await app.user.click(screen.getByRole('button', { name: 'Open the house' }));
    await waitFor(() => {
      expect(app.where.path).toBe(`/house?id=${HOUSE}`);
    });
    expect(bodyOf(server, COMPLETE)).toMatchObject({
      rooms: [
        { room_name: 'Room 0', rent: '450.50', deposit: '0.00', size_m2: null },
        { room_name: 'Room 1', rent: '450.50' },
      ],
      amenities: ['garden'],
      rules: expect.stringContaining('Quiet from 22:00') as string,
    });
  });

  it('keeps the input when the call fails, and across a reload', async () => {
    ownersServer().on(`POST ${ADD}`, () => new Response('', { status: 503 }));
    const app = renderApp('/edithouse');
    await typeBasics(app);
    await app.user.click(await next());
    await waitFor(async () => {
      expect(await next()).toBeEnabled();
    });
    expect(await field(/Name of the house/)).toHaveValue('Lindenhof');
    app.unmount();

    const again = renderApp('/edithouse');
    expect(await field(/Street and number/)).toHaveValue('Lindenweg 4');
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await field(/Street and number/)).toHaveValue('');
    again.unmount();
    renderApp('/edithouse');
    expect(await field(/Street and number/)).toHaveValue('');
    expect(screen.queryByText('We’ve restored what you typed.')).not.toBeInTheDocument();
  });

  it("uses the country's currency and time zone", async () => {
    ownersServer();
    const { user } = renderApp('/edithouse');
    const country = await screen.findByRole('combobox', { name: /Country/ });
    await user.clear(country);
    await user.type(country, 'Poland{Enter}');
    expect(screen.getByRole('combobox', { name: /Currency/ })).toHaveValue('PLN – Polish Zloty');
    expect(screen.getByRole('combobox', { name: /Time zone/ })).toHaveValue('Europe/Warsaw');
  });

  it("marks missing fields, and shows the server's message at its field", async () => {
    const taken = 'There is another house of that name.';
    ownersServer().on(`POST ${ADD}`, () => refuse('conflict', taken, { errors: [{ path: 'name', message: taken }] }));
    const app = renderApp('/edithouse');
    await app.user.click(await next());
    expect(await screen.findByText('Enter the city')).toBeInTheDocument();
    await typeBasics(app);
    await app.user.click(await next());
    expect(await screen.findByText(taken)).toBeInTheDocument();
    expect(await field(/Name of the house/)).toHaveAccessibleDescription(taken);
  });

  it('requires unique room names, and reports a duplicate', async () => {
    ownersServer();
    const app = renderApp(`/edithouse?id=${HOUSE}`);
    await app.user.click(await screen.findByRole('button', { name: 'Add another room' }));
    for (const room of screen.getAllByRole('group', { name: /^Room \d/ })) {
      await app.user.type(within(room).getByRole('textbox', { name: /Room name/ }), 'East');
      await app.user.type(within(room).getByRole('textbox', { name: /Rent a month/ }), '450');
    }
    await app.user.click(screen.getByRole('button', { name: 'Open the house' }));
    expect(await screen.findAllByText('Enter a name that no other room here has')).toHaveLength(1);
  });
});

describe('an edited house', () => {
  const PUT = `PUT /api/houses/${HOUSE}` as const;

  it("doesn't overwrite another person's changes unless its owner confirms", async () => {
    const open = aHouseDetail({ version: 3 });
    const theirs = aHouseDetail({ version: 4, description: 'Theirs' });
    const server = ownersServer()
      .on(`GET /api/houses/byId/${HOUSE}`, () => ok(open))
      .on(PUT, () => refuse('stale_version', 'Somebody changed it.', { current: theirs }));
    const app = renderApp(`/edithouse?id=${HOUSE}`);
    await app.user.type(await field(/Description/), 'Mine');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This house has changed since you opened it.')).toBeInTheDocument();
    server.on(PUT, () => ok(aHouseDetail({ version: 5 })));
    await app.user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(app.where.path).toBe(`/house?id=${HOUSE}`);
    });
    expect(bodyOf(server, `/api/houses/${HOUSE}`)).toMatchObject({ version: 4, description: 'Mine' });
  });

  it("doesn't overwrite changes saved between typing and a reload", async () => {
    const server = ownersServer().on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ version: 3 })));
    const before = renderApp(`/edithouse?id=${HOUSE}`);
    await before.user.type(await field(/Description/), 'Mine');
    before.unmount();

    const theirs = aHouseDetail({ version: 4, description: 'Theirs' });
    server
      .on(`GET /api/houses/byId/${HOUSE}`, () => ok(theirs))
      .on(PUT, () => refuse('stale_version', 'Somebody changed it.', { current: theirs }));
    const again = renderApp(`/edithouse?id=${HOUSE}`);
    expect(await field(/Description/)).toHaveValue('Mine');
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This house has changed since you opened it.')).toBeInTheDocument();
    expect(bodyOf(server, `/api/houses/${HOUSE}`)).toMatchObject({ version: 3, description: 'Mine' });
  });

  it("explains why currency and time zone can't change", async () => {
    ownersServer().on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ money_fixed: true })));
    renderApp(`/edithouse?id=${HOUSE}`);
    expect(await screen.findByRole('combobox', { name: /Currency/ })).toBeDisabled();
    expect(screen.getByText(/People have lived here/)).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';

import { aHousemate, BEN } from '#test/at-the-chores.tsx';
import { FakeLive } from '#test/fake-live.ts';
import { type FakeServer, nothing, ok, refuse } from '#test/fake-server.ts';
import { aHouseDetail, aRoom, HOUSE } from '#test/houses.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const BOARD = `PUT /api/houses/updatesupplyboard/${HOUSE}` as const;

function serverWith(house = aHouseDetail({ rooms: [aRoom(1)] })): FakeServer {
  signIn('homeowner');
  return aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(house));
}

const open = () => renderApp(`/house?id=${HOUSE}`);
const board = () => screen.findByRole('region', { name: 'Shopping list' });

describe('the wanted board', () => {
  it("shows own and others' changes live", async () => {
    const live = new FakeLive();
    const server = serverWith().on(BOARD, () => ok({ version: 1, items: ['Salt'] }));
    const { user } = open();
    const section = within(await board());
    await user.type(section.getByRole('textbox'), ' Salt {Enter}');
    expect(await section.findByText('Salt')).toBeInTheDocument();
    expect(section.getByRole('textbox')).toHaveValue('');
    expect(server.asked.at(-1)?.body).toEqual({ version: 0, items: ['Salt'] });
    live.push('board:updated', { house_id: HOUSE, version: 2, items: ['Salt', 'Rice'] });
    expect(await section.findByText('Rice')).toBeInTheDocument();
    live.push('board:updated', { house_id: HOUSE, version: 1, items: [] });
    expect(section.getByText('Rice')).toBeInTheDocument();
  });

  it("restores a removed line on top of the board's latest state", async () => {
    const live = new FakeLive();
    const server = serverWith(aHouseDetail({ board: { version: 3, items: ['Salt', 'Rice'] } })).on(BOARD, () =>
      ok({ version: 4, items: ['Rice'] }),
    );
    const { user } = open();
    const section = within(await board());
    await user.click(section.getByRole('button', { name: 'Got it: Salt' }));
    expect(await screen.findByText('“Salt” removed from the list.')).toBeInTheDocument();
    live.push('board:updated', { house_id: HOUSE, version: 5, items: ['Rice', 'Tea'] });
    expect(await section.findByText('Tea')).toBeInTheDocument();
    server.on(BOARD, () => ok({ version: 6, items: ['Salt', 'Rice', 'Tea'] }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await section.findByText('Salt')).toBeInTheDocument();
    expect(server.asked.at(-1)?.body).toEqual({ version: 5, items: ['Salt', 'Rice', 'Tea'] });
  });

  it("reports a conflict, shows the other's version and keeps the input", async () => {
    serverWith().on(BOARD, () => refuse('stale_version', 'Too late.', { current: { version: 7, items: ['Bulbs'] } }));
    const { user } = open();
    const section = within(await board());
    await user.type(section.getByRole('textbox'), 'Salt{Enter}');
    expect(await section.findByText(/The list changed/)).toBeInTheDocument();
    expect(section.getByText('Bulbs')).toBeInTheDocument();
    expect(section.getByRole('textbox')).toHaveValue('Salt');
  });
});

describe('the house of a homeowner for their co-homeowner', () => {
  const names = (): (string | null)[] =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

  it.each([
    [['letting'], ['Advertise Room 2', 'Actions for Lindenhof', 'Actions for Room 2'], ['Photos', 'Add a room']],
    [['houses'], ['Photos', 'Add a room', 'Actions for Room 2'], ['Advertise Room 2', 'Actions for Lindenhof']],
    [['repairs'], [], ['Photos', 'Add a room', 'Advertise Room 2', 'Actions for Room 2', 'Archive the house']],
  ] as const)('offers what belongs to %j', async (areas, offered, withheld) => {
    const me = meOf('homeowner');
    const acting = { co_homeowner_id: HOUSE, first_name: 'Helen', last_name: 'Park', areas: [...areas] };
    serverWith(aHouseDetail({ rooms: [aRoom(1), aRoom(2)] })).on('GET /api/me', () =>
      ok({ ...me, userData: { ...me.userData, acting } }),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Room 2' })).toBeVisible();
    const shown = names();
    expect(offered.filter((name) => !shown.includes(name))).toEqual([]);
    expect(withheld.filter((name) => shown.includes(name))).toEqual([]);
  });
});

describe("a homeowner's house", () => {
  it('offers nothing that lets a sample house', async () => {
    serverWith(aHouseDetail({ rooms: [aRoom(1), aRoom(2)], is_sample: true }));
    open();
    expect(await screen.findByRole('button', { name: 'Actions for Room 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Advertise Room 2' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite someone to Room 2' })).not.toBeInTheDocument();
  });

  it('lets the homeowner advertise a vacant room, or invite a roomie, from its row', async () => {
    const rooms = [aRoom(1, { state: 'occupied', roomie: BEN._id }), aRoom(2), aRoom(3)];
    const house = aHouseDetail({ rooms });
    const empty = { ...aRoom(3), house_name: house.name, city: house.city, currency: house.currency };
    serverWith(house).on('GET /api/roomies/emptyrooms', () => ok({ items: [empty], next_cursor: null }));
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Advertise Room 2' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Advertise Room 1' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Invite someone to Room 3' }));
    const invitation = within(await screen.findByRole('dialog'));
    expect(invitation.getByRole('combobox', { name: 'Room' })).toHaveTextContent('Room 3');
    await user.click(invitation.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await user.click(screen.getByRole('button', { name: 'Advertise Room 3' }));
    const ad = within(await screen.findByRole('dialog', { name: 'Advertise a room' }));
    // Its rooms load with the houses.
    await waitFor(() => {
      expect(ad.getByRole('combobox', { name: /Room/ })).toHaveTextContent('Lindenhof: Room 3');
    });
    expect(ad.getByLabelText(/Title/)).toHaveValue('Room 3, Berlin');
  });

  it('offers for each room the actions its state allows', async () => {
    const rooms = [
      aRoom(1),
      aRoom(2, { state: 'occupied', roomie: HOUSE }),
      aRoom(3, { state: 'releasing', roomie: HOUSE }),
      aRoom(4, { state: 'occupied', roomie: BEN._id }),
    ];
    const leased = { ...aHousemate(BEN), has_lease: true };
    serverWith(aHouseDetail({ rooms, roomies: [leased] }));
    const { user } = open();
    const offered = async (room: string): Promise<(string | null)[]> => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${room}` }));
      const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      });
      return items;
    };
    expect(await offered('Room 1')).toEqual(['Edit the room', 'Propose a showing', 'Remove the room']);
    expect(await offered('Room 2')).toEqual(['Edit the room', 'Propose a showing', 'Mark vacant']);
    expect(await offered('Room 3')).toEqual(['Edit the room', 'Propose a showing']);
    expect(await offered('Room 4')).toEqual(['Edit the room', 'Propose a showing', 'End the lease']);
  });

  it('asks before a room is removed', async () => {
    const server = serverWith().on('DELETE /api/rooms/0190a000-0000-7000-8000-000000000201', () => nothing());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Room 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove the room' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Room 1 from the house?' });
    expect(server.asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Remove the room' }));
    await waitFor(() => {
      expect(server.asked.some(({ method }) => method === 'DELETE')).toBe(true);
    });
  });

  it("says why it can't be archived", async () => {
    const why = 'People still live here. You can archive a house once every stay has ended.';
    serverWith().on(`DELETE /api/houses/${HOUSE}`, () => refuse('conflict', why));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Archive the house' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText(why)).toBeInTheDocument();
  });

  it('is read-only once archived', async () => {
    serverWith(aHouseDetail({ state: 'archived', rooms: [aRoom(1)] }));
    open();
    expect(await screen.findByText(/is archived and read-only/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Restore Lindenhof' })).toBeInTheDocument();
    for (const name of ['Add a room', 'Change the rules', 'Archive the house', 'Actions for Room 1'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it("shows not found for another owner's house", async () => {
    serverWith().on(`GET /api/houses/byId/${HOUSE}`, () => refuse('not_found', 'There is nothing here for you.'));
    open();
    expect(await screen.findByText('This house doesn’t exist, or it isn’t yours.')).toBeInTheDocument();
  });
});

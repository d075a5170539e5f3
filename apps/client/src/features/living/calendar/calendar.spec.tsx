import type { CalendarItem, Role } from '@common-roof/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';

import { anEnteredItem, anItem } from '#test/calendar.ts';
import { FakeLive } from '#test/fake-live.ts';
import { nothing, ok, refuse } from '#test/fake-server.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { dayWithWeekday } from '#lib/dates.ts';

/** A window that is as wide as a desk, or as narrow as a phone. */
const inAWindow = (isWide: boolean): void => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width') === isWide,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};

interface Stage {
  items?: CalendarItem[];
  isWide?: boolean;
  search?: string;
}

function atTheCalendar(role: Role, { items = [], isWide = true, search = '?on=2027-03-15' }: Stage = {}) {
  inAWindow(isWide);
  signIn(role);
  const live = new FakeLive();
  const kept = { items };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/${HOUSE}/calendar`, () =>
      ok({ items: kept.items, today: '2027-03-15', time_zone: 'Europe/London', can_write: role !== 'neatkeeper' }),
    );
  return { server, kept, live, ...renderApp(`/calendar${search}`) };
}

const sent = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);

const on = (day: string): string => dayWithWeekday(day, 'en');
const cellOf = (day: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${on(day)},`) });

const REPAIR = anItem(2, { kind: 'repair', _id: 'repair-2', about: 'The tap drips', person: null, page_id: idOf(7) });
const GUEST = anEnteredItem(1, { can: { edit: true, pick_up: false } }, { is_own: true });
const PARCEL = anEnteredItem(
  2,
  { kind: 'parcel', name: '', place: 'On the stairs', to_on: '2027-03-15', can: { edit: false, pick_up: true } },
  { is_own: true },
);

describe('the calendar of a house', () => {
  it('is a month in a grid with whole names, and lists the chosen day beside it', async () => {
    const { user } = atTheCalendar('roomie', { items: [anItem(1), REPAIR, GUEST] });
    const grid = within(await screen.findByRole('grid', { name: 'March 2027' }));
    expect(
      await grid.findByRole('button', {
        name: `${on('2027-03-15')}, 3 entries: Kitchen: Ada, Repair: The tap drips, Mira stays with you`,
      }),
    ).toBeVisible();
    const day = within(screen.getByRole('region', { name: on('2027-03-15') }));
    expect(day.getByRole('link', { name: 'Repair: The tap drips' })).toHaveAttribute(
      'href',
      `/repairs?repair=${idOf(7)}`,
    );
    await user.click(cellOf('2027-03-16'));
    expect(await screen.findByRole('region', { name: on('2027-03-16') })).toHaveTextContent('Mira stays with you');
  });

  it('is walked by keyboard as the grid pattern says', async () => {
    const { user } = atTheCalendar('roomie');
    await screen.findByRole('grid', { name: 'March 2027' });
    act(() => {
      cellOf('2027-03-15').focus();
    });
    const press = async (key: string, day: string) => {
      await user.keyboard(`{${key}}`);
      await waitFor(() => {
        expect(document.activeElement).toHaveTextContent(on(day));
      });
    };
    await press('ArrowRight', '2027-03-16');
    await press('ArrowDown', '2027-03-23');
    await press('Home', '2027-03-22');
    await press('End', '2027-03-28');
    await press('ArrowUp', '2027-03-21');
    await press('PageDown', '2027-04-01');
    expect(screen.getByRole('heading', { name: 'April 2027' })).toBeVisible();
    await press('PageUp', '2027-03-01');
  });

  it('is a list on a phone, narrowed to some kinds, and follows what others do', async () => {
    const { user, kept, live } = atTheCalendar('roomie', { items: [anItem(1), GUEST], isWide: false });
    expect(await screen.findByText('Kitchen: Ada')).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(screen.queryByText('Kitchen: Ada')).not.toBeInTheDocument();
    expect(screen.getAllByText('Mira stays with you')).toHaveLength(2);
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.items = [];
    live.push('calendar:changed', { house_id: HOUSE });
    expect(await screen.findByText('Nothing planned this month.')).toBeVisible();
  });

  it('of a neatkeeper has neither groups nor guests to add', async () => {
    atTheCalendar('neatkeeper', { items: [anItem(1, { kind: 'cleaning', is_own: true })] });
    expect(await screen.findByRole('link', { name: 'Cleaning: you' })).toHaveAttribute('href', '/feedback-neatkeeper');
    expect(screen.queryByRole('button', { name: 'Add a guest' })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('can be read again after a failure', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { server, user } = atTheCalendar('roomie');
    server.on(`GET /api/houses/${HOUSE}/calendar`, () => refuse('internal', 'Broken.'));
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(`GET /api/houses/${HOUSE}/calendar`, () =>
      ok({ items: [], today: '2027-03-15', time_zone: 'Europe/London', can_write: true }),
    );
    await user.click(retry);
    expect(await screen.findByText('Nothing planned.')).toBeVisible();
    logged.mockRestore();
  });
});

describe('guests and parcels', () => {
  it('are entered with their days, of which the last isn’t before the first', async () => {
    const { server, user } = atTheCalendar('roomie');
    server.on(`POST /api/houses/${HOUSE}/guests`, () => ok(GUEST.entry));
    await user.click(await screen.findByRole('button', { name: 'Add a guest' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a guest' }));
    await user.type(dialog.getByLabelText('Their name'), 'Mira');
    const [first, last] = [dialog.getByLabelText('First day'), dialog.getByLabelText('Last day')];
    await user.clear(first);
    await user.type(first, '2030-03-17');
    expect(last).toHaveValue('2030-03-17');
    await user.click(dialog.getByRole('button', { name: 'Add guest' }));
    await waitFor(() => {
      expect(sent(server, 'POST', `/api/houses/${HOUSE}/guests`)).toEqual([
        { name: 'Mira', from_on: '2030-03-17', to_on: '2030-03-17', note: '' },
      ]);
    });
  });

  it('are picked up by whose they are, and removed by who entered them, with an undo', async () => {
    const { server, user } = atTheCalendar('roomie', { items: [GUEST, PARCEL] });
    const id = PARCEL.entry?._id ?? '';
    server.on(`PUT /api/parcels/${id}/pickup`, () => ok(PARCEL.entry));
    await user.click(await screen.findByRole('button', { name: 'Picked up: Parcel for you: On the stairs' }));
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/parcels/${id}/pickup`)).toEqual([{ is_picked_up: true }]);
    });
    const guest = GUEST.entry?._id ?? '';
    server.on(`DELETE /api/calendar-entries/${guest}`, () => nothing());
    await user.click(screen.getByRole('button', { name: 'More for Mira stays with you' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(sent(server, 'DELETE', `/api/calendar-entries/${guest}`)).toEqual([]);
  });
});

describe('the calendar in the calendar program of a phone', () => {
  it('is a link that is made, copied without being shown, and removed after a question', async () => {
    const { server, user } = atTheCalendar('neatkeeper');
    const kept: { url: string | null } = { url: null };
    const address = 'https://roof.test/api/houses/1/house-calendar.ics?key=secret';
    server
      .on(`GET /api/houses/${HOUSE}/calendar-feed`, () => ok(kept))
      .on(`PUT /api/houses/${HOUSE}/calendar-feed`, () => ok({ url: (kept.url = address) }))
      .on(`DELETE /api/houses/${HOUSE}/calendar-feed`, () => {
        kept.url = null;
        return nothing();
      });
    await user.click(await screen.findByRole('button', { name: 'Subscribe in your calendar' }));
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Calendar link' }));
    expect(await dialog.findByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
      'href',
      address.replace('https', 'webcal'),
    );
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe(address);
    });
    expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove link' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the link?' }));
    await user.click(question.getByRole('button', { name: 'Remove link' }));
    expect(await dialog.findByRole('button', { name: 'Make a link' })).toBeVisible();
  });
});

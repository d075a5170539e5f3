import type { WaitingItem } from '@common-roof/contracts';
import { QUESTION_KINDS, HINT_KINDS } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const item = (kind: WaitingItem['kind'], at: number, more: Partial<WaitingItem> = {}): WaitingItem => ({
  kind,
  _id: idOf(at),
  page_id: idOf(at),
  house: { _id: HOUSE, name: 'Lindenhof' },
  about: 'Soap',
  person: { _id: idOf(900), name: 'Lena' },
  amount: '27.24',
  currency: 'GBP',
  count: 1,
  day: '2026-11-20',
  until: '2026-11-30',
  at: '2026-11-28T10:00:00.000Z',
  version: 3,
  ...more,
});

function roomieAtHome(items: WaitingItem[]) {
  signIn('roomie');
  const me = meOf('roomie');
  if (me.userData.account_type !== 'roomie') throw new Error('not a roomie');
  const house = { _id: HOUSE, name: 'Lindenhof' };
  const none = { items: [], next_cursor: null };
  let waiting = items;
  const server = aServer()
    .on('GET /api/me', () => ok({ ...me, userData: { ...me.userData, house } }))
    .on('GET /api/houses/all', () => ok({ ...none, items: [aHouse()] }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail()))
    .on('GET /api/waiting', () => ok({ items: waiting, total: waiting.length }));
  return {
    server,
    answered: (id: string) => {
      waiting = waiting.filter(({ _id }) => _id !== id);
      return ok({});
    },
    ...renderApp('/user'),
  };
}

const section = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));

describe("a roomie's open questions", () => {
  it('are answered in place, and disappear then', async () => {
    const { server, user, answered } = roomieAtHome([item('settle_up_to_confirm', 1)]);
    server.on(`PUT /api/settle-up/${idOf(1)}/confirm`, () => answered(idOf(1)));
    const waiting = await section();
    expect(waiting.getByText('Did £27.24 from Lena arrive?')).toBeInTheDocument();
    await user.click(waiting.getByRole('button', { name: /^It arrived/ }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Waiting for you' })).not.toBeInTheDocument();
    });
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 3 });
  });

  it('need a confirmation before a lease changes at once', async () => {
    const { server, user, answered } = roomieAtHome([item('lease_request_to_answer', 2, { about: 'earlier_end' })]);
    server.on(`PUT /api/leases/requests/${idOf(2)}`, () => answered(idOf(2)));
    const waiting = await section();
    await user.click(waiting.getByRole('button', { name: /^Agree: Lena asks to end the lease earlier/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(server.times('PUT', `/api/leases/requests/${idOf(2)}`)).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Agree' }));
    await waitFor(() => {
      expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ accept: true });
    });
  });

  it('show the most pressing first, and the others on demand', async () => {
    const items = Array.from({ length: 7 }, (_, at) =>
      item('purchase_to_confirm', at + 10, { about: `Thing ${String(at)}` }),
    );
    const { user } = roomieAtHome(items);
    const waiting = await section();
    expect(waiting.getAllByRole('listitem')).toHaveLength(5);
    await user.click(waiting.getByRole('button', { name: 'Show all 7' }));
    expect(waiting.getAllByRole('listitem')).toHaveLength(7);
  });

  it('have a text and a link for every kind of question', async () => {
    const kinds = [...QUESTION_KINDS, ...HINT_KINDS].filter(
      // The day page has its own sections for these.
      (kind) => kind !== 'post_to_verify' && kind !== 'swap_to_answer',
    );
    const about = { bill_to_enter: 'gas', lease_request_to_answer: 'earlier_end', report_to_submit: 'move_in' };
    const { user } = roomieAtHome(
      kinds.map((kind, at) => item(kind, at + 1, kind in about ? { about: about[kind as keyof typeof about] } : {})),
    );
    const waiting = await section();
    await user.click(waiting.getByRole('button', { name: /^Show all/ }));
    const rows = waiting.getAllByRole('listitem');
    expect(rows).toHaveLength(kinds.length);
    const lines = rows.map((row) => row.querySelector('p')?.textContent ?? '');
    expect(new Set(lines).size).toBe(kinds.length);
    expect(lines.filter((line) => /waiting\.|\{\{/.test(line))).toEqual([]);
    for (const row of rows) expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/\w/);
  });
});

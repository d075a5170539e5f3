import type { RestatementCause } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { aBill, aBillDetail } from '#test/bills.ts';
import { FakeLive } from '#test/fake-live.ts';
import { BEN } from '#test/feed.ts';
import { ok } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { aBalance, aHouseBalance, anEntry } from '#test/money.ts';
import { meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const CAUSE: RestatementCause = {
  kind: 'first_day',
  person: BEN,
  before: '2026-10-01',
  after: '2026-10-08',
  at: '2026-11-09T10:00:00.000Z',
};

function at(path: string, more: { isOpen?: boolean } = {}) {
  signIn('roomie');
  const kept = { isOpen: more.isOpen ?? false };
  const live = new FakeLive();
  const about = { kind: 'variable_cost', category: 'electricity', from: '2026-10-01', to: '2026-10-31' } as const;
  const shared = { about: { ...about, total: '62.00', sharers: 2 }, account: 'utilities' } as const;
  const was = anEntry(1, { ...shared, amount: '31.00', reversed_by: anEntry(2).journal_id });
  const back = anEntry(2, { ...shared, amount: '-31.00', reverses: was.journal_id, cause: CAUSE });
  const is = anEntry(3, { ...shared, amount: '40.00', cause: CAUSE, version: 2 });
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail()))
    .on(`GET /api/ledger/balance/${PERSON.roomie}`, () => ok(aBalance(aHouseBalance())))
    .on(`GET /api/ledger/entries/${PERSON.roomie}`, () => ok({ items: [is, back, was], next_cursor: null }))
    .on(`GET /api/houses/recalculating/${HOUSE}`, () => ok({ is_recalculating: kept.isOpen }))
    .on(`GET /api/variable-costs/${aBill(1)._id}`, () => ok(aBillDetail({ restated: { version: 2, cause: CAUSE } })));
  return { server, kept, live, ...renderApp(path) };
}

const DAYS = 'Ben’s move-in day changed from Oct 1, 2026 to Oct 8, 2026.';

describe('recalculated shares', () => {
  it('give the reason in the statement, on reversals and new entries', async () => {
    const { user } = at('/supplies');
    await user.click(await screen.findByRole('button', { name: 'Statement' }));
    const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(`Recalculated (version 2): ${DAYS}`);
    expect(rows[1]).toHaveTextContent(DAYS);
    expect(rows[2]).toHaveTextContent(`Taken back: ${DAYS}`);
  });

  it('give the reason on the bill', async () => {
    at(`/supplies?bill=${aBill(1)._id}`);
    expect(await screen.findByText(`Recalculated on Nov 9, 2026 (version 2). ${DAYS}`)).toBeVisible();
  });

  it('show a status line while they are recalculated', async () => {
    const { kept, live } = at('/supplies', { isOpen: true });
    expect(await screen.findByText('Recalculating. Amounts here can still change.')).toBeVisible();
    kept.isOpen = false;
    live.push('money:recalculated', { house_id: HOUSE });
    await waitFor(() => {
      expect(screen.queryByText(/^Recalculating/)).toBeNull();
    });
  });
});

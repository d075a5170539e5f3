import type { BankEntry } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { aBankEntry, aMatch, LINDENHOF, RAVI } from '#test/bank.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { aHouse } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const LENA = { _id: idOf(903), name: 'Lena Vogt' };

function atTheBank(entries: BankEntry[] = [], { certain = [] as BankEntry[], search = '' } = {}) {
  signIn('homeowner');
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on('GET /api/bank-entries', () => ok({ items: entries, next_cursor: null }))
    .on('GET /api/bank-entries/certain', () => ok({ items: certain }))
    .on('GET /api/bank-entries/people', () =>
      ok({
        items: [
          { roomie: RAVI, house: LINDENHOF, currency: 'EUR', open: '620.00' },
          { roomie: LENA, house: LINDENHOF, currency: 'EUR', open: '0.00' },
        ],
      }),
    );
  return { server, ...renderApp(`/finances?view=bank${search}`) };
}
const sent = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);

describe('the bank payments of a homeowner', () => {
  it('say whose they probably are and why, and are entered', async () => {
    const entry = aBankEntry(1, { matches: [aMatch({ reasons: ['reference', 'due'], is_reported: true })] });
    const { server, user } = atTheBank([entry]);
    expect(await screen.findByText('Ravi Menon, Lindenhof')).toBeVisible();
    expect(screen.getByText(/^Payment reference [0-9A-F]{8} · Exactly what is due$/)).toBeVisible();
    expect(screen.getByText('They reported this payment. Entering it confirms it.')).toBeVisible();
    const path = `/api/bank-entries/${entry._id}/payment` as const;
    server.on(`POST ${path}`, () => ok({ ...entry, payment: { _id: idOf(5), roomie: RAVI, house: LINDENHOF } }));
    await user.click(screen.getByRole('button', { name: 'Enter €620.00 from MENON RAVI' }));
    expect(await screen.findByText('Entered €620.00 for Ravi Menon')).toBeVisible();
    expect(sent(server, 'POST', path)).toEqual([{ roomie_id: RAVI._id, house_id: LINDENHOF._id, payment_id: null }]);
  });

  it('are entered for someone else, or left aside and brought back', async () => {
    const entry = aBankEntry(1, {
      certainty: 'none',
      matches: [aMatch(), aMatch({ roomie: LENA })],
    });
    const { server, user } = atTheBank([entry]);
    expect(await screen.findByText('Could be Ravi Menon or Lena Vogt.')).toBeVisible();
    const path = `/api/bank-entries/${entry._id}` as const;
    server
      .on(`PUT ${path}/ignored`, () => ok(entry))
      .on(`POST ${path}/payment`, () => refuse('conflict', 'This house uses GBP.'));
    await user.click(screen.getByRole('button', { name: 'Choose who paid €620.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who paid €620.00?' }));
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Roomie' }), 'Lena Vogt, Lindenhof');
    expect(dialog.getByText('This is more than Lena Vogt owes. The rest stays as their credit.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Enter payment' }));
    expect(await dialog.findByText('This house uses GBP.')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Roomie' }), 'Choose a roomie');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Ignore €620.00 from MENON RAVI' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('€620.00 is back');
    expect(sent(server, 'PUT', `${path}/ignored`)).toEqual([{ ignored: true }, { ignored: false }]);
  });

  it('that are certain are shown together, and entered at once', async () => {
    const linked = aMatch({ payment: { _id: idOf(7), paid_on: '2026-11-01' } });
    const certain = [aBankEntry(1), aBankEntry(2, { matches: [linked] })];
    const { server, user } = atTheBank(certain, { certain });
    server.on('POST /api/bank-entries/payments', () =>
      ok({ entered: [aBankEntry(1)._id], refused: [aBankEntry(2)._id] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Enter all 2 certain payments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter certain payments' }));
    expect(dialog.getByText(/^A payment of Nov 1, 2026 is already entered\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Enter 2 payments' }));
    expect(await screen.findByText('1 payment entered')).toBeVisible();
    expect(await screen.findByText(/^1 payment couldn’t be entered\./)).toBeVisible();
    expect(sent(server, 'POST', '/api/bank-entries/payments')).toMatchObject([
      { entries: [{ payment_id: null }, { payment_id: idOf(7) }] },
    ]);
  });

  it('come from a file, which says what is in it', async () => {
    const { server, user } = atTheBank();
    expect(await screen.findByText('Nothing to enter')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Import statement' })[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a bank statement' }));
    await user.upload(dialog.getByLabelText('Choose a file'), new File(['x'], 'november.csv', { type: 'text/csv' }));
    expect(await dialog.findByText('november.csv')).toBeVisible();
    const none = { known: 0, pending: 0, unread: 0, other_currency: 0, old: 0 };
    server.on('POST /api/bank-statements', () => ok({ form: 'csv', added: 3, ...none, outgoing: 9 }));
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('3 new payments · 9 outgoing, not kept')).toBeVisible();
    expect(sent(server, 'POST', '/api/bank-statements')).toEqual([{ file: 'eA==' }]);
  });

  it('link to their roomie once they are entered', async () => {
    const entered = aBankEntry(1, { payment: { _id: idOf(5), roomie: RAVI, house: LINDENHOF }, matches: [] });
    atTheBank([entered], { search: '&entries=entered' });
    const link = await screen.findByRole('link', { name: 'Entered for Ravi Menon, Lindenhof' });
    expect(link).toHaveAttribute('href', `/edit-tenant?id=${RAVI._id}`);
  });
});

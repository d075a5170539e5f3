import type { DamageDeposit, Deduction, Deposit } from '@common-roof/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { createStore } from '#app/store.ts';
import { loadWords } from '#i18n/i18n.ts';
import { FakeServer, ok } from '#test/fake-server.ts';
import { idOf, signIn } from '#test/people.ts';
import { type DepositSide, LeaseDeposit } from './lease-deposit.tsx';

const [ROOMIE, LEASE, DEPOSIT, LAMP, WALL] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)];
const PATH = `/api/roomies/damage_deposit_data/${ROOMIE}` as const;

const aDeduction = (_id: string, reason: string, amount: string, more: Partial<Deduction> = {}): Deduction => ({
  _id,
  reason,
  amount,
  first_amount: amount,
  ground: { kind: 'receipt' },
  photos: [],
  created_at: '2026-05-02T10:00:00.000Z',
  withdrawn_at: null,
  dispute: null,
  ...more,
});

const aDeposit = (more: Partial<Deposit> = {}): Deposit => ({
  _id: DEPOSIT,
  agreement_id: LEASE,
  roomie: { _id: ROOMIE, name: 'Rosa Alvarez' },
  homeowner: { _id: idOf(6), name: 'Helen Marsh' },
  house: { _id: idOf(7), name: 'Alder House' },
  room: { _id: idOf(8), name: 'Attic' },
  state: 'held',
  currency: 'GBP',
  held: '400.00',
  deducted: '70.00',
  set_off: '0.00',
  left: '330.00',
  arrears: null,
  return_by: '2090-01-31',
  settled: null,
  disputable_until: null,
  deductions: [aDeduction(LAMP, 'The lamp.', '50.00'), aDeduction(WALL, 'The wall.', '20.00')],
  worsened: [],
  steps: [],
  has_statement: false,
  version: 1,
  ...more,
});

const dataOf = (deposit: Deposit | null): DamageDeposit => ({
  returned_damaged_deposit: false,
  returned_damaged_form_description: '',
  comments: '',
  returned_damaged_deposit_date: '2026-05-01',
  deposit,
});

async function show(side: DepositSide, deposit: Deposit | null) {
  await loadWords('leases', 'member');
  signIn(side);
  const server = new FakeServer().on(`GET ${PATH}`, () => ok(dataOf(deposit))).install();
  const photos = { gallery: () => null, chooser: () => null };
  render(
    <Provider store={createStore()}>
      <LeaseDeposit roomieId={ROOMIE} leaseId={LEASE} side={side} photos={photos} />
    </Provider>,
  );
  return { server, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (role = 'dialog') => within(await screen.findByRole(role));

describe("a lease's deposit", () => {
  it('is not shown if there is none', async () => {
    const { server } = await show('roomie', null);
    await waitFor(() => {
      expect(server.times('GET', PATH)).toBe(1);
    });
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Deposit' })).not.toBeInTheDocument();
    });
  });

  it('is settled with the amount left after deductions', async () => {
    const { server, user } = await show('homeowner', aDeposit());
    server.on(`PUT ${PATH}`, () => ok(dataOf(aDeposit())));
    await user.click(await button('Settle the deposit'));
    const dialog = await inDialog('alertdialog');
    expect(dialog.getByText('Return £330.00 to Rosa Alvarez?')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Method'), 'Cash');
    await user.click(dialog.getByRole('button', { name: 'Settle the deposit' }));
    await waitFor(() => {
      expect(server.times('PUT', PATH)).toBe(1);
    });
    const sent = server.asked.find(({ method }) => method === 'PUT');
    expect(sent?.query.get('agreement_id')).toBe(LEASE);
    expect(sent?.body).toMatchObject({
      returned_damaged_deposit: true,
      returned: '330.00',
      returned_damaged_form_description: 'Cash',
    });
  });

  it('can be disputed by the roomie, deduction by deduction', async () => {
    const { server, user } = await show('roomie', aDeposit());
    server.on(`PUT /api/deposits/${DEPOSIT}/dispute`, () => ok(aDeposit()));
    expect(screen.queryByRole('button', { name: 'Add a deduction' })).not.toBeInTheDocument();
    await user.click(await button('Dispute'));
    const dialog = await inDialog();
    await user.click(dialog.getByRole('checkbox', { name: '£20.00: The wall.' }));
    await user.type(dialog.getByLabelText('Reason'), 'It was so before.');
    await user.click(dialog.getByRole('button', { name: 'Dispute' }));
    await waitFor(() => {
      expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
        deductions: [WALL],
        words: 'It was so before.',
      });
    });
  });

  it('has each dispute answered by the homeowner', async () => {
    const dispute = { words: 'It was so before.', at: '2026-05-03T10:00:00.000Z', answer: null };
    const { server, user } = await show(
      'homeowner',
      aDeposit({ deductions: [aDeduction(WALL, 'The wall.', '20.00', { dispute })] }),
    );
    server.on(`PUT /api/deposits/${DEPOSIT}/deductions/${WALL}`, () => ok(aDeposit()));
    await user.click(await button('Answer: The wall.'));
    const dialog = await inDialog();
    await user.selectOptions(dialog.getByRole('combobox'), 'Lower it');
    await user.type(dialog.getByLabelText('New amount'), '5');
    await user.type(dialog.getByLabelText('Your answer'), 'Agreed.');
    await user.click(dialog.getByRole('button', { name: 'Answer' }));
    await waitFor(() => {
      expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
        action: 'lower',
        amount: '5.00',
        answer: 'Agreed.',
      });
    });
  });

  it('offers its statement once settled, and no dispute after the deadline', async () => {
    const settled = {
      at: '2026-05-05T10:00:00.000Z',
      returned: '330.00',
      returned_on: '2026-05-05',
      how: '',
      comments: '',
    };
    await show(
      'roomie',
      aDeposit({ state: 'partly_returned', settled, disputable_until: '2026-07-04', has_statement: true }),
    );
    expect(await button('Download the statement')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dispute' })).not.toBeInTheDocument();
  });

  const arrears = { owed: '100.00', contested: '20.00', can_set_off: '80.00', balance: '230.00' };

  it('shows deposit, deductions and arrears, and one resulting amount', async () => {
    await show('roomie', aDeposit({ arrears }));
    expect(await screen.findByText('In total, Rosa Alvarez gets back £230.00')).toBeInTheDocument();
    expect(screen.getByText('£330.00 left of the deposit, £100.00 still owed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Deduct arrears' })).not.toBeInTheDocument();
  });

  it('states who still owes money after a set-off', async () => {
    const balance = '-50.00';
    const dues = [
      { label: 'Rent for May 2026', due_on: '2026-05-01', amount: '250.00' },
      { label: 'Rent for June 2026', due_on: '2026-06-01', amount: '80.00' },
    ];
    const rent = aDeduction(WALL, 'Rent for May 2026; Rent for June 2026', '330.00', {
      ground: { kind: 'arrears', dues },
    });
    await show(
      'homeowner',
      aDeposit({
        deducted: '400.00',
        set_off: '330.00',
        left: '0.00',
        deductions: [rent],
        arrears: { owed: '50.00', contested: '0.00', can_set_off: '0.00', balance },
      }),
    );
    expect(await screen.findByText('In total, Rosa Alvarez owes £50.00')).toBeInTheDocument();
    expect(screen.getByText('Of this, arrears')).toBeInTheDocument();
    expect(screen.getByText('Rent for June 2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Deduct arrears' })).not.toBeInTheDocument();
  });

  it('sets off uncontested arrears, as they were seen', async () => {
    const { server, user } = await show('homeowner', aDeposit({ arrears }));
    server.on(`POST /api/deposits/${DEPOSIT}/set_offs`, () => ok(aDeposit()));
    await user.click(await button('Deduct arrears'));
    const dialog = await inDialog('alertdialog');
    expect(dialog.getByText(/£20\.00 is reported as paid or disputed/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Deduct arrears' }));
    await waitFor(() => {
      expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({ amount: '80.00', version: 1 });
    });
  });
});

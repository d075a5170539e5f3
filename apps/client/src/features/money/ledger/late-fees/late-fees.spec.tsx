import type { HouseLateFees, LateFee } from '@common-roof/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { createStore } from '#app/store.ts';
import { loadWords } from '#i18n/i18n.ts';
import { day, nearDay } from '#lib/dates.ts';
import { FakeServer, ok } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { idOf, PERSON, signIn } from '#test/people.ts';
import { Toasts } from '#ui/toasts.tsx';
import { LateFeesSection } from './late-fees-section.tsx';
import { OwnLateFees } from './own-late-fees.tsx';

const PATH = `/api/houses/${HOUSE}/late-fees` as const;
const FEE: LateFee = {
  _id: idOf(960),
  roomie: { _id: PERSON.roomie, first_name: 'Mara' },
  state: 'charged',
  month: '2027-05',
  period: 'month',
  from: '2027-05-01',
  to: '2027-05-31',
  due_on: '2027-05-01',
  applies_on: '2027-05-07',
  overdue: '480.00',
  amount: '15.00',
};
const RULE: NonNullable<HouseLateFees['rule']> = {
  _id: idOf(950),
  from_on: '2027-04-09',
  days: 5,
  fee: { kind: 'fixed', amount: '15.00' },
  year_cap: null,
};
const NONE: HouseLateFees = {
  currency: 'EUR',
  rule: null,
  announced: null,
  earliest: '2027-04-09',
  version: 0,
  fees: [],
};
const WAIVER = `/api/late-fees/${FEE._id}/waiver` as const;

async function show(side: 'roomie' | 'homeowner', given: Partial<HouseLateFees>) {
  await loadWords('lateFees');
  signIn(side);
  const kept = { fees: { ...NONE, ...given } };
  const become = (state: LateFee['state']) => {
    kept.fees = { ...kept.fees, fees: [{ ...FEE, state }] };
    return ok(kept.fees);
  };
  const server = new FakeServer()
    .on(`GET ${PATH}`, () => ok(kept.fees))
    .on(`PUT ${PATH}`, () => ok(kept.fees))
    .on(`DELETE ${PATH}`, () => ok(kept.fees))
    .on(`PUT ${WAIVER}`, () => become('waived'))
    .on(`DELETE ${WAIVER}`, () => become('charged'))
    .install();
  render(
    <Provider store={createStore()}>
      <Toasts />
      {side === 'roomie' ? (
        <OwnLateFees houseId={HOUSE} roomieId={PERSON.roomie} />
      ) : (
        <LateFeesSection houseId={HOUSE} mayChange />
      )}
    </Provider>,
  );
  const bodyOf = (method: string) => server.asked.find((each) => each.method === method)?.body;
  return { user: userEvent.setup(), server, bodyOf };
}

describe('a homeowner', () => {
  it('announces a rule: the day it holds from, an amount or a percentage, and a limit', async () => {
    const { user, bodyOf } = await show('homeowner', {});
    await user.click(await screen.findByRole('button', { name: 'Set a rule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rule for late fees' }));
    expect(dialog.getByText(new RegExp(`due on ${day('2027-04-09', 'en')} or later`))).toBeVisible();
    expect(dialog.getByText(/Local law may limit late fees/)).toBeVisible();
    const send = dialog.getByRole('button', { name: 'Announce the rule' });
    expect(send).toBeDisabled();
    await user.type(dialog.getByLabelText('Amount'), '15');
    expect(send).toBeEnabled();
    await user.clear(dialog.getByLabelText(/^Days after/));
    await user.type(dialog.getByLabelText(/^Days after/), '31');
    expect(send).toBeDisabled();
    await user.clear(dialog.getByLabelText(/^Days after/));
    await user.type(dialog.getByLabelText(/^Days after/), '7');
    await user.selectOptions(dialog.getByLabelText('Fee'), 'A percentage of what is overdue');
    await user.type(dialog.getByLabelText('Percent'), '2,5');
    await user.type(dialog.getByLabelText(/^Most in a year/), '60');
    await user.click(send);
    await waitFor(() => {
      expect(bodyOf('PUT')).toEqual({
        version: 0,
        days: 7,
        fee: { kind: 'percent', percent: '2.5' },
        year_cap: '60.00',
      });
    });
  });

  it('is asked before late fees end', async () => {
    const { user, server } = await show('homeowner', { rule: RULE, version: 1 });
    expect(await screen.findByText('Rent that is more than 5 days late costs a fee of €15.00.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('button', { name: 'End late fees' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End late fees?' }));
    expect(server.times('DELETE', PATH)).toBe(0);
    await user.click(question.getByRole('button', { name: 'End late fees' }));
    await waitFor(() => {
      expect(server.times('DELETE', PATH)).toBe(1);
    });
  });

  it('waives a fee with one tap, and undoes it', async () => {
    const { user, server } = await show('homeowner', { rule: RULE, fees: [FEE] });
    await user.click(await screen.findByRole('button', { name: 'Waive: Mara, rent for May 2027' }));
    expect(await screen.findByText('Late fee waived. Mara doesn’t owe it.')).toBeVisible();
    expect(await screen.findByText('Waived.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(server.times('DELETE', WAIVER)).toBe(1);
    });
    expect(await screen.findByRole('button', { name: 'Waive: Mara, rent for May 2027' })).toBeVisible();
  });
});

describe('a roomie', () => {
  it('reads the rule, the one to come, and what to do about each fee', async () => {
    const other = { ...FEE, _id: idOf(961), roomie: { _id: idOf(7), first_name: 'Jon' } };
    const near: LateFee = { ...FEE, _id: idOf(962), state: 'upcoming', month: '2027-06', applies_on: '2027-06-07' };
    const fee = { kind: 'percent', percent: '2.5' } as const;
    const announced = { ...RULE, _id: idOf(951), from_on: '2027-07-01', fee, year_cap: '60.00' };
    await show('roomie', { rule: RULE, announced, fees: [near, FEE, other] });
    expect(await screen.findByText('Rent that is more than 5 days late costs a fee of €15.00.')).toBeVisible();
    expect(screen.getByText(`For rent due on ${day('2027-07-01', 'en')} or later`)).toBeVisible();
    expect(
      screen.getByText(
        'Rent that is more than 5 days late costs a fee of 2.5% of what is overdue. At most €60.00 a year.',
      ),
    ).toBeVisible();
    const [first, second, ...more] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      `Rent for June 2027€15.00Applies on ${nearDay('2027-06-07', 'en')} unless the rent is paid by the day before.`,
    );
    expect(second).toHaveTextContent(/€480\.00 of the rent due on .+ was unpaid\. Pay it with your rent\./);
    expect(more).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('sees nothing in a house without a rule', async () => {
    const { server } = await show('roomie', {});
    await waitFor(() => {
      expect(server.times('GET', PATH)).toBe(1);
    });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

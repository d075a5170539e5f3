import { screen, within } from '@testing-library/react';

import { BEN } from '#test/feed.ts';
import { ok } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { aHousemate } from '#test/at-the-chores.tsx';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { aSupply } from '#test/supplies.ts';

const ME = PERSON.roomie;
const CEM = { _id: idOf(61), first_name: 'Cem' };
const ENTER = `/api/roomies/supplies/${ME}` as const;

async function openDialog(last: Parameters<typeof aSupply>[1] | null = null) {
  signIn('roomie');
  const roomies = [aHousemate(CEM), aHousemate(BEN), aHousemate({ _id: ME, first_name: 'Mara' })];
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ roomies })))
    .on(`GET /api/roomies/allhousesupplies/${HOUSE}`, () => ok({ items: [], next_cursor: null }))
    .on(`GET /api/supplies-history/house/${HOUSE}/months`, () => ok({ currency: 'EUR', items: [], categories: [] }))
    .on(`GET /api/roomies/recurring-supplies/house/${HOUSE}`, () => ok({ items: [] }))
    .on(`GET /api/roomies/allsupplies/${ME}`, () =>
      ok({ items: last === null ? [] : [aSupply(1, last)], next_cursor: null }),
    )
    .on(`PUT ${ENTER}`, () => ok(aSupply(2)));
  const { user } = renderApp('/supplies');
  await user.click(await screen.findByRole('button', { name: 'Enter a purchase' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What did you buy?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Item' }), 'Pizza');
  await user.type(dialog.getByRole('textbox', { name: 'Total price' }), '12');
  const change = async (): Promise<void> => {
    await user.click(await dialog.findByRole('button', { name: 'Change who paid and who shares it' }));
  };
  const choose = (label: string, option: string): Promise<void> =>
    user.selectOptions(dialog.getByRole('combobox', { name: label }), option);
  const type = (label: string, text: string): Promise<void> =>
    user.type(dialog.getByRole('textbox', { name: label }), text);
  const submit = dialog.getByRole('button', { name: 'Enter the purchase' });
  const sent = () => server.asked.find((call) => call.method === 'PUT' && call.path === ENTER)?.body;
  return { user, dialog, change, choose, type, submit, sent };
}

describe('who shares a purchase', () => {
  it('is everyone, and the buyer paid, without another click', async () => {
    const { user, dialog, submit, sent } = await openDialog();
    expect(dialog.getByText('You paid, split equally between everyone.')).toBeVisible();
    await user.click(submit);
    expect(await screen.findByText(/^Pizza is added/)).toBeVisible();
    expect(sent()).toMatchObject({ category: 'groceries', split: { method: 'present' }, payers: [] });
  });

  it('can be some of the house, and the form says who confirms it', async () => {
    const { user, dialog, change, choose, submit, sent } = await openDialog();
    await change();
    await choose('How is it split?', 'Equally, between some of us');
    await user.click(dialog.getByRole('checkbox', { name: 'Cem' }));
    expect(dialog.getByText('You paid, split equally between you and Ben.')).toBeVisible();
    expect(dialog.getAllByText('€6.00')).toHaveLength(2);
    expect(dialog.getByText('It counts once Ben confirms it.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
    expect(dialog.getByText('Choose someone besides yourself.')).toBeVisible();
    expect(submit).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
    await user.click(submit);
    expect(await screen.findByText(/^Pizza is added/)).toBeVisible();
    expect(sent()).toMatchObject({ split: { method: 'equal', people: [ME, BEN._id] } });
  });

  it('can be in shares; whoever bears more has to confirm it', async () => {
    const { user, dialog, change, choose, type, submit, sent } = await openDialog();
    await change();
    await choose('How is it split?', 'By shares');
    expect(submit).toBeDisabled();
    await type('Shares of Ben', '2');
    await type('Shares of Cem', '1x');
    expect(dialog.getByText('Enter a whole number up to 1,000.')).toBeVisible();
    expect(submit).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Shares of Cem' }), '{Backspace}');
    expect(dialog.getByText('€8.00')).toBeVisible();
    expect(dialog.getByText('It counts once Ben confirms it.')).toBeVisible();
    await user.click(submit);
    expect(await screen.findByText(/^Pizza is added/)).toBeVisible();
    expect(sent()).toMatchObject({
      split: {
        method: 'shares',
        parts: [
          { roomie: BEN._id, shares: 2 },
          { roomie: CEM._id, shares: 1 },
        ],
      },
    });
  });

  it('can be in percentages and amounts, of which the rest is divided with one click', async () => {
    const { user, dialog, change, choose, type, submit, sent } = await openDialog();
    await change();
    await choose('How is it split?', 'By percentages');
    await type('Percentage of Ben', '50');
    expect(dialog.getByText('50% left')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Divide the rest' }));
    expect(dialog.getByRole('textbox', { name: 'Your percentage' })).toHaveValue('25');
    expect(submit).toBeEnabled();
    await choose('How is it split?', 'By amounts');
    await type('Amount of Cem', '11,99');
    expect(dialog.getByText('€0.01 left')).toBeVisible();
    await type('Amount of Ben', '0.02');
    expect(dialog.getByText('€0.01 too much')).toBeVisible();
    expect(submit).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Amount of Ben' }), '{Backspace}1');
    await user.click(submit);
    expect(await screen.findByText(/^Pizza is added/)).toBeVisible();
    expect(sent()).toMatchObject({
      split: {
        method: 'exact',
        parts: [
          { roomie: CEM._id, amount: '11.99' },
          { roomie: BEN._id, amount: '0.01' },
        ],
      },
    });
  });

  it('can differ by item, with what the receipt has beside the items', async () => {
    const { user, dialog, change, choose, submit, sent } = await openDialog();
    await change();
    await choose('How is it split?', 'Item by item');
    const item = (number: number) => within(dialog.getByRole('group', { name: `Item ${String(number)}` }));
    await user.type(item(1).getByRole('textbox', { name: 'Item' }), 'Salad');
    await user.type(item(1).getByRole('textbox', { name: 'Price' }), '4');
    await user.click(item(1).getByRole('checkbox', { name: 'Ben' }));
    await user.click(dialog.getByRole('button', { name: 'Add an item' }));
    expect(item(2).getByRole('checkbox', { name: 'Ben' })).toBeChecked();
    expect(submit).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Remove item 2' }));
    expect(dialog.getByText('€8.00 beside the items, like delivery or a tip, is shared in proportion.')).toBeVisible();
    expect(dialog.getByText('Ben: €12.00')).toBeVisible();
    await user.click(submit);
    expect(await screen.findByText(/^Pizza is added/)).toBeVisible();
    expect(sent()).toMatchObject({
      split: { method: 'items', items: [{ name: 'Salad', amount: '4.00', people: [BEN._id] }] },
    });
  });

  it('is independent of who paid: someone else, or several', async () => {
    const { user, dialog, change, choose, type, submit, sent } = await openDialog();
    await change();
    await choose('Who paid?', 'Ben');
    expect(dialog.getByText('Ben paid, split equally between everyone.')).toBeVisible();
    await choose('Who paid?', 'Several people');
    expect(submit).toBeDisabled();
    await type('Paid by Ben', '7');
    await user.click(dialog.getByRole('button', { name: 'Divide the rest' }));
    expect(dialog.getByRole('textbox', { name: 'Paid by you' })).toHaveValue('2.50');
    await user.click(submit);
    expect(await screen.findByText(/^Pizza is added/)).toBeVisible();
    expect(sent()).toMatchObject({
      payers: [
        { roomie: ME, amount: '2.50' },
        { roomie: BEN._id, amount: '7.00' },
        { roomie: CEM._id, amount: '2.50' },
      ],
    });
  });

  it('can be as last time in that category', async () => {
    const { user, dialog } = await openDialog({
      split: {
        method: 'shares',
        parts: [
          { roomie: BEN, weight: 3, amount: '3.00' },
          { roomie: { _id: ME, first_name: 'Mara' }, weight: 1, amount: '1.00' },
        ],
        items: [],
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Split like your last purchase: Groceries' }));
    expect(dialog.getByRole('textbox', { name: 'Shares of Ben' })).toHaveValue('3');
    expect(dialog.getByText('€9.00')).toBeVisible();
  });
});

import type { Role, UsualSplit } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { aHousemate } from '#test/at-the-chores.tsx';
import { BEN } from '#test/feed.ts';
import { ok } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { aSpeakerPage } from '#test/speaker.ts';
import { aSupply } from '#test/supplies.ts';

const USUAL = `/api/houses/${HOUSE}/usual-splits` as const;
const ENTER = `/api/roomies/supplies/${PERSON.roomie}` as const;
const MARA = { _id: PERSON.roomie, first_name: 'Mara' };
const YEAR = new Date().getFullYear();

const aUsual = (about: UsualSplit['about'], more: Partial<UsualSplit> = {}): UsualSplit => ({
  about,
  method: 'percent',
  parts: [
    { roomie: { _id: BEN._id, first_name: 'Ben' }, weight: 7_000 },
    { roomie: MARA, weight: 3_000 },
  ],
  set_by: { _id: PERSON.homeowner, first_name: 'Helen' },
  has_lapsed: false,
  ...more,
});
const FOOD = { kind: 'purchase', category: 'groceries' } as const;
const POWER = { kind: 'bill', category: 'electricity' } as const;

function at(path: string, role: Role, items: UsualSplit[]) {
  signIn(role);
  const none = { currency: 'EUR', items: [], months: [], before: [] };
  const can = aSpeakerPage({ rights: { bills: 'everyone', chores: 'owner', invite: 'owner' }, own_rights: ['bills'] });
  const roomies = [aHousemate(BEN), aHousemate(MARA)];
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ roomies })))
    .on(`GET /api/houses/${HOUSE}/speaker`, () => ok(can))
    .on(`GET /api/houses/recurring-bills/${HOUSE}`, () => ok({ items: [] }))
    .on(`GET /api/houses/variablecosts/${HOUSE}/${String(YEAR)}`, () => ok(none))
    .on(`GET /api/houses/variablecosts/${HOUSE}/${String(YEAR - 1)}`, () => ok(none))
    .on(`GET /api/roomies/allhousesupplies/${HOUSE}`, () => ok({ items: [], next_cursor: null }))
    .on(`GET /api/supplies-history/house/${HOUSE}/months`, () => ok({ currency: 'EUR', items: [], categories: [] }))
    .on(`GET /api/roomies/recurring-supplies/house/${HOUSE}`, () => ok({ items: [] }))
    .on(`GET /api/roomies/allsupplies/${PERSON.roomie}`, () => ok({ items: [], next_cursor: null }))
    .on(`GET ${USUAL}`, () => ok({ items }))
    .on(`PUT ${USUAL}`, () => ok({ items }))
    .on(`PUT ${ENTER}`, () => ok(aSupply(2)));
  const sent = (path: string) => server.asked.find((asked) => asked.method === 'PUT' && asked.path === path)?.body;
  return { server, sent, ...renderApp(path) };
}

async function atPurchase(items: UsualSplit[]) {
  const page = at('/supplies', 'roomie', items);
  await page.user.click(await screen.findByRole('button', { name: 'Enter a purchase' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What did you buy?' }));
  await page.user.type(dialog.getByRole('textbox', { name: 'Item' }), 'Pizza');
  await page.user.type(dialog.getByRole('textbox', { name: 'Total price' }), '12');
  return { ...page, dialog };
}

describe('a usual split', () => {
  it('is how a purchase of its category starts, with who set it', async () => {
    const { user, dialog, sent } = await atPurchase([aUsual(FOOD)]);
    expect(await dialog.findByText('Usual split: Ben 70%, Mara 30%, set by Helen')).toBeVisible();
    expect(dialog.getByText('You paid, split by percentages.')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Drinks');
    expect(dialog.getByText('You paid, split equally between everyone.')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Groceries');
    await user.click(dialog.getByRole('button', { name: 'Enter the purchase' }));
    expect(await screen.findByText(/^Pizza is added/)).toBeVisible();
    expect(sent(ENTER)).toMatchObject({
      split: {
        method: 'percent',
        parts: [
          { roomie: BEN._id, percent: '70' },
          { roomie: PERSON.roomie, percent: '30' },
        ],
      },
    });
  });

  it('is changed for one purchase', async () => {
    const { user, dialog, sent } = await atPurchase([aUsual(FOOD)]);
    await user.click(await dialog.findByRole('button', { name: 'Change who paid and who shares it' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How is it split?' }), 'Equally, between everyone');
    await user.click(dialog.getByRole('button', { name: 'Enter the purchase' }));
    expect(await screen.findByText(/^Pizza is added/)).toBeVisible();
    expect(sent(ENTER)).toMatchObject({ split: { method: 'present' } });
  });

  it('that has lapsed says so, and the purchase starts equally', async () => {
    const { dialog } = await atPurchase([aUsual(FOOD, { has_lapsed: true })]);
    expect(await dialog.findByText(/^Someone has moved in or out/)).toBeVisible();
    expect(dialog.getByText('You paid, split equally between everyone.')).toBeVisible();
  });

  it('of a bill starts the homeowner’s shares, and is told to a roomie who enters one', async () => {
    const { unmount } = at(`/addvariablecosts/${HOUSE}`, 'homeowner', [aUsual(POWER)]);
    expect(await screen.findByRole('textbox', { name: 'Shares of Ben' })).toHaveValue('7');
    expect(screen.getByRole('textbox', { name: 'Shares of Mara' })).toHaveValue('3');
    unmount();
    at(`/addvariablecosts/${HOUSE}`, 'roomie', [aUsual(POWER)]);
    // In the form, and in the list below it.
    await waitFor(() => {
      expect(screen.getAllByText('Usual split: Ben 70%, Mara 30%, set by Helen')).toHaveLength(2);
    });
    expect(screen.queryByRole('textbox', { name: 'Shares of Ben' })).not.toBeInTheDocument();
  });

  it('is set for purchases by a roomie who can, and for bills by the homeowner', async () => {
    const { user, sent } = at('/who-runs-what', 'roomie', [aUsual(POWER)]);
    const section = within(await screen.findByRole('region', { name: 'Usual splits' }));
    expect(await section.findByText('Bills: Electricity')).toBeVisible();
    expect(section.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Add a usual split' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a usual split' }));
    expect(dialog.queryByRole('option', { name: /^Bills/ })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How is it split?' }), 'By percentages');
    await user.type(dialog.getByRole('textbox', { name: 'Percentage of Ben' }), '60');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Divide the rest' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(sent(USUAL)).toMatchObject({
        about: FOOD,
        split: { method: 'percent', parts: [{ percent: '40' }, { percent: '60' }] },
      });
    });
  });
});

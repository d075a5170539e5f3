import { type Browser, expect, type Page, test } from '@playwright/test';

import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser, type Screen } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const CLOVER = { name: 'Clover House', street: 'Clover Lane 3', postalCode: 'M21 9WR', city: 'Manchester' };
const IDA = { first_name: 'Ida', last_name: 'Lund', email: 'ida@supplies.test' };
const JON = { first_name: 'Jon', last_name: 'Berg', email: 'jon@supplies.test' };

async function asNewcomer(browser: Browser, person: typeof IDA, screen: Screen): Promise<Page> {
  const page = await openBrowser(browser, screen);
  await join(page, person, 'roomie', '/supplies');
  return page;
}

test('a roomie buys an item from the wanted board, a housemate confirms the price, both see their share, and the homeowner removes it', async ({
  browser,
}) => {
  await makeHouse('omar', CLOVER, ['Front room', 'Back room']);
  await makeRoomie(IDA, { owner: 'omar', house: CLOVER.name, room: 'Front room' });
  await makeRoomie(JON, { owner: 'omar', house: CLOVER.name, room: 'Back room' });
  const ida = await asNewcomer(browser, IDA, { width: 390 });
  const jon = await asNewcomer(browser, JON, {});
  const omar = await signIn(browser, 'omar');

  await test.step('Jon writes on the wanted board, and Ida turns it into a purchase on her phone', async () => {
    await jon.getByRole('textbox', { name: 'What is needed?' }).fill('Oat milk');
    await jon.getByRole('button', { name: 'Add', exact: true }).click();
    await ida.getByRole('tab', { name: 'To buy' }).click();
    await ida.getByRole('button', { name: 'Bought: Oat milk' }).click();
    const dialog = ida.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Item', exact: true })).toHaveValue('Oat milk');
    await dialog.getByRole('textbox', { name: 'Total price' }).fill('5,01');
    await dialog.getByRole('button', { name: 'Enter' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(ida.getByRole('button', { name: 'Bought: Oat milk' })).toHaveCount(0);
  });

  await test.step('Jon sees it at once and confirms the price', async () => {
    await jon.getByRole('tab', { name: 'To confirm (1)' }).click();
    await jon.getByRole('button', { name: /^Confirm .5\.01: Oat milk$/ }).click();
    await expect(jon.getByText('Nothing to confirm.')).toBeVisible();
    await jon.getByRole('tab', { name: 'Everything' }).click();
    await expect(jon.getByRole('article', { name: 'Oat milk' }).getByText(/^Your share: .2\.5[01]$/)).toBeVisible();
  });

  await test.step('Ida sees the resulting balance without a reload', async () => {
    await ida.getByRole('tab', { name: 'Everything' }).click();
    const card = ida.getByRole('article', { name: 'Oat milk' });
    await expect(card.getByText('Split between 2')).toBeVisible();
    await card.getByRole('button', { name: 'Who pays what for Oat milk' }).click();
    await expect(ida.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    await ida.getByRole('button', { name: 'Close' }).click();
    await ida.getByRole('tab', { name: 'Shares' }).click();
    await expect(ida.getByText(/^bought .5\.01 · share .2\.5[01]$/)).toBeVisible();
  });

  await test.step('Omar removes it with a reason, and nobody owes anything', async () => {
    await omar.goto('/adminsupplies');
    await omar.getByRole('combobox', { name: 'House' }).selectOption(CLOVER.name);
    await omar.getByRole('button', { name: 'Remove: Oat milk by Ida' }).click();
    await omar.getByRole('textbox', { name: 'Why?' }).fill('It was a gift.');
    await omar.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(omar.getByRole('article', { name: 'Oat milk' }).getByText('It was a gift.')).toBeVisible();
    await expect(ida.getByText('Confirmed purchases and everyone’s share appear here.')).toBeVisible();
  });
});

import { getStock, listHouses } from '@common-roof/contracts/schemas';
import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { send, tokenOf } from '../support/calls.ts';
import { enter, openBrowser } from '../support/people.ts';
import { scrollDownTo } from '../support/scroll-down.ts';
import { signIn } from '../support/sessions.ts';

/** Returns the page that the code on a thing of Alder House opens. */
async function codeOf(thing: string): Promise<string> {
  const token = await tokenOf('rosa');
  const { items } = await send(listHouses, { query: {} }, token);
  const stock = await send(getStock, { params: { id: items[0]?._id ?? '' } }, token);
  return `/stock/${stock.items.find(({ name }) => name === thing)?._id ?? ''}`;
}

test('a roomie scans the code on a cupboard, another sees it at once, buys it, and it is in stock again', async ({
  browser,
}) => {
  const code = await codeOf('Cooking oil');
  const ravi = await signIn(browser, 'ravi', { at: '/supplies', width: 1440 });
  const needed = ravi.getByRole('region', { name: 'From the stock' });
  await scrollDownTo(ravi, needed);
  await expect(needed.getByText('Rosa is getting it')).toBeVisible();
  const rosa = await openBrowser(browser, { width: 360 });

  await test.step('the code asks her to sign in, and marks nothing by itself', async () => {
    await rosa.goto(code);
    await expect(rosa).toHaveURL(/\/signin/);
    await enter(rosa, 'rosa');
    await expect(rosa.getByRole('heading', { level: 1, name: 'Cooking oil' })).toBeVisible();
    await expect(rosa.getByText('In stock', { exact: true })).toBeVisible();
    await expect(needed.getByRole('link', { name: 'Cooking oil' })).toHaveCount(0);
    await checkScreen(rosa, { light: 'all' });
  });

  await test.step('one tap, and it is on the shopping list of her housemate', async () => {
    await rosa.getByRole('button', { name: 'Used up' }).click();
    await expect(rosa.getByRole('button', { name: 'Restocked' })).toBeVisible();
    await expect(needed.getByRole('link', { name: 'Cooking oil' })).toBeVisible();
  });

  await test.step('he buys it, and it is in stock again for her', async () => {
    await needed.getByRole('button', { name: 'Bought: Cooking oil' }).click();
    const form = ravi.getByRole('dialog');
    await expect(form.getByRole('textbox', { name: 'Item' })).toHaveValue('Cooking oil');
    await expect(form.getByRole('checkbox', { name: 'Cooking oil' })).toBeChecked();
    await form.getByRole('textbox', { name: 'Total price' }).fill('3.49');
    await form.getByRole('button', { name: 'Enter the purchase' }).click();
    await expect(form).toHaveCount(0);
    await expect(needed.getByRole('link', { name: 'Cooking oil' })).toHaveCount(0);
    await expect(rosa.getByRole('button', { name: 'Restocked' })).toHaveCount(0);
  });

  for (const page of [rosa, ravi]) await page.context().close();
});

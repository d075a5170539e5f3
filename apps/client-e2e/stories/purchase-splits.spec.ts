import { expect, type Page, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';

const ELM = { name: 'Elm House', street: 'Elm Road 3', postalCode: 'M20 3EL', city: 'Manchester' };
const IDA = { first_name: 'Ida', last_name: 'Berg', email: 'ida@splits.test' };
const KAI = { first_name: 'Kai', last_name: 'Lunde', email: 'kai@splits.test' };
const UNA = { first_name: 'Una', last_name: 'Reid', email: 'una@splits.test' };

const rowOf = (page: Page) => page.getByRole('article', { name: 'Pizza' });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Settle up' });

test('a purchase for some of the house is split by shares, confirmed by who bears more, explained and settled', async ({
  browser,
}) => {
  await makeHouse('omar', ELM, ['Front room', 'Back room', 'Attic']);
  await makeRoomie(IDA, { owner: 'omar', house: ELM.name, room: 'Front room' });
  await makeRoomie(KAI, { owner: 'omar', house: ELM.name, room: 'Back room' });
  await makeRoomie(UNA, { owner: 'omar', house: ELM.name, room: 'Attic' });
  const ida = await openBrowser(browser);
  const kai = await openBrowser(browser, { width: 360 });
  const una = await openBrowser(browser);
  for (const [page, person] of [
    [ida, IDA],
    [kai, KAI],
    [una, UNA],
  ] as const) {
    await join(page, person, 'roomie', '/supplies');
  }

  await test.step('Ida enters it for Kai and herself, who bears twice as much', async () => {
    await ida.getByRole('button', { name: 'Enter a purchase' }).click();
    const dialog = ida.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Item', exact: true }).fill('Pizza');
    await dialog.getByRole('textbox', { name: 'Total price' }).fill('18.00');
    await dialog.getByRole('combobox', { name: 'Category' }).selectOption('Takeaway');
    await dialog.getByRole('button', { name: 'Change who paid and who shares it' }).click();
    await dialog.getByRole('combobox', { name: 'How is it split?' }).selectOption('By shares');
    await dialog.getByRole('textbox', { name: 'Your shares' }).fill('1');
    await dialog.getByRole('textbox', { name: 'Shares of Kai' }).fill('2');
    await expect(dialog.getByText(/^.12\.00$/)).toBeVisible();
    await expect(dialog.getByText('It counts once Kai confirms it.')).toBeVisible();
    await checkScreen(ida);
    await dialog.getByRole('button', { name: 'Enter the purchase' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('Una sees it and has nothing to confirm, Kai sees his share and why', async () => {
    await expect(rowOf(una).getByText('Waiting for Kai to confirm')).toBeVisible();
    await expect(rowOf(una).getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    await expect(rowOf(kai).getByText(/^Your share: .12\.00$/)).toBeVisible();
    await rowOf(kai).getByRole('button', { name: 'Who pays what for Pizza' }).click();
    const why = kai.getByRole('dialog');
    await expect(why.getByText(/^Split by shares, as Ida entered it\./)).toBeVisible();
    await expect(why.getByText('2 shares')).toBeVisible();
    await checkScreen(kai);
    await why.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('Kai confirms it and pays, and both are even', async () => {
    await kai.getByRole('button', { name: /^Confirm .18\.00: Pizza$/ }).click();
    await expect(panelOf(ida).getByText(/^Kai pays you .12\.00$/)).toBeVisible();
    await panelOf(kai)
      .getByRole('button', { name: /^I’ve paid .12\.00 to Ida$/ })
      .click();
    await panelOf(ida)
      .getByRole('button', { name: /^Yes, .12\.00 from Kai arrived$/ })
      .click();
    for (const page of [ida, kai, una]) {
      await expect(panelOf(page).getByText('Everyone is settled up.')).toBeVisible();
    }
  });
  for (const page of [ida, kai, una]) await page.context().close();
});

import { expect, test } from '@playwright/test';

import { makeHouse, openHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const MAPLE = { name: 'Maple House', street: 'Maple Lane 5', postalCode: 'M21 9WS', city: 'Manchester' };
const IDA = { first_name: 'Ida', last_name: 'Holm', email: 'ida@bills.test' };
const JON = { first_name: 'Jon', last_name: 'Vik', email: 'jon@bills.test' };

test('a homeowner enters a bill; a roomie sees how their share is calculated, pays it, and has the receipt', async ({
  browser,
}) => {
  await makeHouse('omar', MAPLE, ['Front room', 'Back room']);
  await makeRoomie(IDA, { owner: 'omar', house: MAPLE.name, room: 'Front room' });
  await makeRoomie(JON, { owner: 'omar', house: MAPLE.name, room: 'Back room' });
  const ida = await openBrowser(browser, { width: 390 });
  await join(ida, IDA, 'roomie', '/supplies');
  const omar = await signIn(browser, 'omar');
  const bills = ida.getByRole('region', { name: 'Bills' });

  await test.step("Omar enters the bill and previews everyone's share before he saves", async () => {
    await expect(bills.getByText(/^Bills and your share of them appear here/)).toBeVisible();
    await omar.goto('/variablecostreports');
    const enter = omar.getByRole('link', { name: 'Enter a bill' }).first();
    const ofAnother = (await enter.getAttribute('href')) ?? '';
    await omar.getByRole('combobox', { name: 'House' }).selectOption(MAPLE.name);
    // The page follows a moment after the choice.
    await expect(enter).not.toHaveAttribute('href', ofAnother);
    await enter.click();
    // Both moved in today.
    const today = new Date().toISOString().slice(0, 10);
    await omar.getByLabel('From').fill(today);
    await omar.getByLabel('To (inclusive)').fill(today);
    await omar.getByRole('textbox', { name: 'Amount of the bill' }).fill('12.34');
    await omar.getByLabel('At the start').fill('1204.5');
    await omar.getByLabel('At the end').fill('1208');
    await expect(omar.getByText('3.5 kWh used')).toBeVisible();
    const shares = omar.getByRole('region', { name: 'Who pays what' });
    await expect(shares.getByRole('listitem').filter({ hasText: 'Ida' })).toContainText('£6.17');
    await omar.getByRole('button', { name: 'Enter the bill' }).click();
    await expect(omar.getByRole('article', { name: 'Electricity' })).toContainText('£12.34');
  });

  await test.step('Ida sees her share without a reload, is notified, and opens the explanation', async () => {
    await expect(bills.getByText('£6.17 yours')).toBeVisible();
    await ida.getByRole('button', { name: /^Alerts/ }).click();
    await ida.getByText('Electricity: your share is £6.17').click();
    const why = ida.getByRole('dialog', { name: /^Why this amount: Electricity/ });
    await expect(why.getByText('You lived there for 1 of these 2 days: £6.17.')).toBeVisible();
    await expect(why.getByText('1,204.5 → 1,208 kWh, 3.5 kWh used')).toBeVisible();
    await why.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('Omar corrects it, and the share follows', async () => {
    await omar.getByRole('button', { name: /^Actions for Electricity/ }).click();
    await omar.getByRole('menuitem', { name: 'Correct' }).click();
    await omar.getByRole('textbox', { name: 'Amount of the bill' }).fill('12.00');
    await omar.getByRole('textbox', { name: 'What was wrong? (optional)' }).fill('A digit was wrong.');
    // The shares above the button are calculated again; where it moves, a click would miss it.
    const shares = omar.getByRole('region', { name: 'Who pays what' });
    await expect(shares.getByRole('listitem').filter({ hasText: 'Ida' })).toContainText('£6.00');
    await omar.getByRole('button', { name: 'Save the correction' }).click();
    await expect(bills.getByText('£6.00 yours')).toBeVisible();
  });

  await test.step('Omar enters what Ida paid', async () => {
    await openHouse(omar, MAPLE.name);
    await omar.getByRole('link', { name: 'Ida Holm' }).click();
    await omar.getByRole('button', { name: 'Enter a payment' }).click();
    const dialog = omar.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('6.00');
    await dialog.getByRole('button', { name: 'Enter' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('Ida owes nothing anymore, and opens the receipt', async () => {
    await expect(ida.getByRole('region', { name: 'Your balance' }).getByText('Nothing is owed.')).toBeVisible();
    await ida.getByRole('button', { name: 'Statement' }).click();
    const entries = ida.getByRole('dialog');
    await entries.getByRole('button', { name: /^Show details: Payment, / }).click();
    await expect(entries.getByText('Paid: Utilities £6.00')).toBeVisible();
    const saved = ida.waitForEvent('download');
    await entries.getByRole('button', { name: 'Download the receipt' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

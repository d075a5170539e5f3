import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { makeHouse, openHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { scrollDownTo } from '../support/scroll-down.ts';
import { signIn } from '../support/sessions.ts';

const ROWAN = { name: 'Rowan House', street: 'Rowan Row 6', postalCode: 'M21 9WU', city: 'Manchester' };
const IDA = { first_name: 'Ida', last_name: 'Nolan', email: 'ida.nolan@story.test' };

test('a house gets a rule for late rent, and a fee is waived and charged again', async ({ browser }) => {
  await makeHouse('omar', ROWAN, ['Loft']);
  await makeRoomie(IDA, { owner: 'omar', house: ROWAN.name, room: 'Loft' });
  const [omar, ida, bao] = await Promise.all([
    signIn(browser, 'omar', { at: '/view' }),
    openBrowser(browser, { width: 360 }),
    signIn(browser, 'bao', { at: '/supplies' }),
  ]);
  await join(ida, IDA, 'roomie', '/supplies');

  await test.step('the homeowner announces a rule, and reads from when it holds', async () => {
    await openHouse(omar, ROWAN.name);
    const section = omar.getByRole('region', { name: 'Late fees' });
    await section.getByRole('button', { name: 'Set a rule' }).click();
    const dialog = omar.getByRole('dialog', { name: 'Rule for late fees' });
    await expect(dialog).toContainText('Local law may limit late fees.');
    await dialog.getByLabel('Amount').fill('15');
    await dialog.getByLabel('Most in a year, for each stay').fill('60');
    await checkScreen(omar, { light: 'all' });
    await dialog.getByRole('button', { name: 'Announce the rule' }).click();
    await expect(section).toContainText('Rent that is more than 5 days late costs a fee of £15.00.');
  });

  await test.step('who lives there is told, and reads it beside what they owe', async () => {
    const balance = ida.getByRole('region', { name: 'Your balance' });
    await expect(balance).toContainText('For rent due on');
    await expect(balance).toContainText('At most £60.00 a year.');
    await checkScreen(ida, { light: 'all', dark: 'colours' });
  });

  await test.step('a waiver is undone, and the roomie owes the fee', async () => {
    await openHouse(omar, 'Birch House');
    const fees = omar.getByRole('region', { name: 'Late fees' });
    await scrollDownTo(omar, fees);
    await fees.getByRole('button', { name: /^Undo the waiver: Bao/ }).click();
    await expect(fees.getByText(/of the rent due on .+ was unpaid\.$/)).toBeVisible();
    await expect(bao.getByText(/Pay it with your rent\. If you paid in time, tell your homeowner\.$/)).toBeVisible();
    await checkScreen(omar);
    await checkScreen(bao, { light: 'all' });
    await bao.getByRole('button', { name: 'Statement' }).click();
    await expect(
      bao
        .getByRole('dialog')
        .getByText(/^Late fee, rent for /)
        .first(),
    ).toBeVisible();
  });

  await test.step('it is waived with one tap, undone, and waived again', async () => {
    const fees = omar.getByRole('region', { name: 'Late fees' });
    const waive = fees.getByRole('button', { name: /^Waive: Bao/ });
    await waive.click();
    await omar.getByRole('button', { name: 'Undo', exact: true }).click();
    await waive.click();
    await expect(fees.getByText('Waived.')).toBeVisible();
    await expect(
      bao
        .getByRole('dialog')
        .getByText(/^Waived by Omar/)
        .first(),
    ).toBeVisible();
  });
  await Promise.all([omar, ida, bao].map((page) => page.context().close()));
});

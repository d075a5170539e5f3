import { expect, type Page, test } from '@playwright/test';

import { checkScreen, policyViolations } from '../support/accessibility.ts';
import { makeHouse, openHouse } from '../support/houses.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const HOUSE = { name: 'Larch House', street: '8 Larch Row', postalCode: 'LS7 3AB', city: 'Leeds' };
const ROOMS = ['Garden room', 'Front room', 'Attic'] as const;
const CHOOSERS = [
  { first: 'Ada', email: 'ada.larch@choosers.test', worth: ['900', '600', '450'], rent: '£800.00' },
  { first: 'Ben', email: 'ben.larch@choosers.test', worth: ['800', '750', '400'], rent: '£650.00' },
  { first: 'Cleo', email: 'cleo.larch@choosers.test', worth: ['700', '650', '600'], rent: '£500.00' },
] as const;

async function openChoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Let people choose' }).click();
  const dialog = page.getByRole('dialog');
  for (const room of ROOMS) await dialog.getByRole('checkbox', { name: new RegExp(room) }).check();
  for (const [at, { first, email }] of CHOOSERS.entries()) {
    await dialog.getByRole('button', { name: 'Add someone by name' }).click();
    await dialog.getByLabel('First name').nth(at).fill(first);
    await dialog.getByLabel('Last name').nth(at).fill('Larch');
    await dialog.getByLabel('E-mail').nth(at).fill(email);
  }
  await dialog.getByLabel('Rent of all rooms per month').fill('1950');
  await checkScreen(page);
  await dialog.getByRole('button', { name: 'Ask everyone' }).click();
}

async function answer(page: Page, worth: readonly string[]): Promise<void> {
  for (const [at, room] of ROOMS.entries()) {
    // Rooms are listed as the homeowner chose them.
    await page.getByLabel(`${room}: worth to you per month`).fill(worth[at] ?? '');
  }
  await expect(page.getByText('Adds up to the total rent.')).toBeVisible();
  await page.getByRole('button', { name: 'Save my answer' }).click();
  await expect(page.getByText('Your answer is saved.')).toBeVisible();
}

test('three people say in secret what rooms are worth to them, and get lease offers without envy', async ({
  browser,
}) => {
  await makeHouse('omar', HOUSE, ROOMS);
  const omar = await signIn(browser, 'omar', { at: '/view' });
  await test.step('the homeowner opens it from the house', async () => {
    await openHouse(omar, HOUSE.name);
    await omar
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await omar.getByRole('menuitem', { name: 'Let people choose rooms' }).click();
    await openChoice(omar);
    await expect(omar.getByText(/0 of 3 have answered/)).toBeVisible();
  });

  const pages = await test.step('each opens their link, on a phone', () =>
    Promise.all(
      CHOOSERS.map(async ({ email }) => {
        await mailTo(email, /asks what the rooms in Larch House are worth to you/);
        const page = await openBrowser(browser, { width: 360 });
        await page.goto(await linkIn(email, '/choose-room'));
        await expect(page.getByRole('heading', { name: 'Choose your room in Larch House' })).toBeVisible();
        return page;
      }),
    ));
  const [ada] = pages;
  if (!ada) throw new Error('Nobody chooses.');
  await checkScreen(ada);
  await Promise.all(pages.map((page, at) => answer(page, CHOOSERS[at]?.worth ?? [])));

  await test.step('nobody sees what another said, and the homeowner sees rooms and rents', async () => {
    for (const { rent } of CHOOSERS) await expect(omar.getByText(`${rent} a month`)).toBeVisible();
    await expect(omar.getByText(/900|750|600/)).toHaveCount(0);
  });

  await test.step('each reads why it suits them, and accepts', async () => {
    for (const [at, page] of pages.entries()) {
      await page.reload();
      const { rent } = CHOOSERS[at] ?? CHOOSERS[0];
      await expect(page.getByText(`${ROOMS[at] ?? ''} for ${rent} a month`)).toBeVisible();
      if (at === 2) {
        await expect(page.getByText(/Worth £700.00 to you, costs £800.00: £200.00 less for you/)).toBeVisible();
        await checkScreen(page);
      }
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText('Accepted.', { exact: true })).toBeVisible();
      expect(policyViolations(page)).toEqual([]);
    }
  });

  await test.step('the homeowner sends the lease offers with these rents', async () => {
    await omar.getByRole('button', { name: 'Send lease offers' }).click();
    await omar.getByRole('dialog').getByRole('button', { name: 'Send offers' }).click();
    await expect(omar.getByText('Offers sent.')).toBeVisible();
    const [{ email }] = CHOOSERS;
    await mailTo(email, /offers you/);
    await ada.goto(await linkIn(email, '/newlease'));
    await expect(ada.getByText('£800').first()).toBeVisible();
  });
});

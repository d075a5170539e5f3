import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';

import { giveDailyChores } from '../support/chores.ts';
import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser, productUrl } from '../support/people.ts';

const ASPEN = { name: 'Aspen House', street: 'Aspen Lane 8', postalCode: 'M21 9WQ', city: 'Manchester' };
const ADA = { first_name: 'Ada', last_name: 'Holm', email: 'ada@turns.test' };
const BEN = { first_name: 'Ben', last_name: 'Falk', email: 'ben@turns.test' };

async function atTheChores(browser: Browser, person: typeof ADA, width: number): Promise<Page> {
  const page = await openBrowser(browser, { width });
  await join(page, person, 'roomie', '/chores');
  return page;
}

/** Matches the name alone; other turns may mention it in a sentence. */
const tomorrows = (page: Page, chore: string): Locator =>
  page
    .getByRole('region', { name: 'Tomorrow' })
    .getByRole('listitem')
    .filter({ has: page.getByText(chore, { exact: true }) });

/** Fetches like a calendar program: without signing in. The product has another address here than for its users. */
async function subscribe(address: string): Promise<string> {
  const { pathname, search } = new URL(address.replace(/^webcal:/, 'http:'));
  const answer = await fetch(new URL(`${pathname}${search}`, productUrl()));
  return await answer.text();
}

test('roomies change turns among themselves, and subscribe to the resulting calendar', async ({ browser }) => {
  await makeHouse('omar', ASPEN, ['Front room', 'Back room']);
  await makeRoomie(ADA, { owner: 'omar', house: ASPEN.name, room: 'Front room' });
  await makeRoomie(BEN, { owner: 'omar', house: ASPEN.name, room: 'Back room' });
  await giveDailyChores('omar', ASPEN.name, { Plants: 'Ada', Laundry: 'Ben' });
  const ada = await atTheChores(browser, ADA, 390);
  const ben = await atTheChores(browser, BEN, 1440);

  await test.step('one takes over a turn; the other sees it at once, and takes it back', async () => {
    await tomorrows(ben, 'Plants')
      .getByRole('button', { name: /^I’ll do it/ })
      .click();
    await expect(ben.getByText(/^Plants on .* is yours/)).toBeVisible();
    await expect(tomorrows(ada, 'Plants')).toContainText('Taken over by Ben');
    await expect(tomorrows(ada, 'Plants')).not.toContainText('Your turn');
    await tomorrows(ben, 'Plants')
      .getByRole('button', { name: /^Undo the change/ })
      .click();
    await expect(tomorrows(ada, 'Plants')).toContainText('Your turn');
    await expect(tomorrows(ben, 'Plants')).not.toContainText('Taken over');
  });

  await test.step('two turns are swapped once the other roomie agrees, who can undo it', async () => {
    await tomorrows(ada, 'Plants').getByRole('button', { name: /^Swap/ }).click();
    const dialog = ada.getByRole('dialog', { name: 'Swap Plants' });
    await dialog.getByRole('searchbox', { name: 'Search by person' }).fill('Falk');
    await dialog.getByRole('group', { name: 'Tomorrow' }).getByText('Laundry by Ben').click();
    await expect(dialog.getByRole('status')).toContainText(/^You do Laundry on .*, Ben does Plants on /);
    await dialog.getByRole('button', { name: 'Ask to swap', exact: true }).click();
    await expect(ada.getByText(/^Asked Ben to swap Plants/)).toBeVisible();
    await expect(tomorrows(ben, 'Laundry')).toContainText('Ada asks to swap: you would do Plants');
    await tomorrows(ben, 'Laundry')
      .getByRole('button', { name: /^Swap Laundry on .* for Plants/ })
      .click();
    await expect(tomorrows(ben, 'Plants')).toContainText('Swapped by Ada');
    await tomorrows(ben, 'Plants')
      .getByRole('button', { name: /^Undo the change/ })
      .click();
    await expect(tomorrows(ada, 'Plants')).toContainText('Your turn');
    await expect(tomorrows(ada, 'Laundry')).not.toContainText('Swapped');
  });

  await test.step("a turn passed on goes to another roomie, and doesn't count as done", async () => {
    await tomorrows(ben, 'Laundry')
      .getByRole('button', { name: /^More about/ })
      .click();
    await ben.getByRole('menuitem', { name: 'Pass on' }).click();
    await ben.getByRole('alertdialog').getByRole('button', { name: 'Pass on' }).click();
    await expect(tomorrows(ada, 'Laundry')).toContainText('Passed on by Ben');
  });

  await test.step("a calendar program reads one's own turns and the house's", async () => {
    await ada.getByRole('button', { name: 'In your calendar' }).click();
    await ada.getByRole('button', { name: 'Create calendar links' }).click();
    const addressOf = async (name: string): Promise<string> =>
      (await ada.getByRole('link', { name: `${name}: open in calendar` }).getAttribute('href')) ?? '';
    const own = await addressOf('Your turns');
    expect(own).toMatch(/^webcal:/);
    expect(await subscribe(own)).toMatch(/^BEGIN:VCALENDAR[^]*Plants/);
    expect(await subscribe(await addressOf('The whole house'))).toMatch(/^BEGIN:VCALENDAR[^]*Laundry/);
    await ada.getByRole('button', { name: 'Stop' }).click();
    await ada.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
    await expect(ada.getByRole('button', { name: 'Create calendar links' })).toBeVisible();
    expect(await subscribe(own)).not.toContain('BEGIN:VCALENDAR');
  });

  await ada.context().close();
  await ben.context().close();
});

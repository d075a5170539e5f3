import { type Browser, expect, type Page, test } from '@playwright/test';

import { countClicks } from '../support/clicks.ts';
import { makeHouse, openHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const HAZEL = { name: 'Hazel House', street: 'Hazel Lane 3', postalCode: 'M21 9WQ', city: 'Manchester' };
const NINA = { first_name: 'Nina', last_name: 'Berg', email: 'nina@chores.test' };
const OTTO = { first_name: 'Otto', last_name: 'Lang', email: 'otto@chores.test' };
/** Clicks from the house page; even at one click per second this is far below a minute. */
const MOST_CLICKS = 12;

async function asNewcomer(browser: Browser, person: typeof NINA): Promise<Page> {
  const page = await openBrowser(browser, { width: 390 });
  await join(page, person, 'roomie');
  return page;
}

const own = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Your turn' });

test('a new house gets its chores in a few clicks, and a turn assigned by its homeowner appears at once on the other screen', async ({
  browser,
}) => {
  await makeHouse('omar', HAZEL, ['Front room', 'Back room']);
  await makeRoomie(NINA, { owner: 'omar', house: HAZEL.name, room: 'Front room' });
  await makeRoomie(OTTO, { owner: 'omar', house: HAZEL.name, room: 'Back room' });
  const nina = await asNewcomer(browser, NINA);
  await nina.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chores' }).click();
  await expect(nina.getByText(/Ask your homeowner to set up chores/)).toBeVisible();
  const omar = await signIn(browser, 'omar');

  await test.step('the usual chores are preselected, and everything else is a tap away', async () => {
    await openHouse(omar, HAZEL.name);
    const clicks = await countClicks(omar);
    await omar.getByRole('link', { name: 'Chores', exact: true }).last().click();
    await omar.getByRole('link', { name: 'Set up chores' }).click();
    await expect(omar.getByText('5 chores chosen')).toBeVisible();
    // The kitchen, the bathroom and daily dishes are enough to begin with.
    for (const unwanted of ['Vacuuming', 'Taking out the bins', 'Paper and glass']) {
      await omar.getByText(unwanted, { exact: true }).click();
    }
    await omar.getByText('Dishes', { exact: true }).click();
    await omar.getByRole('button', { name: 'Change Bathroom' }).click();
    await omar.getByRole('button', { name: 'Friday' }).click();
    await expect(omar.getByText('Every Friday and Saturday').last()).toBeVisible();
    await omar.getByRole('button', { name: 'Add 3 chores' }).click();
    await expect(omar.getByText(/3 chores added/)).toBeVisible();
    await expect(omar).toHaveURL(/\/chores\?house=/);
    expect(clicks.taken).toBeLessThanOrEqual(MOST_CLICKS);
  });

  await test.step('the roomie sees them without reloading', async () => {
    await expect(nina.getByRole('region', { name: 'Tomorrow' })).toBeVisible();
    await nina.getByRole('button', { name: 'Only mine' }).click();
    await expect(own(nina).first()).toBeVisible();
    await expect(nina.getByText('assigned by the homeowner')).toHaveCount(0);
  });

  await test.step("the homeowner assigns her another roomie's turn", async () => {
    const turn = omar.getByRole('listitem').filter({ hasText: 'Otto' }).first();
    await turn.getByRole('button', { name: /^Change who does/ }).click();
    const dialog = omar.getByRole('dialog');
    await dialog.getByText('Nina Berg').click();
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(omar.getByText(/assigned to Nina\.$/)).toBeVisible();
    await expect(own(nina).filter({ hasText: 'assigned by the homeowner' })).toBeVisible();
  });

  await test.step('other ways to assign a chore, and an explanation, are a tap away', async () => {
    await nina.getByRole('link', { name: 'All chores' }).click();
    await nina.getByRole('article', { name: 'Bathroom' }).getByRole('link', { name: 'Why is this fair?' }).click();
    await expect(nina.getByRole('heading', { name: 'Why turns are fair', level: 1 })).toBeVisible();
  });

  await omar.context().close();
  await nina.context().close();
});

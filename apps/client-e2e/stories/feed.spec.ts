import { createChores, listHouses } from '@common-roof/contracts/schemas';
import { type Browser, expect, type Page, test } from '@playwright/test';

import { send, tokenOf } from '../support/calls.ts';
import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser, type Screen } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';
import { aPhoto } from '../support/photos.ts';

const SORREL = { name: 'Sorrel House', street: 'Sorrel Lane 5', postalCode: 'M21 9WR', city: 'Manchester' };
const IDA = { first_name: 'Ida', last_name: 'Holm', email: 'ida@feed.test' };
const ROSA = { first_name: 'Rosa', last_name: 'Behn', email: 'rosa@feed.test' };
const PAUL = { first_name: 'Paul', last_name: 'Roth', email: 'paul@feed.test' };

/**
 * Chores without a fixed assignee: anyone who does one posts it. They are daily, because a weekly one whose time has
 * passed today would be an extra chore.
 */
async function openChores(house: string): Promise<void> {
  const token = await tokenOf('omar');
  const { items } = await send(listHouses, { query: { search: house } }, token);
  const ways = { recurrence: { every: 'day', interval: 1 }, assign: { way: 'open' } } as const;
  const chores = [
    { catalogue: 'kitchen', ...ways },
    { catalogue: 'bathroom', ...ways },
  ] as const;
  await send(createChores, { body: { house_id: items[0]?._id ?? '', chores: [...chores] } }, token);
}

async function asNewcomer(browser: Browser, person: typeof IDA, screen: Screen): Promise<Page> {
  const page = await openBrowser(browser, screen);
  await join(page, person, 'roomie', '/feedbackpage');
  return page;
}

async function post(page: Page, chore: string, text: string, withPhoto = false): Promise<void> {
  await page.getByRole('button', { name: 'Something else' }).click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('option', { name: new RegExp(`^${chore}`) }).first();
  await dialog.getByRole('combobox').selectOption(await choice.getAttribute('value'));
  await dialog.getByLabel('Text (optional)').fill(text);
  if (withPhoto) {
    await dialog.getByLabel('Add photos').setInputFiles(await aPhoto(page, 'kitchen'));
    await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(dialog).toHaveCount(0);
}

async function sayNotDone(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Not done: Bathroom by Paul' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: 'Not done' }).click();
}

test('a posted chore is verified on another screen and earns points at once; one not done gets a strike, which is appealed and overturned', async ({
  browser,
}) => {
  await makeHouse('omar', SORREL, ['Front room', 'Back room', 'Attic']);
  await makeRoomie(IDA, { owner: 'omar', house: SORREL.name, room: 'Front room' });
  await makeRoomie(PAUL, { owner: 'omar', house: SORREL.name, room: 'Back room' });
  await makeRoomie(ROSA, { owner: 'omar', house: SORREL.name, room: 'Attic' });
  await openChores(SORREL.name);
  const ida = await asNewcomer(browser, IDA, {});
  const paul = await asNewcomer(browser, PAUL, { width: 390 });
  const rosa = await asNewcomer(browser, ROSA, {});
  const standings = ida.getByRole('list', { name: 'Standings' });

  await test.step('Ida posts the kitchen with a photo', async () => {
    await expect(standings.getByText('0 points', { exact: true })).toHaveCount(3);
    await post(ida, 'Kitchen', 'The hob, too.', true);
    await expect(ida.getByRole('article', { name: 'Kitchen' }).getByText(/^Waiting for housemates/)).toBeVisible();
    await expect(ida.getByRole('button', { name: /^Looks done/ })).toHaveCount(0);
  });

  await test.step('Paul confirms that it is done, and she has the points at once', async () => {
    await paul.getByRole('tab', { name: 'To confirm (1)' }).click();
    const item = paul.getByRole('article', { name: 'Kitchen' });
    await item.getByRole('button', { name: 'Photo 1 of 1' }).click();
    await paul.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await item.getByRole('button', { name: 'Looks done: Kitchen by Ida' }).click();
    await expect(paul.getByText('Nothing to confirm.')).toBeVisible();
    await expect(
      standings
        .getByRole('listitem')
        .filter({ hasText: 'You' })
        .getByText(/^[1-9]\d* points?$/),
    ).toBeVisible();
    await expect(ida.getByRole('article', { name: 'Kitchen' }).getByText(/^Confirmed, \+/)).toBeVisible();
  });

  await test.step('she reads why she got them', async () => {
    await standings.getByRole('button', { name: 'Why these points?' }).click();
    const dialog = ida.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Show the post: Chore confirmed: Kitchen' }).click();
    await expect(dialog.getByText('The hob, too.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step("Paul posts the bathroom, which isn't done", async () => {
    await post(paul, 'Bathroom', 'Quickly.');
    await sayNotDone(ida, 'The shower was not cleaned.');
    await paul.getByRole('tab', { name: 'Everything' }).click();
    const item = paul.getByRole('article', { name: 'Bathroom' });
    // A single strike is one person's word against another's.
    await expect(item.getByText(/^Ida: not done/)).toBeVisible();
    await expect(item.getByText(/^Waiting for housemates/)).toBeVisible();
    await sayNotDone(rosa, 'The basin is full of hair.');
    await expect(item.getByText('Not accepted')).toBeVisible();
    await expect(item.getByText(/^Ida: not done/)).toContainText('The shower was not cleaned.');
    await expect(standings.getByRole('listitem').filter({ hasText: 'Paul' })).toContainText('1 strike');
  });

  await test.step("Paul appeals, and the strike doesn't count for now", async () => {
    await paul.getByRole('button', { name: 'Appeal the strike: Bathroom' }).click();
    const dialog = paul.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Somebody took a shower after me.');
    await dialog.getByRole('button', { name: 'Send the appeal' }).click();
    await expect(paul.getByText('Not accepted. Appeal open')).toBeVisible();
    await expect(standings.getByRole('listitem').filter({ hasText: 'Paul' })).not.toContainText('strike');
  });

  await test.step('the homeowner removes the strike, and Paul has the points at once', async () => {
    const omar = await signIn(browser, 'omar', { at: '/feedbackAdminPage' });
    await omar.getByRole('combobox', { name: 'House' }).selectOption({ label: SORREL.name });
    await omar.getByRole('tab', { name: 'Appeals (1)' }).click();
    const appeal = omar.getByRole('article', { name: 'Bathroom' });
    await expect(appeal).toContainText('Somebody took a shower after me.');
    await expect(appeal).toContainText('The shower was not cleaned.');
    await appeal.getByRole('button', { name: 'Remove the strike: Bathroom, Paul' }).click();
    await omar.getByRole('dialog').getByLabel('Your reason').fill('That can be.');
    await omar.getByRole('dialog').getByRole('button', { name: 'Remove the strike' }).click();
    await expect(appeal.getByText(/^Strike removed by Omar/)).toBeVisible();
    await expect(paul.getByRole('article', { name: 'Bathroom' }).getByText(/^Accepted on appeal, \+/)).toBeVisible();
    await expect(standings.getByRole('listitem').filter({ hasText: 'Paul' })).toContainText(/[1-9]\d* points?/);
    await omar.context().close();
  });

  await rosa.context().close();
  await ida.context().close();
  await paul.context().close();
});

import { inviteNeatkeeper, listHouses } from '@common-roof/contracts/schemas';
import { expect, type Locator, type Page, test } from '@playwright/test';

import { send, tokenOf } from '../support/calls.ts';
import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { aPhoto } from '../support/photos.ts';
import { signIn } from '../support/sessions.ts';

const BURDOCK = { name: 'Burdock House', street: 'Burdock Row 5', postalCode: 'M21 9WS', city: 'Manchester' };
const IVY = { first_name: 'Ivy', last_name: 'Dale', email: 'ivy@repairs.test' };
const NICO = { first_name: 'Nico', last_name: 'Bell', email: 'nico@repairs.test' };
const TITLE = 'The oven stays cold';
const DAY_MS = 86_400_000;

/** Creates a house with a roomie, and invites a neatkeeper to it. */
async function prepare(): Promise<void> {
  await makeHouse('omar', BURDOCK, ['Front room']);
  await makeRoomie(IVY, { owner: 'omar', house: BURDOCK.name, room: 'Front room' });
  const token = await tokenOf('omar');
  const { items } = await send(listHouses, { query: { search: BURDOCK.name } }, token);
  const cleaning = { weekdays: [1], from: null, to: null };
  const assignments = [{ house_id: items[0]?._id ?? '', cleaning }];
  await send(inviteNeatkeeper, { body: { ...NICO, assignments } }, token);
}

const rowOf = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: new RegExp(`^${TITLE}`) });
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: TITLE, exact: true });

async function report(ivy: Page): Promise<void> {
  await ivy.getByRole('button', { name: 'Report a repair' }).click();
  const dialog = ivy.getByRole('dialog', { name: 'Report a repair' });
  await dialog.getByLabel('What’s broken?').fill(TITLE);
  await dialog.getByLabel('Details').fill('The light is on, but it never gets warm.');
  await dialog.getByLabel('When is somebody home?').fill('Weekdays after 17:00');
  await dialog.getByLabel('Add photos').setInputFiles(await aPhoto(ivy, 'kitchen'));
  await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(dialogOf(ivy).getByText('Waiting for an answer')).toBeVisible();
  await expect(dialogOf(ivy).getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
}

async function accept(omar: Page): Promise<void> {
  await rowOf(omar).click();
  await dialogOf(omar).getByRole('button', { name: 'Accept' }).click();
  const plan = omar.getByRole('dialog', { name: `Accept “${TITLE}”` });
  await plan.getByRole('combobox', { name: 'Who takes care of it?' }).selectOption('Nico');
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await plan.getByLabel('Day of the visit').fill(day);
  await plan.getByLabel('From').fill('17:30');
  await plan.getByLabel('Until').fill('18:30');
  await plan.getByRole('button', { name: 'Accept' }).click();
  await expect(plan).toHaveCount(0);
}

/** Says in an open repair that it is done, and closes the form. */
async function finish(page: Page, name: 'Nico' | 'Omar', words: string, cost?: string): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'It’s repaired' }).click();
  const form = page.getByRole('dialog', { name: `Mark “${TITLE}” as repaired` });
  await form.getByLabel('What was done?').fill(words);
  await expect(form.getByLabel('Cost')).toHaveCount(name === 'Omar' ? 1 : 0);
  if (cost !== undefined) await form.getByLabel('Cost').fill(cost);
  await form.getByRole('button', { name: 'It’s repaired' }).click();
  await expect(form).toHaveCount(0);
}

test('a repair is reported on a phone, planned, agreed, done, reopened and paid, live on three screens', async ({
  browser,
}) => {
  await prepare();
  const ivy = await openBrowser(browser, { width: 360 });
  await join(ivy, IVY, 'roomie', '/repairs');
  const nico = await openBrowser(browser, { width: 390 });
  await join(nico, NICO, 'neatkeeper');
  await nico.getByRole('button', { name: `Accept ${BURDOCK.name}` }).click();
  await expect(nico.getByRole('button', { name: `Report a visit to ${BURDOCK.name}` })).toBeVisible();
  await nico.goto('/repairs');
  await expect(nico.getByText('Nothing needs fixing.')).toBeVisible();
  const omar = await signIn(browser, 'omar', { at: '/repairs' });
  await expect(omar.getByRole('heading', { name: 'Repairs', level: 1 })).toBeVisible();

  await test.step('Ivy reports it with a photo, and Omar accepts it for Nico with a time', async () => {
    await report(ivy);
    await expect(rowOf(omar).getByText('New')).toBeVisible();
    await expect(rowOf(nico)).toHaveCount(0);
    await accept(omar);
    await expect(rowOf(nico).getByText(/^Visit suggested: .*Not agreed yet$/)).toBeVisible();
  });

  await test.step('the time suits Ivy, and Nico sees it', async () => {
    await dialogOf(ivy).getByRole('button', { name: 'That suits me' }).click();
    await expect(dialogOf(ivy).getByText(/^Visit: /)).toBeVisible();
    await expect(rowOf(nico).getByText(/^Visit: /)).toBeVisible();
  });

  await test.step('Nico repairs it, and Ivy says that it is still broken', async () => {
    await rowOf(nico).click();
    await finish(nico, 'Nico', 'A new fuse.');
    await expect(dialogOf(ivy).getByText('A new fuse.')).toBeVisible();
    await expect(dialogOf(omar).getByText('A new fuse.')).toBeVisible();
    await dialogOf(ivy).getByRole('button', { name: 'It’s still broken' }).click();
    const form = ivy.getByRole('dialog', { name: `Is “${TITLE}” still broken?` });
    await form.getByRole('textbox').fill('It was warm once, and is cold again.');
    await form.getByRole('button', { name: 'It’s still broken' }).click();
    await expect(dialogOf(nico).getByText('It was warm once, and is cold again.')).toBeVisible();
  });

  await test.step('Omar has it repaired, and only he sees what it cost', async () => {
    await finish(omar, 'Omar', 'A new heating element.', '120.00');
    await expect(dialogOf(omar).getByText('£120.00')).toBeVisible();
    await expect(dialogOf(ivy).getByText('A new heating element.')).toBeVisible();
    await expect(ivy.getByText('£120.00')).toHaveCount(0);
    await dialogOf(ivy).getByRole('button', { name: 'Close' }).click();
    await expect(ivy.getByText('Nothing needs fixing.')).toBeVisible();
    await ivy.getByRole('tab', { name: 'Closed' }).click();
    await expect(rowOf(ivy).getByText(/^Repaired /)).toBeVisible();
  });

  for (const page of [ivy, nico, omar]) await page.context().close();
});

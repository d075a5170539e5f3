import { readFile } from 'node:fs/promises';

import { createRoomie } from '@common-roof/contracts/schemas';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { checkScreen } from '../support/accessibility.ts';
import { send, tokenOf } from '../support/calls.ts';
import { makeHouse, roomNamed } from '../support/houses.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { misfitsAt } from '../support/narrow.ts';
import { credentialsOf, join, makeNeatkeeper } from '../support/newcomers.ts';
import { fillCredentials, openBrowser } from '../support/people.ts';

const MAGNOLIA = { name: 'Magnolia House', street: 'Magnolia Walk 5', postalCode: 'M20 4LE', city: 'Manchester' };
const MIRA = { first_name: 'Mira', last_name: 'Holt', email: 'mira@own-data.test' };
const NED = { first_name: 'Ned', last_name: 'Ashby', email: 'ned@own-data.test' };

const ownData = (page: Page) => page.getByRole('region', { name: 'Your data' });

/** Checks the page on a narrow phone and on a desktop. */
async function looksRight(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await checkScreen(page);
    expect(await misfitsAt(page, 'English')).toEqual({});
  }
  await page.setViewportSize(before);
}

/** Returns the unzipped files of the download. */
async function downloaded(page: Page): Promise<Record<string, Uint8Array>> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download (ZIP)' }).click();
  return unzipSync(await readFile(await (await saving).path()));
}

test('a roomie requests a copy of their data, gets the link by e-mail, and downloads it when signed in', async ({
  browser,
}) => {
  await makeHouse('omar', MAGNOLIA, ['Attic']);
  const token = await tokenOf('omar');
  const room_id = await roomNamed(token, MAGNOLIA.name, 'Attic');
  const starts_on = new Date().toISOString().slice(0, 10);
  await send(createRoomie, { body: { ...MIRA, room_id, starts_on } }, token);
  const mira = await openBrowser(browser, { width: 390 });
  await join(mira, MIRA, 'roomie');

  await test.step('she requests it on the profile page and sees it arrive', async () => {
    await mira.goto('/profile?show=data');
    await ownData(mira).getByRole('button', { name: 'Get a copy of my data' }).click();
    await expect(ownData(mira).getByText('Your copy is ready')).toBeVisible();
    await looksRight(mira);
    const entries = await downloaded(mira);
    expect(strFromU8(entries['data.json'] ?? new Uint8Array())).toContain('Magnolia House');
  });

  await test.step('the link in the e-mail opens it on another device after she has signed in', async () => {
    const elsewhere = await openBrowser(browser);
    await elsewhere.goto(await linkIn(MIRA.email, '/data-export'));
    await expect(elsewhere.getByText(/created on/)).toBeVisible();
    await looksRight(elsewhere);
    await elsewhere.getByRole('link', { name: 'Sign in to download' }).click();
    await fillCredentials(elsewhere, credentialsOf(MIRA, 'roomie'));
    await expect(elsewhere.getByText(/created on/)).toBeVisible();
    const entries = await downloaded(elsewhere);
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(['README.txt', 'data.json', 'csv/stays.csv']));
  });
});

test('a neatkeeper requests the deletion of their account, signs in again, and keeps it', async ({ browser }) => {
  await makeNeatkeeper(NED);
  const ned = await openBrowser(browser);
  await join(ned, NED, 'neatkeeper');
  const credentials = credentialsOf(NED, 'neatkeeper');

  await test.step('he reads what is deleted, what stays, and until when he can undo it', async () => {
    await ned.goto('/profile?show=data');
    await ownData(ned).getByRole('button', { name: 'Delete my account' }).click();
    const dialog = ned.getByRole('alertdialog');
    await expect(dialog.getByText(/Until then you can sign in to keep your account/)).toBeVisible();
    await dialog.getByLabel('Current password').fill(credentials.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await ned.waitForURL(({ pathname }) => pathname === '/' || pathname === '/signin');
    await mailTo(NED.email, /Your account on Common Roof will be deleted$/);
  });

  await test.step('he is asked at sign-in, and continues where he was', async () => {
    await ned.goto('/signin');
    await fillCredentials(ned, credentials);
    await expect(ned.getByRole('heading', { name: 'Keep your account?' })).toBeVisible();
    await looksRight(ned);
    await ned.getByRole('button', { name: 'Keep my account' }).click();
    await expect(ned.getByRole('button', { name: /^Alerts/ })).toBeVisible();
    await ned.goto('/profile?show=data');
    await expect(ownData(ned).getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});

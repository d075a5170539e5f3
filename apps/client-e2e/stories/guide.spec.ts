import { acceptInvite, listHouses } from '@common-roof/contracts/schemas';
import { expect, type Page, test } from '@playwright/test';

import { send, tokenOf } from '../support/calls.ts';
import { openDoor } from '../support/door.ts';
import { makeHouse } from '../support/houses.ts';
import { linkIn } from '../support/mailbox.ts';
import { credentialsOf, makeRoomie } from '../support/newcomers.ts';
import { enterNew, openBrowser, productUrl } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const YARROW = { name: 'Yarrow House', street: 'Yarrow Walk 3', postalCode: 'M21 7AB', city: 'Manchester' };
const ELIF = { first_name: 'Elif', last_name: 'Ward', email: 'elif@guide.test' };
const PASSWORD = 'tea; and: toast';
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Creates a house with a roomie, who has chosen a password. @returns the id of the house */
async function prepare(): Promise<string> {
  await makeHouse('omar', YARROW, ['Back room']);
  await makeRoomie(ELIF, { owner: 'omar', house: YARROW.name, room: 'Back room' });
  const link = new URL(await linkIn(ELIF.email, '/accept-invite'), 'http://link');
  const { password } = credentialsOf(ELIF, 'roomie');
  await send(acceptInvite, { body: { token: link.searchParams.get('token') ?? '', new_password: password } });
  const { items } = await send(listHouses, { query: { search: YARROW.name } }, await tokenOf('omar'));
  return items[0]?._id ?? '';
}

async function addWifi(omar: Page): Promise<void> {
  await omar.getByRole('button', { name: 'Wifi' }).click();
  const dialog = omar.getByRole('dialog', { name: 'New entry' });
  await dialog.getByLabel('Name of the network').fill('Yarrow');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function addCertificate(omar: Page): Promise<void> {
  await omar.getByRole('tab', { name: 'Documents' }).click();
  await omar.getByRole('button', { name: 'Add a document' }).click();
  const dialog = omar.getByRole('dialog', { name: 'New document' });
  await dialog.getByLabel('Title').fill('Gas record');
  await dialog.getByLabel('Last day').fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  const file = { name: 'Gas record.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await dialog.getByLabel('Add a PDF').setInputFiles(file);
  await expect(dialog.getByRole('button', { name: 'Remove Gas record.pdf' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a homeowner writes down the wifi and keeps a certificate; a roomie has both live on a phone, and offline', async ({
  browser,
}) => {
  const houseId = await prepare();
  const door = await openDoor(productUrl());
  const elif = await openBrowser(browser, { width: 360, inAdvance: true, isKept: true });
  await elif.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: door.url });
  await elif.goto(`${door.url}/signin`);
  await enterNew(elif, credentialsOf(ELIF, 'roomie'));
  await elif.goto(`${door.url}/guide`);
  await expect(elif.getByText('Nothing here yet.')).toBeVisible();
  const omar = await signIn(browser, 'omar', { at: `/guide?house=${houseId}` });
  const wifi = elif.getByRole('article', { name: 'Wifi' });

  await test.step('the wifi appears on the phone, to copy and to scan', async () => {
    await addWifi(omar);
    await expect(wifi.getByText(PASSWORD)).toBeVisible();
    await wifi.getByRole('button', { name: 'Copy password' }).click();
    expect(await elif.evaluate(() => navigator.clipboard.readText())).toBe(PASSWORD);
    await wifi.getByRole('button', { name: 'Show code' }).click();
    await expect(elif.getByRole('img', { name: 'Code to join the network Yarrow' })).toBeVisible();
    await elif.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the certificate appears too, with what it is worth', async () => {
    await elif.getByRole('tab', { name: 'Documents' }).click();
    await expect(elif.getByText(/^No documents yet/)).toBeVisible();
    await addCertificate(omar);
    const record = elif.getByRole('article', { name: 'Gas record' });
    await expect(record.getByText('Expires soon')).toBeVisible();
    await expect(record.getByRole('button', { name: /^Gas record\.pdf, / })).toBeVisible();
    await omar.goto('/admin');
    await expect(omar.getByText('Renew “Gas record” for Yarrow House')).toBeVisible();
  });

  await test.step('in the cellar, the phone still knows the password, and since when', async () => {
    const state = () => elif.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(state, { timeout: 120_000 }).toBe('activated');
    await elif.goto(`${door.url}/guide`);
    await expect(wifi.getByText(PASSWORD)).toBeVisible();
    await door.shut();
    await elif.reload();
    await expect(wifi.getByText(PASSWORD)).toBeVisible();
    await expect(elif.getByText(/(You’re offline|Connection lost).* As of .*\d/)).toBeVisible();
  });

  for (const page of [elif, omar]) await page.context().close();
});

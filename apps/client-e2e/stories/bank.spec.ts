import { listRoomies } from '@common-roof/contracts/schemas';
import { paymentReference } from '@common-roof/domain';
import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { send, tokenOf } from '../support/calls.ts';
import { makeHouse } from '../support/houses.ts';
import { makeRoomie } from '../support/newcomers.ts';
import { signIn } from '../support/sessions.ts';

const TANSY = { name: 'Tansy House', street: 'Tansy Row 4', postalCode: 'M21 9WT', city: 'Manchester' };
const NIA = { first_name: 'Nia', last_name: 'Okafor', email: 'nia.okafor@story.test' };

test('a bank statement finds whose money it is, and becomes payments', async ({ browser }) => {
  await makeHouse('omar', TANSY, ['Loft']);
  await makeRoomie(NIA, { owner: 'omar', house: TANSY.name, room: 'Loft' });
  const { items } = await send(listRoomies, { query: { limit: '100' } }, await tokenOf('omar'));
  const nia = items.find(({ email }) => email === NIA.email)?._id ?? '';
  const today = new Date().toISOString().slice(0, 10);
  const file = (...rows: readonly string[]) => ({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Date;Amount;Currency;Payer;Description;IBAN', ...rows].join('\r\n')),
  });
  const omar = await signIn(browser, 'omar', { at: '/finances' });
  await omar.getByRole('tab', { name: 'Bank' }).click();
  const take = async (...rows: readonly string[]): Promise<void> => {
    await omar.getByRole('button', { name: 'Import statement' }).first().click();
    const dialog = omar.getByRole('dialog', { name: 'Import a bank statement' });
    await dialog.getByLabel('Choose a file').setInputFiles(file(...rows));
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('he imports a file, and one payment is certain', async () => {
    await take(
      `${today};480.00;GBP;K OKAFOR;${paymentReference(TANSY.name, nia)};GB29NWBK60161331926819`,
      `${today};12.50;GBP;Somebody;Thanks;`,
      `${today};-30.00;GBP;Water;Bill;`,
    );
    await expect(omar.getByText('Nia Okafor, Tansy House')).toBeVisible();
    await omar.setViewportSize({ width: 360, height: 780 });
    await expect(omar.getByRole('button', { name: 'Enter 1 certain payment' })).toBeVisible();
    await checkScreen(omar, { light: 'all' });
    await omar.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('he enters what is certain, and ignores the other', async () => {
    await omar.getByRole('button', { name: 'Enter 1 certain payment' }).click();
    const dialog = omar.getByRole('dialog', { name: 'Enter certain payments' });
    await dialog.getByRole('button', { name: 'Enter 1 payment' }).click();
    await expect(dialog).toHaveCount(0);
    await omar.getByRole('button', { name: 'Ignore £12.50 from Somebody' }).click();
    await expect(omar.getByRole('heading', { name: 'Nothing to enter' })).toBeVisible();
  });

  await test.step('the next file knows the account, and the first one adds nothing', async () => {
    await take(
      `${today};480.00;GBP;K OKAFOR;${paymentReference(TANSY.name, nia)};GB29NWBK60161331926819`,
      `${today};5.00;GBP;OKAFOR;Key;GB29NWBK60161331926819`,
    );
    await expect(omar.getByText('Paid before from this account')).toBeVisible();
    await expect(omar.getByRole('listitem').filter({ hasText: 'OKAFOR' })).toHaveCount(1);
    await omar.getByRole('combobox', { name: 'Show' }).click();
    await omar.getByRole('option', { name: 'Entered' }).click();
    await omar.getByRole('link', { name: 'Entered for Nia Okafor, Tansy House' }).click();
    await expect(omar.getByRole('heading', { name: 'Nia Okafor', level: 1 })).toBeVisible();
  });
  await omar.context().close();
});

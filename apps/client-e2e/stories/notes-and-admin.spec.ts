import { expect, test } from '@playwright/test';

import { inLog, openConversation, write } from '../support/people.ts';
import { openAs, signIn } from '../support/sessions.ts';

test('a sticky note survives a reload and appears in another window', async ({ browser }) => {
  const page = await signIn(browser, 'ravi');
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Your Notes' }).click();
    await expect(page.getByRole('dialog', { name: 'Your Sticky Note' })).toBeVisible();
  };
  await open();
  const note = page.getByPlaceholder('Write anything...');
  await note.fill('Call the plumber\nBuy bulbs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await open();
  await expect(note).toHaveValue('Call the plumber\nBuy bulbs');

  const other = await page.context().newPage();
  await other.goto('/user');
  await other.getByRole('button', { name: 'Your Notes' }).click();
  const elsewhere = other.getByPlaceholder('Write anything...');
  await expect(elsewhere).toHaveValue('Call the plumber\nBuy bulbs');
  await elsewhere.fill('The plumber comes on Monday');
  await other.getByRole('button', { name: 'Save' }).click();
  // Open in both windows but edited in one: the other follows by itself.
  await expect(note).toHaveValue('The plumber comes on Monday');
  await page.context().close();
});

test('on a phone the three controls are in a menu', async ({ browser }) => {
  const page = await signIn(browser, 'ravi', { width: 360 });
  await page.getByRole('button', { name: /account/i }).click();
  for (const name of ['Your Notes', 'Edit Profile', 'Logout'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(/\/Profile$/);
  await page.context().close();
});

test('an admin watches live activity, and reads a conversation only after giving a reason', async ({ browser }) => {
  const admin = await signIn(browser, 'admin');
  const bao = await openAs(browser, 'bao');
  await openConversation(bao, 'Birch House');
  await expect(admin.getByText(/Bao Tran signed in/).first()).toBeVisible();
  await write(bao, 'Birch House', 'A word the stream must not tell');
  await expect(admin.getByText(/Bao Tran wrote a message in Birch House/).first()).toBeVisible();
  await expect(admin.getByText('A word the stream must not tell')).toHaveCount(0);

  await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Houses' }).click();
  await expect(admin.getByRole('heading', { name: 'Houses', level: 1 })).toBeVisible();
  await admin.getByRole('link', { name: 'Birch House', exact: true }).click();
  await admin.getByLabel(/reason/i).fill('A complaint about noise');
  await admin.getByRole('button', { name: 'Read the chats' }).click();
  await admin
    .getByRole('button')
    .filter({ has: admin.getByText('Birch House', { exact: true }) })
    .click();
  await expect(inLog(admin, 'A word the stream must not tell')).toBeVisible();
  await write(bao, 'Birch House', 'And this while the admin looks on');
  await expect(inLog(admin, 'And this while the admin looks on')).toBeVisible();
  await expect(admin.getByRole('textbox', { name: /Message to/ })).toHaveCount(0);
  await bao.context().close();
  await admin.context().close();
});

import { expect, type Page, test } from '@playwright/test';

import { productUrl } from '../support/people.ts';
import { aPhoto, type PhotoFile } from '../support/photos.ts';
import { signIn } from '../support/sessions.ts';

const LAMP = 'https://shop.example/lamp';

/** Sends what an installed app is sent by the phone: a form to the address of the manifest. */
async function shareFromAnotherApp(page: Page, text: string, photo: PhotoFile | null): Promise<void> {
  await page.evaluate(() => {
    document.body.innerHTML = `<form action="/share" method="post" enctype="multipart/form-data">
      <input name="text"><input name="photos" type="file"><button>Share</button></form>`;
  });
  await page.locator('[name=text]').fill(text);
  if (photo !== null) await page.locator('[name=photos]').setInputFiles({ ...photo });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share' })).toBeVisible();
}

test('a photo and a link of another app go into the chat, a chore, a purchase and a repair', async ({ browser }) => {
  const page = await signIn(browser, 'lena', { isKept: true, inAdvance: true, width: 360 });
  const photo = await aPhoto(page, 'kitchen');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 120_000 })
    .toBe('activated');

  await shareFromAnotherApp(page, LAMP, photo);
  await expect(page.getByRole('img', { name: '1 photo' })).toBeVisible();
  await page.getByRole('region', { name: 'In a conversation' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/chat\?c=/);
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue(LAMP);
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();

  await shareFromAnotherApp(page, '', photo);
  await page.getByRole('button', { name: 'A chore I did' }).click();
  const post = page.getByRole('dialog');
  await expect(post.getByRole('button', { name: /^Remove photo/ })).toBeVisible();

  await page.goto(productUrl());
  await shareFromAnotherApp(page, '', photo);
  await page.getByRole('button', { name: 'A purchase, as its receipt' }).click();
  const purchase = page.getByRole('dialog', { name: 'What did you buy?' });
  await expect(purchase.getByRole('button', { name: /^Remove photo/ })).toBeVisible();

  await page.goto(productUrl());
  await shareFromAnotherApp(page, '', photo);
  await page.getByRole('button', { name: 'A repair to report' }).click();
  const repair = page.getByRole('dialog', { name: 'Report a repair' });
  await expect(repair.getByRole('button', { name: /^Remove photo/ })).toBeVisible();

  // Once taken over, it is gone.
  await page.goto('/share');
  await expect(page.getByText(/^Nothing has arrived/)).toBeVisible();
  await page.context().close();
});

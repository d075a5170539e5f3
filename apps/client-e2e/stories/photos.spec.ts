import { expect, test } from '@playwright/test';

import { signIn } from '../support/sessions.ts';
import { aPhoto, openPhotosOf } from '../support/photos.ts';
import { scrollDownTo } from '../support/scroll-down.ts';

test('a homeowner adds photos, adds captions, reorders them by keyboard, and the roomie sees them', async ({
  browser,
}) => {
  const omar = await signIn(browser, 'omar');
  let dialog = await openPhotosOf(omar, 'Birch House', 'Courtyard room');
  await expect(dialog.getByText('Add photos to show the place')).toBeVisible();

  await dialog
    .getByLabel('Add photos')
    .setInputFiles([
      await aPhoto(omar, 'kitchen'),
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
      await aPhoto(omar, 'stairs'),
    ]);
  await expect(dialog.getByRole('alert')).toContainText('broken.jpg wasn’t added.');
  await expect(dialog.getByRole('alert')).toContainText('Only JPEG, PNG and WebP pictures are accepted.');
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Dismiss broken.jpg' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);

  const caption = dialog.getByRole('textbox', { name: 'Caption of photo 2' });
  await caption.fill('The stairs');
  await caption.press('Enter');
  const forward = dialog.getByRole('button', { name: 'Move photo 2 one place forward' });
  await forward.focus();
  await omar.keyboard.press('Enter');
  await expect(dialog.getByText('Moved to place 1 of 2.')).toBeAttached();
  await expect(dialog.getByRole('textbox', { name: 'Caption of photo 1' })).toHaveValue('The stairs');
  await expect(dialog.getByRole('img', { name: 'Photo 1 of 2: The stairs' })).toBeVisible();

  // A change is shown at once and saved a moment later. Wait for it, because leaving earlier would lose it.
  const kept = (photos: number) =>
    omar.waitForResponse((answer) => {
      if (answer.request().method() !== 'PUT' || !answer.ok()) return false;
      const sent = answer.request().postDataJSON() as { photos?: unknown[] } | null;
      return sent?.photos?.length === photos;
    });
  const removed = kept(1);
  await dialog.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await removed;
  const undone = kept(2);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await undone;

  dialog = await openPhotosOf(omar, 'Birch House', 'Courtyard room');
  await expect(dialog.getByRole('img', { name: 'Photo 1 of 2: The stairs' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await omar.context().close();
});

test('a roomie browses the photos of their house', async ({ browser }) => {
  const bao = await signIn(browser, 'bao', { at: '/user' });
  const room = bao.getByRole('list', { name: 'Photos of Balcony room' });
  await expect(room.getByRole('button')).toHaveCount(1);
  const rosa = await signIn(browser, 'rosa', { at: '/user' });
  const first = rosa.getByRole('button', { name: 'Photo 1 of 5: Alder House from the street' });
  await scrollDownTo(rosa, first);
  await first.click();
  const enlarged = rosa.getByRole('dialog', { name: 'Photos of Alder House' });
  await expect(enlarged.getByRole('img', { name: /Alder House from the street/ })).toBeVisible();
  await rosa.keyboard.press('ArrowRight');
  await expect(enlarged.getByText('2 of 5')).toBeVisible();
  await expect(enlarged.getByText(/The kitchen/)).toBeVisible();
  await rosa.keyboard.press('ArrowLeft');
  await rosa.keyboard.press('ArrowLeft');
  await expect(enlarged.getByText('5 of 5')).toBeVisible();
  await rosa.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await bao.context().close();
  await rosa.context().close();
});

test('a person without access to a house gets none of its photos', async ({ browser }) => {
  const rosa = await signIn(browser, 'rosa');
  const asked = rosa.waitForRequest((request) => /\/api\/images\/[0-9a-f-]{36}\/small$/.test(request.url()));
  await rosa.goto('/user');
  const address = (await asked).url();
  const karl = await signIn(browser, 'karl');
  const status = await karl.evaluate(async (url) => {
    const token = window.localStorage.getItem('common-roof.token') ?? '';
    return (await fetch(url, { headers: { 'x-auth-token': token } })).status;
  }, address);
  expect(status).toBe(404);
  expect((await karl.request.get(address)).status()).toBe(401);
  await rosa.context().close();
  await karl.context().close();
});

test('a user adds a profile photo and removes it again', async ({ browser }) => {
  const karl = await signIn(browser, 'karl', { at: '/profile' });
  await karl.getByLabel('Add a photo of you').setInputFiles(await aPhoto(karl, 'kitchen'));
  await expect(karl.getByRole('button', { name: 'Remove' })).toBeVisible();
  await karl.reload();
  await expect(karl.locator('img[src^="blob:"]')).toBeVisible();
  await karl.getByRole('button', { name: 'Remove' }).click();
  await karl.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(karl.getByLabel('Add a photo of you')).toBeAttached();
  await expect(karl.locator('img[src^="blob:"]')).toHaveCount(0);
  await karl.context().close();
});

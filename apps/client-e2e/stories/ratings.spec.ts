import { createRoomie } from '@common-roof/contracts/schemas';
import { expect, type Page, test } from '@playwright/test';

import { send, tokenOf } from '../support/calls.ts';
import { makeHouse, roomNamed } from '../support/houses.ts';
import { join } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const LAUREL = { name: 'Laurel House', street: 'Laurel Row 3', postalCode: 'M20 4LD', city: 'Manchester' };
const NORA = { first_name: 'Nora', last_name: 'Vale', email: 'nora@ratings.test' };

const aboutMe = (page: Page) => page.getByRole('region', { name: 'Ratings about you' });
const toRate = (page: Page) => page.getByRole('region', { name: 'Ratings to write' });

async function rate(page: Page, name: string, stars: string, good: string): Promise<void> {
  await toRate(page)
    .getByRole('button', { name: `Rate ${name}` })
    .click();
  const dialog = page.getByRole('dialog');
  // The star covers its radio button, and is what people tap.
  await dialog.getByRole('radio', { name: stars }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'What was good?' }).fill(good);
}

test('a roomie rates their homeowner, who learns only that, rates too, and gets a reply; an admin removes one rating', async ({
  browser,
}) => {
  await makeHouse('omar', LAUREL, ['Front room']);
  const token = await tokenOf('omar');
  const room_id = await roomNamed(token, LAUREL.name, 'Front room');
  const starts_on = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  await send(createRoomie, { body: { ...NORA, room_id, starts_on } }, token);
  const nora = await openBrowser(browser, { width: 390 });
  await join(nora, NORA, 'roomie');
  const omar = await signIn(browser, 'omar', { at: '/rate-roomie' });

  await test.step('Nora rates Omar, and her draft survives a reload', async () => {
    await nora.goto('/rate-ar');
    await rate(nora, 'Omar', '5 out of 5 stars: Excellent', 'The stove was fixed in a day.');
    await nora.reload();
    await nora.getByRole('button', { name: 'Continue your draft: Omar' }).click();
    const dialog = nora.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Private feelings' }).fill('I felt watched at first.');
    await dialog.getByRole('button', { name: 'Send the rating' }).click();
    await expect(toRate(nora).getByText(/^Sealed\. You both see the ratings once Omar has rated too/)).toBeVisible();
  });

  await test.step('Omar learns that there is a rating, but not its content', async () => {
    await omar.getByRole('button', { name: /^Alerts/ }).click();
    await expect(omar.getByText('Nora rated their tenancy in Laurel House')).toBeVisible();
    await omar.keyboard.press('Escape');
    await omar.goto('/rate-roomie');
    await expect(toRate(omar).getByText('Nora', { exact: true })).toBeVisible();
    await expect(omar.getByText('The stove was fixed in a day.')).toBeHidden();
  });

  await test.step("Omar rates Nora, and both read the other's rating", async () => {
    await rate(omar, 'Nora', '4 out of 5 stars: Good', 'The garden has never looked better.');
    await omar.getByRole('dialog').getByRole('button', { name: 'Send the rating' }).click();
    await expect(aboutMe(omar).getByText('The stove was fixed in a day.')).toBeVisible();
    await expect(aboutMe(nora).getByText('The garden has never looked better.')).toBeVisible();
    await expect(omar.getByText('I felt watched at first.')).toBeHidden();
  });

  await test.step('Nora replies, and finds her private feelings, which only she sees', async () => {
    await aboutMe(nora).getByRole('button', { name: 'Reply to Omar' }).click();
    await nora.getByRole('dialog').getByRole('textbox', { name: 'Your reply' }).fill('Thank you. The roses did it.');
    await nora.getByRole('button', { name: 'Send the reply' }).click();
    await expect(aboutMe(nora).getByText('Thank you. The roses did it.')).toBeVisible();
    await nora.getByRole('link', { name: 'Private feelings' }).click();
    await expect(nora.getByText('I felt watched at first.')).toBeVisible();
  });

  await test.step('an admin reads them with a reason, and removes the rating', async () => {
    const admin = await signIn(browser, 'admin', { at: '/admin/ratings?search=stove' });
    await admin.getByRole('button', { name: 'Show private feelings of Nora' }).click();
    await expect(admin.getByRole('dialog').getByText('I felt watched at first.')).toBeVisible();
    await admin.getByRole('button', { name: 'Close' }).click();
    await admin.getByRole('button', { name: 'Remove the rating by Nora about Omar' }).click();
    await admin.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('It names the neighbours.');
    await admin.getByRole('button', { name: 'Remove the rating' }).click();
    await expect(aboutMe(omar).getByText('Removed by Common Roof: It names the neighbours.')).toBeVisible();
    await expect(aboutMe(omar).getByText('The stove was fixed in a day.')).toBeHidden();
  });
});

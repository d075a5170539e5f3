import { createChores, getHouse, inviteNeatkeeper, listHouses } from '@common-roof/contracts/schemas';
import { expect, type Page, test } from '@playwright/test';

import { send, tokenOf } from '../support/calls.ts';
import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';
import { aPhoto } from '../support/photos.ts';

const TEASEL = { name: 'Teasel House', street: 'Teasel Row 2', postalCode: 'M21 9WR', city: 'Manchester' };
const INA = { first_name: 'Ina', last_name: 'Holm', email: 'ina@visits.test' };
const NORA = { first_name: 'Nora', last_name: 'Sand', email: 'nora@visits.test' };

/** Creates a chore that is always Ina's and due at the end of each day, and a neatkeeper. */
async function prepare(): Promise<void> {
  await makeHouse('omar', TEASEL, ['Front room']);
  await makeRoomie(INA, { owner: 'omar', house: TEASEL.name, room: 'Front room' });
  const token = await tokenOf('omar');
  const { items } = await send(listHouses, { query: { search: TEASEL.name } }, token);
  const houseId = items[0]?._id ?? '';
  const { roomies } = await send(getHouse, { params: { id: houseId } }, token);
  const recurrence = { every: 'day', interval: 1 } as const;
  const assign = { way: 'fixed', roomie_id: roomies[0]?._id ?? '' } as const;
  const chores = [{ name: 'Sweeping', recurrence, due_time: '23:59', assign }];
  await send(createChores, { body: { house_id: houseId, chores } }, token);
  const cleaning = { weekdays: [1], from: null, to: null };
  await send(inviteNeatkeeper, { body: { ...NORA, assignments: [{ house_id: houseId, cleaning }] } }, token);
}

async function report(nora: Page): Promise<void> {
  await nora.getByRole('button', { name: `Report a visit to ${TEASEL.name}` }).click();
  const dialog = nora.getByRole('dialog', { name: `Visit to ${TEASEL.name}` });
  const kitchen = dialog.getByRole('group', { name: 'Kitchen' });
  await kitchen.getByRole('button', { name: 'Done', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add photos: Kitchen' }).click();
  await dialog.getByLabel('Add photos', { exact: true }).setInputFiles(await aPhoto(nora, 'kitchen'));
  await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  const hall = dialog.getByRole('group', { name: 'Hall' });
  await hall.getByRole('button', { name: 'Not done' }).click();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Say why it isn’t done.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Remark: Hall' }).fill('The floor was wet.');
  await dialog.getByRole('checkbox', { name: /^Sweeping, today, Ina’s turn$/ }).check();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a neatkeeper reports a visit from the phone, the homeowner confirms it, and a roomie sees that her turn was done', async ({
  browser,
}) => {
  await prepare();
  const ina = await openBrowser(browser, { width: 390 });
  await join(ina, INA, 'roomie', '/chores');
  const today = ina.getByRole('region', { name: 'Today' });
  await expect(today.getByText('Your turn')).toBeVisible();

  const nora = await openBrowser(browser, { width: 390 });
  await join(nora, NORA, 'neatkeeper');
  await nora.getByRole('button', { name: `Accept ${TEASEL.name}` }).click();

  await test.step('Nora reports the visit area by area, and that she swept', async () => {
    await report(nora);
    await expect(nora.getByText('Reported today')).toBeVisible();
    await expect(today.getByText('Reported by Nora, not confirmed yet')).toBeVisible();
  });

  const omar = await signIn(browser, 'omar');
  await test.step('Omar reads it with its photo, and confirms it', async () => {
    await omar.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feedback', exact: true }).click();
    const house = omar.getByRole('combobox', { name: 'House' });
    await house.selectOption(TEASEL.name);
    await omar.getByRole('tab', { name: 'Visits' }).click();
    const visit = omar.getByRole('article', { name: /^Nora on / });
    await expect(visit.getByText('The floor was wet.')).toBeVisible();
    await visit.getByRole('button', { name: 'Photo 1 of 1' }).click();
    await omar.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await visit.getByRole('button', { name: /^Confirm: Nora on / }).click();
    await omar.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(visit.getByText(/^Confirmed by Omar/)).toBeVisible();
  });

  await test.step("Ina's screen shows it as done, and she thanks Nora, who reads it", async () => {
    await expect(today.getByText('Done by Nora')).toBeVisible();
    await today.getByRole('button', { name: /^More about Sweeping/ }).click();
    await ina.getByRole('menuitem', { name: 'Give feedback on this chore' }).click();
    const dialog = ina.getByRole('dialog', { name: 'Feedback: Sweeping' });
    await dialog.getByRole('textbox').fill('Thank you, it looks good.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('listitem').getByText('Thank you, it looks good.')).toBeVisible();
    await nora.goto('/chores/all');
    await nora.getByRole('button', { name: 'Feedback about Sweeping' }).click();
    await expect(nora.getByRole('dialog').getByText('Thank you, it looks good.')).toBeVisible();
    await omar.getByRole('tab', { name: 'About chores' }).click();
    await expect(omar.getByText('Ina on Sweeping')).toBeVisible();
  });

  for (const page of [ina, nora, omar]) await page.context().close();
});

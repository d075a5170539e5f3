import { getRepair, listHouses, reportRepair, uploadImages } from '@common-roof/contracts/schemas';
import { expect, type Page, test } from '@playwright/test';

import { checkScreen, policyViolations } from '../support/accessibility.ts';
import { send, tokenOf } from '../support/calls.ts';
import { makeHouse } from '../support/houses.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { credentialsOf, join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';
import { visit } from '../support/visit.ts';

const HOUSE = { name: 'Sluice House', street: '3 Canal Street', postalCode: 'LS2 7EY', city: 'Leeds' };
const ROOM = 'Lock room';
const PIA = { first_name: 'Pia', last_name: 'Brandt', email: 'pia.brandt@roomie.test' };
const PLUMBER = 'plumber@trade.test';
const TITLE = 'The tap drips';
/** A red pixel. */
const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Reports a repair with a photo, as the roomie of the house. */
async function report(token: string): Promise<string> {
  const { items } = await send(listHouses, {}, token);
  const [image] = (await send(uploadImages, { body: { data: [PHOTO] } }, token)).items;
  if (image?.ok !== true) throw new Error('The photo was refused.');
  const about = {
    area: 'kitchen',
    title: TITLE,
    description: 'A cup an hour, from under the handle.',
    urgency: 'soon',
    entry: 'ask_first',
    entry_note: 'Weekdays after five',
  } as const;
  const photos = [{ image_id: image.image.image_id, caption: 'Under the sink' }];
  return (await send(reportRepair, { params: { id: items[0]?._id ?? '' }, body: { ...about, photos } }, token))._id;
}

async function suggest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Suggest a time' }).click();
  const dialog = page.getByRole('dialog', { name: 'When will you come?' });
  await dialog.getByLabel('Day of the visit').fill(tomorrow());
  await dialog.getByRole('button', { name: 'Suggest' }).click();
}

test('a tradesperson without an account takes care of a repair, by a link in an e-mail', async ({ browser }) => {
  await makeHouse('omar', HOUSE, [ROOM]);
  await makeRoomie(PIA, { owner: 'omar', house: HOUSE.name, room: ROOM });
  const pia = await openBrowser(browser);
  await join(pia, PIA, 'roomie', '/repairs');
  const token = await tokenOf(credentialsOf(PIA, 'roomie'));
  const id = await report(token);

  await test.step('the homeowner accepts, and enters a tradesperson', async () => {
    const omar = await signIn(browser, 'omar', { at: '/repairs' });
    await omar
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${TITLE}`) })
      .click();
    await omar.getByRole('button', { name: 'Accept' }).click();
    const dialog = omar.getByRole('dialog', { name: `Accept “${TITLE}”` });
    await dialog.getByLabel('Who takes care of it?').selectOption('A tradesperson');
    await dialog.getByLabel('Their name').fill('Tap & Son');
    await dialog.getByLabel('Their e-mail (optional)').fill(PLUMBER);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(omar.getByText('Accepted.')).toBeVisible();
  });

  const plumber = await openBrowser(browser, { width: 360 });
  await test.step('the tradesperson opens the link on a phone, and suggests a time', async () => {
    await mailTo(PLUMBER, /asks you to repair/);
    await plumber.goto(await linkIn(PLUMBER, '/repair'));
    await expect(plumber.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
    await checkScreen(plumber);
    await suggest(plumber);
    await expect(plumber.getByText(/haven’t agreed yet/)).toBeVisible();
    expect(policyViolations(plumber)).toEqual([]);
  });

  await test.step('the roomie says that it suits', async () => {
    await visit(pia, `/repairs?repair=${id}`);
    await pia.getByRole('button', { name: 'That suits me' }).click();
    await expect(pia.getByText('Thanks, they know you’re expecting them.')).toBeVisible();
    await mailTo(PLUMBER, /Your visit is agreed/);
  });

  await test.step('the tradesperson says what was done', async () => {
    await plumber.setViewportSize({ width: 1440, height: 900 });
    await plumber.reload();
    await expect(plumber.getByText(/They’re expecting you/)).toBeVisible();
    await expect(plumber.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
    await plumber.getByRole('button', { name: 'It’s repaired' }).click();
    const dialog = plumber.getByRole('dialog');
    await dialog.getByLabel('What was done?').fill('A new seal.');
    await dialog.getByRole('button', { name: 'It’s repaired' }).click();
    await expect(plumber.getByRole('status').filter({ hasText: /^Repaired/ })).toBeVisible();
    await expect(plumber.getByText('A new seal.')).toBeVisible();
    expect(await send(getRepair, { params: { id } }, token)).toMatchObject({ state: 'done', ended: { by: null } });
  });
});

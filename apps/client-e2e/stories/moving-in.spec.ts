import { expect, test, type Page } from '@playwright/test';

import { agreeToEndToday, CONSENT, enterDeposit, makeTemplate, offerLease } from '../support/agreements.ts';
import { makeHouse } from '../support/houses.ts';
import { enterSigningCode, linkIn } from '../support/mailbox.ts';
import { credentialsOf, join } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';
import { aPhoto } from '../support/photos.ts';
import { scrollTo } from '../support/scroll-to.ts';

const LINDEN = { name: 'Linden House', street: '8 Canal Street', postalCode: 'LS3 1AB', city: 'Leeds' };
const ROOM = 'Canal room';
const NORA = { first_name: 'Nora', last_name: 'Strand', email: 'nora.strand@example.test' };

/** Sets the condition of an item in the room, which has the first list with that name. */
const say = (page: Page, thing: string, condition: string) =>
  page
    .getByRole('radiogroup', { name: `Condition: ${thing}` })
    .first()
    .getByText(condition, { exact: true })
    .click();

test("a roomie signs a lease on a phone, reports the room's condition even offline, and gets her deposit back when she leaves", async ({
  browser,
}) => {
  await makeHouse('omar', LINDEN, [ROOM]);
  const text = '<p>{{roomie_name}} rents {{room_name}}.</p>';
  const template = await makeTemplate('omar', { title: 'Linden lease', type: 'lease', agreement: text });
  const lease = await offerLease('omar', { house: LINDEN.name, room: ROOM }, NORA, template);
  const nora = await openBrowser(browser, { width: 360, inAdvance: true });
  const omar = await signIn(browser, 'omar');

  await test.step('she signs the lease of an offer, he countersigns it, and she moves in', async () => {
    await nora.goto(await linkIn(NORA.email, '/newlease/'));
    await nora.getByLabel(CONSENT).check();
    await nora.getByLabel('Your full name').fill('Nora Strand');
    await enterSigningCode(nora, NORA.email);
    await nora.getByRole('button', { name: 'Sign “Linden lease”' }).click();
    await expect(nora.getByText(/You’ve signed. .* signs next/)).toBeVisible();
    await omar.goto(`/agreements?agreement=${lease}`);
    await omar.getByLabel(CONSENT).check();
    await omar.getByLabel('Your full name').fill('Omar Haddad');
    await omar.getByRole('button', { name: 'Sign and start the tenancy' }).click();
    await expect(omar.getByText('In force', { exact: true })).toBeVisible();
    await join(nora, NORA, 'roomie');
  });

  await test.step('she begins the report and loses the network', async () => {
    await nora.goto('/move-in');
    await nora.getByRole('button', { name: 'Start', exact: true }).first().click();
    await say(nora, 'Walls', 'Good');
    await expect(nora.getByText('Saved.')).toBeVisible();
    const picture = await aPhoto(nora, 'stairs');
    await nora.context().setOffline(true);
    await say(nora, 'Floor', 'Worn');
    await nora.getByRole('button', { name: 'Add remarks: Floor' }).first().click();
    await nora.getByRole('textbox', { name: 'Remarks: Floor' }).fill('Scratches by the door.');
    await nora.getByLabel('Add photos: Floor').first().setInputFiles(picture);
    await expect(nora.getByText(/^No connection. Your entries are saved/)).toBeVisible();
    await nora.getByRole('button', { name: 'Sign and submit' }).click();
    await expect(nora.getByText(/^Some entries haven’t been sent/)).toBeVisible();
  });

  await test.step('it is sent once there is a network again, and is there on the next visit', async () => {
    await nora.context().setOffline(false);
    await expect(nora.getByText('Saved.')).toBeVisible();
    await nora.reload();
    await expect(nora.getByRole('textbox', { name: 'Remarks: Floor' })).toHaveValue('Scratches by the door.');
    await scrollTo(nora.getByRole('button', { name: 'Remove photo 1: Floor' }));
    await expect(nora.getByRole('img', { name: 'Photo 1: Floor' })).toBeVisible();
    await expect(nora.getByText(/^2 of \d+ checked/)).toBeVisible();
  });

  await test.step('she signs it, he reads it at once and acknowledges it', async () => {
    await omar.goto('/move-in-submissions');
    await nora.getByRole('button', { name: 'Sign and submit' }).click();
    const dialog = nora.getByRole('dialog');
    await expect(dialog.getByText(/items aren’t checked/)).toBeVisible();
    await dialog.getByLabel('Your full name').fill('Nora Strand');
    await dialog.getByRole('button', { name: 'Sign and submit' }).click();
    await expect(nora.getByText(/^Signed by Nora Strand/)).toBeVisible();
    await omar.getByRole('link', { name: /^Nora Strand: move-in/ }).click();
    await expect(omar.getByText('Scratches by the door.')).toBeVisible();
    await omar.getByRole('button', { name: 'Acknowledge' }).click();
    await omar.getByRole('dialog').getByLabel('Remarks (optional)').fill('The hall is painted next week.');
    await omar.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
    await expect(nora.getByText(/The hall is painted next week/)).toBeVisible();
  });

  await test.step('she moves out, and he inspects the room beside her report', async () => {
    await nora.goto(`/lease?agreement=${lease}`);
    await nora.getByRole('button', { name: 'Give notice' }).click();
    await expect(nora.getByRole('dialog').getByLabel('Last day')).not.toHaveValue('');
    await nora.getByRole('dialog').getByRole('button', { name: 'Give notice' }).click();
    await expect(nora.getByText(/^You gave notice/)).toBeVisible();
    await omar.goto('/releasing');
    await omar.getByRole('link', { name: 'Inspect the room of Nora Strand' }).click();
    await expect(omar.getByText('At move-in: Worn · Scratches by the door.')).toBeVisible();
    await say(omar, 'Walls', 'Damaged');
    await omar
      .getByLabel('Add photos: Walls')
      .first()
      .setInputFiles(await aPhoto(omar, 'kitchen'));
    await say(omar, 'Floor', 'Worn');
    await say(omar, 'Ceiling', 'Damaged');
    await expect(omar.getByText('Saved.')).toBeVisible();
    await omar.getByRole('button', { name: 'Sign and submit' }).click();
    await omar.getByRole('dialog').getByLabel('Your full name').fill('Omar Owner');
    await omar.getByRole('dialog').getByRole('button', { name: 'Sign and submit' }).click();
    await expect(omar.getByText('1 item worse')).toBeVisible();
    await expect(omar.getByText('No comparison').first()).toBeVisible();
  });

  const release = async (): Promise<void> => {
    await omar.goto('/releasing');
    await omar.getByRole('link', { name: 'Settle with Nora Strand' }).click();
    await omar.getByRole('button', { name: 'Release the lease' }).click();
    await omar.getByRole('alertdialog').getByRole('button', { name: 'Release the lease' }).click();
    await expect(omar.getByText('The lease has ended. This is the final settlement.')).toBeVisible();
  };

  await test.step('he releases the lease, undoes the release, and releases it again', async () => {
    await agreeToEndToday('omar', credentialsOf(NORA, 'roomie'), lease);
    await enterDeposit('omar', credentialsOf(NORA, 'roomie'), '400.00');
    await release();
    await omar.getByRole('button', { name: /^Undo move-out: / }).click();
    await omar.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await nora.goto(`/lease?agreement=${lease}`);
    await expect(nora.getByText(/^You gave notice/)).toBeVisible();
    await release();
  });

  await test.step('he deducts the damage to the walls from the deposit, and returns the rest', async () => {
    await omar.getByRole('button', { name: 'Add a deduction' }).click();
    const dialog = omar.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Plaster and paint');
    await dialog.getByLabel('Amount').fill('80');
    await dialog.getByLabel('Evidence').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Add a deduction' }).click();
    await expect(omar.getByText('Plaster and paint').first()).toBeVisible();
    await omar.getByRole('button', { name: 'Settle the deposit' }).click();
    await expect(omar.getByRole('alertdialog')).toContainText('Return £320.00 to Nora Strand?');
    await omar.getByRole('alertdialog').getByRole('button', { name: 'Settle the deposit' }).click();
    await expect(omar.getByText('Partly returned')).toBeVisible();
    await expect(nora.getByText('Plaster and paint').first()).toBeVisible();
    await expect(nora.getByText('Partly returned')).toBeVisible();
  });

  await omar.context().close();
  await nora.context().close();
});

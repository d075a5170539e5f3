import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { advertise, applyForRoom, offerRoom, shortlist } from '../support/ads.ts';
import { CONSENT, drawSignature, LONG, makeTemplate, rewrite, sendAgreement } from '../support/agreements.ts';
import { makeHouse } from '../support/houses.ts';
import { enterSigningCode, linkIn } from '../support/mailbox.ts';
import { join } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const HAWTHORN = { name: 'Hawthorn House', street: '7 Mill Lane', postalCode: 'LS7 4AB', city: 'Leeds' };
const ROOM = 'Garden room';
const NOOR = {
  first_name: 'Noor',
  last_name: 'Haddad',
  email: 'noor.haddad@example.test',
  message: 'I work from home on Fridays.',
};

test('a newcomer signs an offered lease on a phone, the homeowner countersigns it, and the stay begins', async ({
  browser,
}) => {
  await makeHouse('omar', HAWTHORN, [ROOM]);
  const agreement = `<h2>The room</h2><p>{{roomie_name}} rents {{room_name}} for {{rent}} a month.</p>${LONG}`;
  await makeTemplate('omar', { title: 'Hawthorn lease', type: 'lease', agreement });
  const omar = await signIn(browser, 'omar');
  const noor = await openBrowser(browser, { width: 360 });

  await test.step('he offers her the room with the lease', async () => {
    await omar.goto('/adview');
    await advertise(omar, { house: HAWTHORN.name, room: ROOM, title: 'Garden room at the mill', text: 'Quiet.' });
    await noor.goto('/roomad?city=leeds');
    await noor.getByRole('link', { name: 'Garden room at the mill' }).click();
    await applyForRoom(noor, NOOR);
    await shortlist(omar, NOOR);
    await offerRoom(omar, NOOR, 'Hawthorn lease');
  });

  await test.step('she corrects her name, reads to the end and draws her signature', async () => {
    await noor.goto(await linkIn(NOOR.email, '/newlease/'));
    await noor.getByRole('button', { name: 'Correct my name' }).click();
    await noor.getByRole('dialog').getByLabel('Last name').fill('Al-Haddad');
    await noor.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(noor.getByText('Noor Al-Haddad rents Garden room for £480.00 a month.')).toBeVisible();
    const sign = noor.getByRole('button', { name: 'Sign “Hawthorn lease”' });
    await expect(sign).toBeDisabled();
    await expect(noor.getByText('Read to the end to sign.')).toBeVisible();
    await checkScreen(noor);
    await noor.getByRole('tab', { name: 'Draw my signature' }).click();
    await drawSignature(noor, noor.getByRole('img', { name: 'Signature field' }));
    await expect(noor.getByText('You have read to the end.')).toBeVisible();
    await sign.click();
    await expect(noor.getByText('Agree to sign electronically, or decline.')).toBeVisible();
    await noor.getByLabel(CONSENT).check();
    await sign.click();
    await expect(noor.getByText('Ask for the code first')).toBeVisible();
    await enterSigningCode(noor, NOOR.email);
    await sign.click();
    const signed = noor.getByRole('alert').filter({ hasText: /You’ve signed. .* signs next/ });
    await expect(signed).toBeFocused();
    await expect(signed).toBeInViewport({ ratio: 1 });
    await expect(noor.getByRole('img', { name: 'Signature of Noor Al-Haddad' })).toBeVisible();
    const download = noor.waitForEvent('download');
    await noor.getByRole('link', { name: 'Download the PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('he countersigns it on the page of the offer', async () => {
    await omar.goto('/adview');
    await omar.getByRole('link', { name: 'Read and countersign' }).click();
    await expect(omar.getByRole('img', { name: 'Signature of Noor Al-Haddad' })).toBeVisible();
    await checkScreen(omar);
    await omar.getByLabel(CONSENT).check();
    await omar.getByLabel('Your full name').fill('Omar Haddad');
    await omar.getByRole('button', { name: 'Sign and start the tenancy' }).click();
    await expect(omar.getByText('In force', { exact: true })).toBeVisible();
    const inForce = omar.getByRole('alert').filter({ hasText: 'You and Noor Al-Haddad have signed.' });
    await expect(inForce).toBeFocused();
    await expect(inForce).toBeInViewport({ ratio: 1 });
    await expect(omar.getByText('Countersigned by the homeowner')).toBeVisible();
  });

  await test.step('she is invited, and finds the lease among her agreements', async () => {
    await noor.reload();
    await expect(noor.getByText(/with the invitation in our e-mail/)).toBeVisible();
    await join(noor, NOOR, 'roomie', '/lease');
    await noor.getByRole('region', { name: 'Agreed' }).getByRole('link', { name: 'Hawthorn lease' }).click();
    await expect(noor.getByText('In force', { exact: true })).toBeVisible();
  });

  await omar.context().close();
  await noor.context().close();
});

test('a text that changes while it is read has to be read again, and two tabs show the same', async ({ browser }) => {
  const template = await makeTemplate('omar', {
    title: 'A bicycle',
    type: 'parking',
    agreement: `<p>One bicycle.</p>`,
  });
  const sent = await sendAgreement('omar', 'bao', template);
  const bao = await signIn(browser, 'bao', { width: 360 });
  await bao.goto(`/lease?agreement=${sent._id}`);
  const other = await bao.context().newPage();
  await other.goto(`/lease?agreement=${sent._id}`);
  await expect(other.getByText('One bicycle.')).toBeVisible();
  await bao.getByLabel('Your full name').fill('Bao Nguyen');
  await rewrite('omar', sent, '<p>Two bicycles.</p>');
  await expect(bao.getByText('The text changed while you were reading')).toBeVisible();
  await expect(bao.locator('ins').first()).toContainText('Two');
  await expect(bao.locator('del').first()).toContainText('One');
  await checkScreen(bao);
  await expect(bao.getByLabel('Your full name')).toHaveValue('Bao Nguyen');
  await bao.getByLabel(CONSENT).check();
  await bao.getByRole('button', { name: 'Sign “A bicycle”' }).click();
  await expect(bao.getByText('You’ve signed “A bicycle”.')).toBeVisible();
  const signed = bao.getByRole('alert').filter({ hasText: 'activates it next' });
  await expect(signed).toBeFocused();
  await expect(signed).toBeInViewport({ ratio: 1 });
  await expect(other.getByText('Signed', { exact: true }).first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign “A bicycle”' })).toHaveCount(0);
  await bao.context().close();
});

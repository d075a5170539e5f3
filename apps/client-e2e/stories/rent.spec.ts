import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { agreeOnLease, makeTemplate } from '../support/agreements.ts';
import { makeHouse } from '../support/houses.ts';
import { credentialsOf, join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const REED = { name: 'Reed House', street: 'Reed Row 9', postalCode: 'M21 9WR', city: 'Manchester' };
const ADA = { first_name: 'Ada', last_name: 'Brook', email: 'ada.brook@story.test' };

test('a weekly rent is due by its days, and a higher one is announced and seen', async ({ browser }) => {
  await makeHouse('omar', REED, ['Loft']);
  await makeRoomie(ADA, { owner: 'omar', house: REED.name, room: 'Loft' });
  const agreement = '<p>The rent is {{rent}} {{rent_period}}.</p>';
  const template = await makeTemplate('omar', { title: 'Weekly lease', type: 'lease', agreement });
  const ada = await openBrowser(browser, { width: 360 });
  await join(ada, ADA, 'roomie');
  const terms = { rent: '140.00', rent_period: 'week' } as const;
  const { _id: id } = await agreeOnLease('omar', credentialsOf(ADA, 'roomie'), template, terms);

  await test.step('the roomie reads how often rent is due, and what it comes to in a month', async () => {
    await ada.goto(`/lease?agreement=${id}`);
    await expect(ada.getByText('The rent is £140.00 a week.')).toBeVisible();
    await expect(ada.getByText('£140.00 a week (about £606.67 a month)')).toBeVisible();
    await ada.goto('/supplies');
    await ada.getByRole('button', { name: 'Show details' }).click();
    await expect(ada.getByText(/^Rent for .+–/).first()).toBeVisible();
  });

  const omar = await signIn(browser, 'omar', { at: `/agreements?agreement=${id}` });
  await test.step('the homeowner announces a higher rent from the first possible day', async () => {
    await omar.getByRole('button', { name: 'Change the rent' }).click();
    const dialog = omar.getByRole('dialog', { name: 'Change the rent for Ada Brook' });
    await expect(dialog).toContainText(
      'A higher rent needs 60 days of notice and 12 months since the lease began or the last increase.',
    );
    await dialog.getByLabel('New rent').fill('150');
    await expect(dialog.getByText('£150.00')).toBeVisible();
    await checkScreen(omar, { light: 'all' });
    await dialog.getByRole('button', { name: 'Announce the rent' }).click();
    await expect(omar.getByText(/^From .+ the rent is £150\.00 instead of £140\.00\.$/)).toBeVisible();
  });

  await test.step('the roomie doesn’t agree, and the homeowner reads why', async () => {
    await ada.goto(`/lease?agreement=${id}`);
    await expect(ada.getByText(/^From .+ your rent is £150\.00 instead of £140\.00\.$/)).toBeVisible();
    await checkScreen(ada, { light: 'all', dark: 'colours' });
    await ada.getByRole('button', { name: 'I don’t agree' }).click();
    await ada.getByLabel('Your reason').fill('The heating has been broken since May.');
    await ada.getByRole('button', { name: 'Send' }).click();
    await expect(ada.getByText(/You said on .+ that you don’t agree/)).toBeVisible();
    await expect(omar.getByText(/Ada Brook doesn’t agree: “The heating has been broken since May\.”/)).toBeVisible();
  });

  await test.step('the homeowner withdraws it, and both see that', async () => {
    await omar.getByRole('button', { name: 'Withdraw' }).click();
    await expect(omar.getByRole('button', { name: 'Change the rent' })).toBeVisible();
    await expect(ada.getByText(/your rent is £150\.00/)).toHaveCount(0);
  });
  await ada.context().close();
  await omar.context().close();
});

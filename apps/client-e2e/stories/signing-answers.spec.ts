import { expect, test } from '@playwright/test';

import { CONSENT, LONG, makeTemplate, sendAgreement, tabTo } from '../support/agreements.ts';
import { signIn } from '../support/sessions.ts';

test('house rules are sent to a whole house, and signed by keyboard alone', async ({ browser }) => {
  await makeTemplate('omar', { title: 'Rules of the kitchen', type: 'house_rules', agreement: LONG });
  const omar = await signIn(browser, 'omar', { at: '/agreements' });
  await omar.getByRole('button', { name: 'Send to a house: Rules of the kitchen' }).click();
  const dialog = omar.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'House' }).selectOption('Birch House');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(omar.getByText(/Agreement sent to/)).toBeVisible();

  const bao = await signIn(browser, 'bao', { at: '/lease' });
  await bao.getByRole('link', { name: 'Rules of the kitchen' }).focus();
  await bao.keyboard.press('Enter');
  await expect(bao.getByRole('button', { name: 'Sign “Rules of the kitchen”' })).toBeDisabled();
  await tabTo(bao, bao.getByLabel(CONSENT));
  await bao.keyboard.press('Space');
  await tabTo(bao, bao.getByLabel('Your full name'));
  await bao.keyboard.type('Bao Nguyen');
  await expect(bao.getByText('You have read to the end.')).toBeVisible();
  await bao.keyboard.press('Enter');
  await expect(bao.getByText('You’ve signed “Rules of the kitchen”.')).toBeVisible();

  await omar.goto('/agreements?view=sent');
  await omar.getByRole('searchbox', { name: 'Search by title or name' }).fill('Rules of the kitchen');
  await omar
    .getByRole('listitem')
    .filter({ hasText: 'Bao' })
    .getByRole('link', { name: 'Rules of the kitchen' })
    .click();
  await omar.getByRole('button', { name: 'Activate' }).click();
  await expect(omar.getByText('In force', { exact: true })).toBeVisible();
  await expect(bao.getByText('In force', { exact: true })).toBeVisible();
  await omar.context().close();
  await bao.context().close();
});

test('an agreement is declined with a reason, which the homeowner reads', async ({ browser }) => {
  const template = await makeTemplate('omar', { title: 'A parrot', type: 'pets', agreement: '<p>One parrot.</p>' });
  const sent = await sendAgreement('omar', 'bao', template);
  const bao = await signIn(browser, 'bao');
  await bao.goto(`/lease?agreement=${sent._id}`);
  await bao.getByRole('button', { name: 'Decline' }).click();
  const dialog = bao.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The parrot is gone.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(bao.getByText('Declined: The parrot is gone.')).toBeVisible();
  const omar = await signIn(browser, 'omar');
  await omar.goto(`/agreements?agreement=${sent._id}`);
  await expect(omar.getByText('Declined: The parrot is gone.')).toBeVisible();
  await bao.context().close();
  await omar.context().close();
});

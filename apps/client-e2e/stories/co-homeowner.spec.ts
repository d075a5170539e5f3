import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { mailTo } from '../support/mailbox.ts';
import { signIn } from '../support/sessions.ts';

test('a homeowner shares the care of their houses, and takes the rights back', async ({ browser }) => {
  const [omar, helen, bao] = await Promise.all([
    signIn(browser, 'omar', { at: '/co-homeowners' }),
    signIn(browser, 'helen', { at: '/co-homeowners', width: 360 }),
    signIn(browser, 'bao', { at: '/repairs' }),
  ]);

  await test.step('the homeowner invites another one with chosen rights', async () => {
    await omar.getByRole('button', { name: 'Invite a co-homeowner' }).click();
    const dialog = omar.getByRole('dialog', { name: 'Invite a co-homeowner' });
    await dialog.getByLabel('E-mail address').fill('helen@demo.test');
    await dialog.getByLabel('First name').fill('Helen');
    await dialog.getByLabel('Last name').fill('Marsh');
    await dialog.getByRole('checkbox', { name: 'Repairs' }).check();
    await checkScreen(omar, { light: 'all', dark: 'colours' });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(omar.getByText('Invitation sent.')).toBeVisible();
    await mailTo('helen@demo.test', /invites you to look after their houses/);
  });

  await test.step('the other accepts, and opens the houses', async () => {
    await expect(helen.getByText(/Haddad invites you to look after their houses/)).toBeVisible();
    await checkScreen(helen, { light: 'all' });
    await helen.getByRole('button', { name: 'Accept' }).click();
    await helen.getByRole('button', { name: 'Open houses' }).click();
    await expect(helen.getByText('You’re looking after the houses of Omar Haddad.')).toBeVisible();
    await expect(helen.getByRole('heading', { name: 'Birch House' })).toBeVisible();
    await checkScreen(helen, { light: 'all', dark: 'colours' });
  });

  await test.step('they see what a roomie reports, at once', async () => {
    await helen.goto('/repairs');
    await bao.getByRole('button', { name: 'Report a repair' }).click();
    const dialog = bao.getByRole('dialog');
    await dialog.getByLabel('What’s broken?').fill('The hall light flickers');
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(helen.getByText('The hall light flickers')).toBeVisible();
  });

  await test.step('what wasn’t shared stays closed', async () => {
    await helen.goto('/finances');
    await expect(helen.getByRole('heading', { name: 'This page isn’t among your rights' })).toBeVisible();
  });

  await test.step('the rights end, and they are back in their own account', async () => {
    await omar.getByRole('button', { name: 'End rights' }).click();
    await omar.getByRole('alertdialog').getByRole('button', { name: 'End rights' }).click();
    await expect(helen.getByText('You can no longer look after these houses.')).toBeVisible();
    await expect(helen.getByText('You’re looking after the houses of Omar Haddad.')).toBeHidden();
    await helen.goto('/view');
    await expect(helen.getByRole('heading', { name: 'Alder House' })).toBeVisible();
  });
});

import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { mailTo } from '../support/mailbox.ts';
import { signIn } from '../support/sessions.ts';

test('a homeowner shares the care of their houses, and takes the rights back', async ({ browser }) => {
  const [helen, omar, rosa] = await Promise.all([
    signIn(browser, 'helen', { at: '/co-homeowners' }),
    signIn(browser, 'omar', { at: '/co-homeowners', width: 360 }),
    signIn(browser, 'rosa', { at: '/repairs' }),
  ]);

  await test.step('the homeowner invites somebody with chosen rights', async () => {
    await helen.getByRole('button', { name: 'Invite a co-homeowner' }).click();
    const dialog = helen.getByRole('dialog', { name: 'Invite a co-homeowner' });
    await dialog.getByLabel('E-mail address').fill('omar@demo.test');
    await dialog.getByLabel('First name').fill('Omar');
    await dialog.getByLabel('Last name').fill('Haddad');
    await dialog.getByRole('checkbox', { name: 'Repairs' }).check();
    await checkScreen(helen, { light: 'all', dark: 'colours' });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(helen.getByText('Invitation sent.')).toBeVisible();
    await mailTo('omar@demo.test', /invites you to look after their houses/);
  });

  await test.step('who is invited accepts, and opens the houses', async () => {
    await expect(omar.getByText(/Marsh invites you to look after their houses/)).toBeVisible();
    await checkScreen(omar, { light: 'all' });
    await omar.getByRole('button', { name: 'Accept' }).click();
    await omar.getByRole('button', { name: 'Open houses' }).click();
    await expect(omar.getByText('You’re looking after the houses of Helen Marsh.')).toBeVisible();
    await expect(omar.getByRole('heading', { name: 'Alder House' })).toBeVisible();
    await checkScreen(omar, { light: 'all', dark: 'colours' });
  });

  await test.step('they see what a roomie reports, at once', async () => {
    await omar.goto('/repairs');
    await rosa.getByRole('button', { name: 'Report a repair' }).click();
    const dialog = rosa.getByRole('dialog');
    await dialog.getByLabel('What’s broken?').fill('The hall light flickers');
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(omar.getByText('The hall light flickers')).toBeVisible();
  });

  await test.step('what wasn’t shared stays closed', async () => {
    await omar.goto('/finances');
    await expect(omar.getByRole('heading', { name: 'This page isn’t among your rights' })).toBeVisible();
  });

  await test.step('the rights end, and they are back in their own account', async () => {
    await helen.getByRole('button', { name: 'End rights' }).click();
    await helen.getByRole('alertdialog').getByRole('button', { name: 'End rights' }).click();
    await expect(omar.getByText('You can no longer look after these houses.')).toBeVisible();
    await expect(omar.getByText('You’re looking after the houses of Helen Marsh.')).toBeHidden();
    await omar.goto('/view');
    await expect(omar.getByRole('heading', { name: 'Birch House' })).toBeVisible();
  });
});

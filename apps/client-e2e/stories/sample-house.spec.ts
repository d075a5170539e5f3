import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { join, makeHomeowner } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';

const OLGA = { first_name: 'Olga', last_name: 'Ferber', email: 'olga.ferber@example.test' };

test('a new homeowner tries a sample house, and removes it', async ({ browser }) => {
  await makeHomeowner(OLGA);
  const olga = await openBrowser(browser);
  await join(olga, OLGA, 'homeowner');

  await test.step('it is made from the first steps, and opens', async () => {
    const steps = olga.getByRole('region', { name: 'Getting started' });
    await steps.getByRole('button', { name: 'Try a sample house' }).click();
    await expect(olga.getByRole('heading', { name: 'Maple House', level: 1 })).toBeVisible();
    await expect(olga.getByText('This is a sample house: nothing in it is real.')).toBeVisible();
    await expect(olga.getByText('Rosa Alvarez').first()).toBeVisible();
    await checkScreen(olga);
  });

  await test.step('its chores and bills can be looked at', async () => {
    await olga.getByRole('link', { name: 'Chores', exact: true }).last().click();
    await expect(olga.getByText('This is a sample house: nothing in it is real.')).toBeVisible();
  });

  await test.step('it is marked in the list, and doesn’t count as her first house', async () => {
    await olga.goto('/view');
    await expect(olga.getByRole('article', { name: 'Maple House' }).getByText('Sample', { exact: true })).toBeVisible();
    await olga.goto('/admin');
    await expect(olga.getByText('0 of 8 done')).toBeVisible();
  });

  await test.step('she removes it, and nothing is left of it', async () => {
    await olga.goto('/view');
    await olga.getByRole('link', { name: 'Maple House', exact: true }).click();
    await olga.getByRole('button', { name: 'Remove the sample house' }).click();
    await olga.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(olga.getByText('Sample house removed')).toBeVisible();
    await expect(olga.getByRole('button', { name: 'Try a sample house' })).toBeVisible();
    await expect(olga.getByRole('article', { name: 'Maple House' })).toHaveCount(0);
  });
  await olga.context().close();
});

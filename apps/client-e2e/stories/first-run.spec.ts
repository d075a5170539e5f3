import { expect, type Page, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { listHouse } from '../support/houses.ts';
import { join, makeHomeowner, makeNeatkeeper } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';

const IDA = { first_name: 'Ida', last_name: 'Brandt', email: 'ida.brandt@example.test' };
const NILS = { first_name: 'Nils', last_name: 'Falk', email: 'nils.falk@example.test' };
const HAZEL = { name: 'Hazel House', street: '8 Hazel Row', postalCode: 'LS2 9JT', city: 'Leeds' };

const steps = (page: Page) => page.getByRole('region', { name: 'Getting started' });

test('a new homeowner is led from step to step, hides the list, and brings it back in the profile', async ({
  browser,
}) => {
  await makeHomeowner(IDA);
  const ida = await openBrowser(browser);
  await join(ida, IDA, 'homeowner');

  await test.step('the list begins with a house, and leads to its form', async () => {
    await expect(steps(ida).getByText('0 of 8 done')).toBeVisible();
    await checkScreen(ida);
    await steps(ida).getByRole('link', { name: 'Start: Add your house' }).click();
    await expect(ida.getByLabel('Name of the house')).toBeVisible();
  });

  await test.step('what she does is ticked without her', async () => {
    await listHouse(ida, HAZEL, { room: 'Bay window', rent: '560' });
    await ida.goto('/admin');
    await expect(steps(ida).getByText('2 of 8 done')).toBeVisible();
    await steps(ida).getByRole('button', { name: 'Show all 8' }).click();
    await expect(steps(ida).getByRole('listitem').filter({ hasText: 'Add your house' })).toContainText('(done)');
  });

  await test.step('she hides it, and brings it back', async () => {
    await steps(ida).getByRole('button', { name: 'Hide' }).click();
    await expect(steps(ida)).toHaveCount(0);
    await ida.reload();
    await expect(ida.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await expect(steps(ida)).toHaveCount(0);
    await ida.goto('/profile');
    await ida.getByRole('button', { name: 'Show it on my home page' }).click();
    await expect(ida).toHaveURL(/\/admin$/);
    await expect(steps(ida).getByText('2 of 8 done')).toBeVisible();
  });
  await ida.context().close();
});

test('a new neatkeeper sees what comes next, on a phone too', async ({ browser }) => {
  await makeNeatkeeper(NILS);
  const nils = await openBrowser(browser, { width: 360 });
  await join(nils, NILS, 'neatkeeper');
  await expect(steps(nils).getByText('0 of 4 done')).toBeVisible();
  await checkScreen(nils);
  await steps(nils).getByRole('link', { name: 'Start: Complete your profile' }).click();
  await expect(nils.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await nils.context().close();
});

import { listHouses } from '@common-roof/contracts/schemas';
import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { send, tokenOf } from '../support/calls.ts';
import { signIn } from '../support/sessions.ts';

test('a homeowner tries out that a roomie leaves, and sends a link without rents to a roomie', async ({ browser }) => {
  const { items } = await send(listHouses, { query: { search: 'Alder House' } }, await tokenOf('helen'));
  const helen = await signIn(browser, 'helen', { at: `/what-if?house=${items[0]?._id ?? ''}`, width: 1440 });
  const changes = helen.getByRole('region', { name: 'Changes' });

  await test.step('she sees the next months as things are', async () => {
    await expect(helen.getByText(/^See the next 12 months at Alder House/)).toBeVisible();
    await expect(helen.getByText('This is how the next 12 months look as things are')).toBeVisible();
    await expect(helen.getByRole('region', { name: 'Why these numbers' })).toBeVisible();
  });

  await test.step('someone moves out, with the next possible day filled in', async () => {
    await changes.getByRole('button', { name: 'Someone moves out' }).click();
    const dialog = helen.getByRole('dialog', { name: 'Someone moves out' });
    await expect(dialog.getByLabel('Last day')).not.toHaveValue('');
    await checkScreen(helen);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(changes.getByText(/moves out on/)).toBeVisible();
    await expect(helen.getByRole('status').filter({ hasText: /rent in 12 months|rent you receive/ })).toBeVisible();
  });

  await test.step('the same change twice is refused in the dialog', async () => {
    await changes.getByRole('button', { name: 'Someone moves out' }).click();
    const dialog = helen.getByRole('dialog', { name: 'Someone moves out' });
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('This is in the list already.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a bill changes, by its monthly amount', async () => {
    await changes.getByRole('button', { name: 'A bill changes' }).click();
    const dialog = helen.getByRole('dialog', { name: 'A bill changes' });
    await dialog.getByRole('combobox', { name: 'Bill' }).selectOption('Internet');
    await dialog.getByRole('textbox', { name: 'Amount a month' }).fill('45');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(changes.getByText(/^Internet costs .45\.00 a month/)).toBeVisible();
    await checkScreen(helen);
  });

  await test.step('a roomie opens the link on a phone: own numbers, and no rent of another', async () => {
    const { pathname, search } = new URL(helen.url());
    const rosa = await signIn(browser, 'rosa', { at: pathname + search, width: 360 });
    await expect(rosa.getByText(/^Internet costs .45\.00 a month/)).toBeVisible();
    await expect(rosa.getByRole('status').filter({ hasText: /a month/ })).toBeVisible();
    await expect(rosa.getByRole('region', { name: 'Before and after' }).getByRole('listitem').first()).toContainText(
      'You',
    );
    await expect(rosa.getByText('Rent of empty rooms')).toHaveCount(0);
    await checkScreen(rosa);
  });
});

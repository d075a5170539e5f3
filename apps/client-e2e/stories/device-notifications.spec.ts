import { expect, test } from '@playwright/test';

import { misfitsAt } from '../support/narrow.ts';
import { givePushService } from '../support/push.ts';
import { enterAs } from '../support/sessions.ts';
import { openBrowser, PASSWORD, PEOPLE } from '../support/people.ts';

test('notifications are turned on for a device, stay on when the app is opened again, and are turned off', async ({
  browser,
}) => {
  const page = await openBrowser(browser, { inAdvance: true, isKept: true, width: 360 });
  await givePushService(page);
  await enterAs(page, { ...PEOPLE.bao, password: PASSWORD }, '/profile?show=alerts');
  const section = page.getByRole('region', { name: 'Notifications on this device' });
  await section.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(section.getByText('Notifications are on.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('switch', { name: 'Quiet hours without notifications' }).click();
  await expect(page.getByLabel('Until')).toHaveValue('07:00');

  await page.goto('/profile?show=alerts');
  await expect(section.getByRole('button', { name: 'Send a test' })).toBeVisible();
  expect(await misfitsAt(page, 'English')).toEqual({});
  await section.getByRole('button', { name: 'Turn off notifications on this device' }).click();
  await expect(section.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  await page.context().close();
});

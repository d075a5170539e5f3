import { expect, test } from '@playwright/test';

import { misfitsAt } from '../support/narrow.ts';
import { givePushService, receive } from '../support/push.ts';
import { enterAs } from '../support/sessions.ts';
import { openBrowser, PASSWORD, PEOPLE } from '../support/people.ts';

const ABOUT_CHORES = { title: 'Your turn today', body: 'Bathroom', url: '/chores', tag: 'chores_due:1', unread: 1 };

test('a device shows alerts once notifications are turned on, and opens their page in the window that is open', async ({
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

  const pushes = [ABOUT_CHORES, { ...ABOUT_CHORES, title: 'Your turns today' }];
  expect(await receive(page, pushes, ABOUT_CHORES.tag)).toEqual({ pushed: ['Your turns today'], chosen: [] });
  await expect(page).toHaveURL(/\/chores$/);

  await page.goto('/profile?show=alerts');
  await expect(section.getByRole('button', { name: 'Send a test' })).toBeVisible();
  expect(await misfitsAt(page, 'English')).toEqual({});
  await section.getByRole('button', { name: 'Turn off notifications on this device' }).click();
  await expect(section.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  await page.context().close();
});

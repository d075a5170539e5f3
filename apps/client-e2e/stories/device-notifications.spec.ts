import { expect, test } from '@playwright/test';

import { misfitsAt } from '../support/narrow.ts';
import { chooseNotification, givePushService, notificationsOn, pushTo } from '../support/push.ts';
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
  await expect(page.getByText('Notifications are on for this device.')).toBeHidden({ timeout: 30_000 });
  expect(await misfitsAt(page, 'English')).toEqual({});

  await pushTo(page, ABOUT_CHORES);
  await expect.poll(() => notificationsOn(page)).toEqual(['Your turn today']);
  await pushTo(page, { ...ABOUT_CHORES, title: 'Your turns today' });
  await expect.poll(() => notificationsOn(page)).toEqual(['Your turns today']);
  // The page listens once its browser was idle.
  await expect(async () => {
    await pushTo(page, ABOUT_CHORES);
    await chooseNotification(page, ABOUT_CHORES.tag);
    await expect(page).toHaveURL(/\/chores$/, { timeout: 2_000 });
  }).toPass();
  expect(await notificationsOn(page)).toEqual([]);

  await page.goto('/profile?show=alerts');
  await section.getByRole('button', { name: 'Turn off notifications on this device' }).click();
  await expect(section.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  await page.context().close();
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

import { fillSignIn, openBrowser, type PersonName, signIn, TERMS_LABEL } from '../support/people.ts';

// Nobody changes anything here: each screen may be looked at beside the others.
test.describe.configure({ mode: 'parallel' });

const SCREENS = [
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const;

const PUBLIC = [
  '/',
  '/signin',
  '/forgot-password',
  '/reset-password?token=x',
  '/accept-invite?token=x',
  '/verify-email?token=x',
  '/unsubscribe?t=x',
  '/apply',
  '/confirm-application?token=x',
  '/confirm-email?token=x',
  '/aboutus',
  '/contactus',
  '/roomad',
  '/room-application/confirm?token=x',
  '/newlease/AAAAAAAAAAAAAAAAAAAAAA',
  '/nowhere',
];
const PAGES: Partial<Record<PersonName, readonly string[]>> = {
  rosa: ['/user', '/chat', '/profile', '/admin'],
  omar: ['/admin', '/chat', '/view', '/view?view=table', '/archiveview', '/edithouse', '/adview'],
  kim: ['/feedback-neatkeeper', '/profile'],
  karl: ['/feedback-neatkeeper'],
  helen: ['/neatkeepers', '/profile'],
  admin: [
    '/admino',
    '/admin/houses',
    '/admin/homeowners',
    '/admin/roomies',
    '/admin/neatkeepers',
    '/admin/audit',
    '/user',
    '/profile',
  ],
};

/** Nothing serious by axe, nothing wider than the screen, nothing that the content policy had to stop. */
async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([path, overflow]).toEqual([path, 0]);
}

function collectViolations(page: Page): string[] {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) stopped.push(message.text());
  });
  return stopped;
}

for (const screen of SCREENS) {
  const where = `${String(screen.width)} px, ${screen.scheme}`;

  test(`public pages are accessible at ${where}`, async ({ browser }) => {
    const page = await openBrowser(browser, screen);
    const stopped = collectViolations(page);
    for (const path of PUBLIC) await check(page, path);
    expect(stopped).toEqual([]);
    await page.context().close();
  });

  test(`every role's pages are accessible at ${where}`, async ({ browser }) => {
    test.slow();
    for (const [who, paths] of Object.entries(PAGES) as [PersonName, readonly string[]][]) {
      const page = await signIn(browser, who, screen);
      const stopped = collectViolations(page);
      for (const path of paths) await check(page, path);
      expect(stopped).toEqual([]);
      await page.context().close();
    }
  });

  test(`a house and its forms are accessible at ${where}`, async ({ browser }) => {
    const page = await signIn(browser, 'helen', screen);
    await page.goto('/view');
    await page.getByRole('link', { name: 'Elm House', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Wanted board' })).toBeVisible();
    await check(page, page.url());
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await check(page, page.url());
    await page.goto('/view');
    await page.getByRole('link', { name: 'Finish the draft Rowan Cottage' }).click();
    await expect(page.getByRole('button', { name: 'Open the house' })).toBeVisible();
    await check(page, page.url());
    await page.context().close();
  });

  test(`the conversation itself is accessible at ${where}`, async ({ browser }) => {
    const page = await signIn(browser, 'rosa', screen);
    await page.goto('/chat');
    await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
    await expect(page.getByRole('log')).toBeVisible();
    await check(page, page.url());
    await page.context().close();
  });
}

test('the terms are accessible', async ({ browser }) => {
  const page = await openBrowser(browser, { width: 360 });
  await page.route('**/api/terms/accept', (route) => route.abort());
  await page.goto('/signin');
  await fillSignIn(page, 'edna');
  await expect(page.getByLabel(TERMS_LABEL)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.context().close();
});

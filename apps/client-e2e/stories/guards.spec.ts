import { expect, type Page, test } from '@playwright/test';

import { choosePassword, credentialsOf, makeNeatkeeper } from '../support/newcomers.ts';
import { enter, fillCredentials, fillSignIn, openBrowser, TERMS_LABEL } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const TARA = { first_name: 'Tara', last_name: 'Wynn', email: 'tara@keeper.test' };

/** Returns the values in local storage, whatever their keys. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? ''));

test.describe('route guards', () => {
  test('send a visitor without a token to sign in, and back to the requested page', async ({ browser }) => {
    const page = await openBrowser(browser);
    await page.goto('/chat');
    await expect(page).toHaveURL(/\/signin$/);
    await enter(page, 'lena');
    await expect(page).toHaveURL(/\/chat/);
  });

  test('clear an expired token', async ({ browser }) => {
    const page = await signIn(browser, 'lena');
    await page.evaluate(() => {
      const expired = `x.${btoa(JSON.stringify({ sub: 'x', exp: 1, role: 'roomie' }))}.x`;
      for (const key of Object.keys(localStorage))
        if (localStorage.getItem(key) !== 'true') localStorage.setItem(key, expired);
    });
    await page.goto('/user');
    await expect(page).toHaveURL(/\/signin$/);
    expect((await stored(page)).filter((value) => value.startsWith('x.'))).toEqual([]);
  });

  test("explain in an alert why the current user can't be loaded, and then show sign-in", async ({ browser }) => {
    const page = await signIn(browser, 'lena');
    await page.route('**/api/me', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: {
          type: 'x',
          title: 'Not allowed',
          status: 403,
          detail: 'This account is closed.',
          instance: '/api/me',
          code: 'forbidden',
          request_id: 'x',
        },
      }),
    );
    // The alert closes when its progress bar ends. It is paused here: on a slow machine it would be gone before it is
    // checked.
    await page.addInitScript(() => {
      const still = new CSSStyleSheet();
      still.replaceSync('.Toastify__progress-bar--animated { animation-play-state: paused !important; }');
      document.adoptedStyleSheets = [still];
    });
    await page.goto('/user');
    await expect(page.getByText('This account is closed.')).toBeVisible();
    // People who prefer reduced motion also have five seconds to read it.
    await expect(page.locator('.Toastify__progress-bar--animated')).toHaveCSS('animation-duration', '5s');
    await expect(page).toHaveURL(/\/signin$/);
  });

  test('show the wrong role "Not Authorized ..." and the right one the page', async ({ browser }) => {
    const page = await signIn(browser, 'lena');
    for (const path of ['/admin', '/admino', '/feedback-neatkeeper']) {
      await page.goto(path);
      await expect(page.getByText('Not Authorized ...')).toBeVisible();
    }
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: /Lena/ })).toBeVisible();
    await page.goto('/no/such/page');
    await expect(page.getByText('Not Authorized ...')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the terms', () => {
  test("block the product until they are accepted, and aren't shown again", async ({ browser }) => {
    // Demo people may have accepted the terms in another story.
    await makeNeatkeeper(TARA);
    const page = await openBrowser(browser);
    await choosePassword(page, TARA);
    const accept = page.getByRole('button', { name: 'Accept' });
    await expect(accept).toBeDisabled();
    await page.getByLabel(TERMS_LABEL).check();
    await expect(accept).toBeEnabled();
    await page.getByLabel(TERMS_LABEL).uncheck();
    await expect(accept).toBeDisabled();
    await page.reload();
    await expect(accept).toBeDisabled();
    await page.getByLabel(TERMS_LABEL).check();
    await accept.click();
    await expect(page.getByRole('navigation')).toBeVisible();
    expect(await stored(page)).toContain('true');
    const elsewhere = await openBrowser(browser);
    await elsewhere.goto('/signin');
    await fillCredentials(elsewhere, credentialsOf(TARA, 'neatkeeper'));
    await expect(elsewhere.getByRole('navigation')).toBeVisible();
  });

  test("aren't shown to admins", async ({ browser }) => {
    const page = await openBrowser(browser);
    await page.goto('/signin');
    await fillSignIn(page, 'admin');
    await expect(page).toHaveURL(/\/admino$/);
    await expect(page.getByRole('heading', { name: 'Activity', exact: true })).toBeVisible();
  });
});

test('logging out ends the session and returns to the landing page', async ({ browser }) => {
  const page = await signIn(browser, 'lena');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/signin$/);
});

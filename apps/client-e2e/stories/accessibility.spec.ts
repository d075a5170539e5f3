import { expect, type Page, test } from '@playwright/test';

import { checkScreen, checkWords, policyViolations } from '../support/accessibility.ts';
import { openHouse } from '../support/houses.ts';
import { choosePassword, credentialsOf, makeNeatkeeper } from '../support/newcomers.ts';
import { fillCredentials, openBrowser, type PersonName, signIn, TERMS_LABEL } from '../support/people.ts';

// Nobody changes anything here: each person's screens may be looked at beside the others'.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [360, 1440];

/** A screen: its address, or the way to it. */
type Way = string | ((page: Page) => Promise<void>);

async function toElmHouse(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await expect(page.getByRole('heading', { name: 'Wanted board' })).toBeVisible();
}

async function toItsForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

async function toTheDraft(page: Page): Promise<void> {
  await page.goto('/view');
  await page.getByRole('link', { name: 'Finish the draft Rowan Cottage' }).click();
  await expect(page.getByRole('button', { name: 'Open the house' })).toBeVisible();
}

async function toAConversation(page: Page): Promise<void> {
  await page.goto('/chat');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  await expect(page.getByRole('log')).toBeVisible();
}

const BAY_WINDOW = 'Bay window room by the park';

async function toAnOpenRoom(page: Page): Promise<void> {
  await page.goto('/roomad');
  await page.getByRole('link', { name: BAY_WINDOW }).click();
  await expect(page.getByRole('heading', { name: BAY_WINDOW, level: 1 })).toBeVisible();
}

async function toItsApplicants(page: Page): Promise<void> {
  await page.goto('/adview');
  await page.getByRole('link', { name: BAY_WINDOW }).click();
  await expect(page.getByRole('button', { name: 'Tom Ellery', exact: true })).toBeVisible();
}

async function toAShowingToPlan(page: Page): Promise<void> {
  await toItsApplicants(page);
  await page.getByRole('button', { name: 'Propose a showing' }).click();
  await expect(page.getByRole('group', { name: /day/ }).first()).toBeVisible();
}

async function toTheShowingTimes(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await page.getByRole('button', { name: 'Showing times' }).click();
  await expect(page.getByRole('dialog').getByLabel('From').first()).toBeVisible();
}

/** As a link from an e-mail holds it; nothing is opened by it. */
const SECRET = 'x'.repeat(43);

const PUBLIC: readonly Way[] = [
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
  `/confirm-email?token=${SECRET}`,
  `/confirm-application?token=${SECRET}`,
  `/reset-password?token=${SECRET}`,
  '/aboutus',
  '/contactus',
  '/roomad',
  toAnOpenRoom,
  '/room-application/confirm?token=x',
  `/room-application/withdraw?token=${SECRET}`,
  '/showing?token=x',
  `/showing?token=${SECRET}`,
  '/newlease/AAAAAAAAAAAAAAAAAAAAAA',
  '/nowhere',
];
const OF_PEOPLE: Partial<Record<PersonName, readonly Way[]>> = {
  rosa: ['/user', '/showings', '/chat', toAConversation, '/profile', '/admin'],
  omar: ['/admin', '/chat', '/view', '/view?view=table', '/archiveview', '/edithouse', '/adview'],
  kim: ['/feedback-neatkeeper', '/profile'],
  karl: ['/feedback-neatkeeper'],
  helen: [
    '/neatkeepers',
    '/profile',
    toElmHouse,
    toItsForm,
    toTheDraft,
    '/adview',
    toItsApplicants,
    toAShowingToPlan,
    toTheShowingTimes,
  ],
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

/** Each screen as somebody meets it who comes with a phone, and with a desk. */
async function checkAll(page: Page, ways: readonly Way[], check = checkScreen): Promise<void> {
  const stopped = policyViolations(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    for (const way of ways) {
      if (typeof way === 'string') await page.goto(way);
      else await way(page);
      await check(page);
    }
  }
  expect(stopped).toEqual([]);
}

test('public pages are accessible, on a phone and at a desk, light and dark', async ({ browser }) => {
  test.slow();
  const page = await openBrowser(browser);
  await checkAll(page, PUBLIC, async () => {
    await checkScreen(page);
    await checkWords(page);
  });
  await page.context().close();
});

for (const [who, ways] of Object.entries(OF_PEOPLE) as [PersonName, readonly Way[]][]) {
  test(`what ${who} sees is accessible, on a phone and at a desk, light and dark`, async ({ browser }) => {
    test.slow();
    const page = await signIn(browser, who);
    await checkAll(page, ways);
    await page.context().close();
  });
}

test('the terms are accessible', async ({ browser }) => {
  const nils = { first_name: 'Nils', last_name: 'Aas', email: 'nils@keeper.test' };
  await makeNeatkeeper(nils);
  const page = await openBrowser(browser, { width: 360 });
  await choosePassword(page, nils);
  await fillCredentials(page, credentialsOf(nils, 'neatkeeper'));
  await expect(page.getByLabel(TERMS_LABEL)).toBeVisible();
  await checkScreen(page);
  await page.context().close();
});

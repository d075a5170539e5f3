import { type Role, TERMS_VERSION } from '@common-roof/contracts';
import { acceptTerms, getMe, login } from '@common-roof/contracts/schemas';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

import { send } from './calls.ts';
import { type Credentials, openBrowser, PASSWORD, PEOPLE, type PersonName, productUrl, type Screen } from './people.ts';

/** The client's storage key of the session token. */
const TOKEN_KEY = 'common-roof.token';

const HOME_OF: Readonly<Record<Role, string>> = {
  roomie: '/user',
  homeowner: '/admin',
  neatkeeper: '/feedback-neatkeeper',
  admin: '/admino',
};

/** Creates a session with accepted terms and returns its token. */
async function beginSession({ email, password, role }: Credentials): Promise<string> {
  const { token } = await send(login, { body: { email, password, account_type: role } });
  const me = await send(getMe, {}, token);
  const accepted = me.userType === 'admin' || me.userData.terms.version === TERMS_VERSION;
  if (!accepted) await send(acceptTerms, { body: { version: TERMS_VERSION } }, token);
  return token;
}

async function keepSession(context: BrowserContext, who: Credentials): Promise<void> {
  const localStorage = [{ name: TOKEN_KEY, value: await beginSession(who) }];
  await context.setStorageState({ cookies: [], origins: [{ origin: new URL(productUrl()).origin, localStorage }] });
}

/** Opens a blank page in which a demo person is signed in. */
export async function openAs(browser: Browser, who: PersonName, screen: Screen = {}): Promise<Page> {
  const page = await openBrowser(browser, screen);
  await keepSession(page.context(), { ...PEOPLE[who], password: PASSWORD });
  return page;
}

/** Opens a page of the product with an existing session: the start page of the role, or a path. */
export async function enterAs(page: Page, who: Credentials, path = HOME_OF[who.role]): Promise<void> {
  await keepSession(page.context(), who);
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Alerts/ })).toBeVisible();
}

/**
 * Opens a browser for a demo person, at the start page of their role or at a path. They have a session, like people who
 * signed in yesterday: signing in and accepting the terms have their own stories.
 */
export async function signIn(
  browser: Browser,
  who: PersonName,
  { at, ...screen }: Screen & { readonly at?: string } = {},
): Promise<Page> {
  const page = await openBrowser(browser, screen);
  await enterAs(page, { ...PEOPLE[who], password: PASSWORD }, at);
  return page;
}

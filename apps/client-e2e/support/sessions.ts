import { acceptTerms, getMe, login, type Role, TERMS_VERSION } from '@common-roof/contracts';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

import { send } from './calls.ts';
import { type Credentials, openBrowser, PASSWORD, PEOPLE, type PersonName, productUrl, type Screen } from './people.ts';

/** Where the client keeps the token of whoever is signed in. */
const TOKEN_KEY = 'common-roof.token';

const HOME_OF: Readonly<Record<Role, string>> = {
  roomie: '/user',
  homeowner: '/admin',
  neatkeeper: '/feedback-neatkeeper',
  admin: '/admino',
};

/** The token of a new session, with the terms accepted. */
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

/** A page in which somebody of the demonstration is signed in, and nothing is open yet. */
export async function openAs(browser: Browser, who: PersonName, screen: Screen = {}): Promise<Page> {
  const page = await openBrowser(browser, screen);
  await keepSession(page.context(), { ...PEOPLE[who], password: PASSWORD });
  return page;
}

/** Opens a page of the product as somebody who signed in before; it is the start page of their role unless a path is given. */
export async function enterAs(page: Page, who: Credentials, path = HOME_OF[who.role]): Promise<void> {
  await keepSession(page.context(), who);
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Alerts/ })).toBeVisible();
}

/**
 * A browser of somebody of the demonstration, at the start page of their role or at a path. They come with a session, as
 * people who signed in yesterday do: signing in and accepting the terms are stories of their own.
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

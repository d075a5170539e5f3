import type { Role } from '@common-roof/contracts';
import { type Browser, expect, type Page } from '@playwright/test';

export const PEOPLE = {
  helen: { email: 'helen@demo.test', role: 'homeowner' },
  rosa: { email: 'rosa@demo.test', role: 'roomie' },
  ravi: { email: 'ravi@demo.test', role: 'roomie' },
  lena: { email: 'lena@demo.test', role: 'roomie' },
  tomas: { email: 'tomas@demo.test', role: 'roomie' },
  karl: { email: 'karl@demo.test', role: 'neatkeeper' },
  omar: { email: 'omar@demo.test', role: 'homeowner' },
  bao: { email: 'bao@demo.test', role: 'roomie' },
  kim: { email: 'kim@demo.test', role: 'neatkeeper' },
  admin: { email: 'admin@demo.test', role: 'admin' },
} as const;
export type PersonName = keyof typeof PEOPLE;

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  roomie: 'Roomie',
  homeowner: 'Homeowner',
  neatkeeper: 'Neatkeeper',
  admin: 'Admin',
};
export const PASSWORD = 'common-roof-demo';
export const TERMS_LABEL = 'I have read and accept these Terms and NDA.';

export interface Screen {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly height?: number;
  /** Device pixels per CSS pixel. */
  readonly scale?: number;
  /**
   * Whether code of other pages is prefetched. Only for stories that need it: it is a quarter of the browser's work.
   */
  readonly inAdvance?: boolean;
  /** Whether the service worker runs, which answers before the network and before what a story intercepts. */
  readonly isKept?: boolean;
  /** Whether it has a touch screen. */
  readonly isTouched?: boolean;
}

export function productUrl(): string {
  const url = process.env['STORIES_URL'];
  if (!url) throw new Error('The product was not started.');
  return url;
}

/** Opens a separate browser context without a session. */
export async function openBrowser(
  browser: Browser,
  {
    width = 1440,
    height = width < 600 ? 780 : 900,
    scheme = 'light',
    scale = 1,
    inAdvance = false,
    isKept = false,
    isTouched = false,
  }: Screen = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: isTouched,
    serviceWorkers: isKept ? 'allow' : 'block',
  });
  if (!inAdvance) await context.addInitScript(saveData);
  return context.newPage();
}

const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

export interface Credentials {
  readonly email: string;
  readonly role: Role;
  readonly password: string;
}

/** A demo person by name, or an account a story created. */
export type Account = PersonName | Credentials;

export const fillSignIn = (page: Page, who: PersonName): Promise<void> =>
  fillCredentials(page, { ...PEOPLE[who], password: PASSWORD });

export async function fillCredentials(page: Page, { email, role, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('combobox', { name: 'I am a' }).selectOption(ROLE_LABELS[role]);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs a demo person in from the sign-in page, accepting the terms if they are shown. */
export const enter = (page: Page, who: PersonName): Promise<void> =>
  enterNew(page, { ...PEOPLE[who], password: PASSWORD });

/** The same for an account the story created. */
export async function enterNew(page: Page, who: Credentials): Promise<void> {
  await fillCredentials(page, who);
  await page.waitForURL((url) => url.pathname !== '/signin');
  await passTerms(page);
}

/** Accepts the terms after sign-in, if they are shown. */
export async function passTerms(page: Page): Promise<void> {
  const terms = page.getByLabel(TERMS_LABEL);
  const shell = page.getByRole('button', { name: /^Alerts/ });
  await expect(terms.or(shell).first()).toBeVisible();
  if (await terms.isVisible()) {
    await terms.check();
    await page.getByRole('button', { name: 'Accept' }).click();
  }
  await expect(shell).toBeVisible();
}

export async function openConversation(page: Page, title: string): Promise<void> {
  await page.goto('/chat');
  await page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('button')
    .filter({ has: page.getByText(title, { exact: true }) })
    .click();
  await expect(page.getByRole('log')).toBeVisible();
}

export async function write(page: Page, title: string, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: `Message to ${title}` });
  await composer.fill(text);
  await composer.press('Enter');
}

/** Finds a message of a conversation, whose accessible name is "who: what". */
export const inLog = (page: Page, text: string) =>
  page.getByRole('log').getByRole('article', { name: new RegExp(`: ${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) });

import { LANGUAGE_COOKIE, LOCALES } from '@common-roof/contracts';
import { type Page, test } from '@playwright/test';

import { settled } from '../support/accessibility.ts';
import { openBrowser, productUrl } from '../support/people.ts';
import { takeSocialPicture } from './picture.ts';

/** What previews of links show at most, in pixels. */
const SIZE = { width: 1_200, height: 630 } as const;
const PAGES = {
  landing: '/',
  roomad: '/roomad',
  apply: '/apply',
  aboutus: '/aboutus',
  contactus: '/contactus',
} as const;

/** Draws the page's heading on the sky of the scene of the landing page, in place of the page. */
async function drawCard(page: Page, scene: string): Promise<void> {
  await page.evaluate((background) => {
    const heading = document.querySelector('main h1')?.textContent ?? '';
    // One property after the other: the page's policy allows no style attributes.
    const element = (text: string, style: Partial<CSSStyleDeclaration>): HTMLElement => {
      const made = document.createElement('div');
      made.textContent = text;
      Object.assign(made.style, style);
      return made;
    };
    const serif = '"Fraunces Variable"';
    const card = element('', {
      position: 'fixed',
      inset: '0',
      padding: '56px 64px',
      boxSizing: 'border-box',
      color: '#FBF7F0',
    });
    const sky = element('', {
      position: 'fixed',
      inset: '0',
      zIndex: '-1',
      // Lower than in its place, so that the heading has the sky for itself; the moon is where reading ends.
      background: `#1B2540 url(${background}) 50% 120px / 100% auto no-repeat`,
      transform: document.documentElement.dir === 'rtl' ? 'scaleX(-1)' : 'none',
    });
    card.append(
      sky,
      element('Common Roof', { fontFamily: serif, fontSize: '34px', fontWeight: '600' }),
      element(heading, {
        fontFamily: serif,
        fontSize: '68px',
        fontWeight: '600',
        lineHeight: '1.12',
        maxWidth: '1072px',
        marginTop: '22px',
        textWrap: 'balance',
        textShadow: '0 2px 16px rgba(27,37,64,.8)',
      }),
    );
    document.body.replaceChildren(card);
  }, scene);
  await page.waitForLoadState('networkidle');
}

for (const language of LOCALES) {
  test(`of links, in ${language}`, async ({ browser }) => {
    const page = await openBrowser(browser, SIZE);
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: productUrl() }]);
    await page.goto('/');
    const scene = (await page.locator('main img').first().getAttribute('src')) ?? '';
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path);
      await settled(page);
      await drawCard(page, scene);
      await takeSocialPicture(page, `${name}.${language}`);
    }
    await page.context().close();
  });
}

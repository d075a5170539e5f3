import { LANGUAGE_COOKIE, LOCALES } from '@common-roof/contracts';
import { test } from '@playwright/test';

import { openConversation, type PersonName, productUrl } from '../support/people.ts';
import { toAnAgreement } from '../support/screens/letting.ts';
import { go, type Way } from '../support/screens.ts';
import { openAs } from '../support/sessions.ts';
import { DESK, PHONE, takeTourPicture } from './picture.ts';

interface Screen {
  readonly name: string;
  readonly who: PersonName;
  readonly way: Way;
  readonly isPhone?: boolean;
}

const SCREENS: readonly Screen[] = [
  { name: 'chores', who: 'rosa', way: '/chores', isPhone: true },
  { name: 'chat', who: 'rosa', way: (page) => openConversation(page, 'Alder House'), isPhone: true },
  { name: 'visit', who: 'kim', way: '/feedback-neatkeeper', isPhone: true },
  { name: 'agreement', who: 'helen', way: toAnAgreement },
  { name: 'bills', who: 'helen', way: '/variablecostreports' },
  { name: 'activity', who: 'admin', way: '/admino' },
];
/** As `routes/public/landing-roles.tsx` of the client says. */
const WIDTHS = { phone: 520, desk: 1_120 };

for (const { name, who, way, isPhone = false } of SCREENS) {
  test(`of the landing page: ${name}`, async ({ browser }) => {
    const page = await openAs(browser, who, isPhone ? PHONE : DESK);
    await go(page, way);
    const address = page.url();
    for (const language of LOCALES) {
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: productUrl() }]);
      for (const look of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: look });
        await page.goto(address);
        await takeTourPicture(page, `${name}.${language}.${look}`, isPhone ? WIDTHS.phone : WIDTHS.desk);
      }
    }
    await page.context().close();
  });
}

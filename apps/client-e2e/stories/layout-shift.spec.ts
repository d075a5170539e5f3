import { isThorough } from '@common-roof/testing';
import { expect, test } from '@playwright/test';

import { layoutShift } from '../support/layout-shift.ts';
import type { PersonName } from '../support/people.ts';

const MOST = 0.02;

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
const DESK = { width: 1440, height: 900 };

interface Stable {
  readonly page: string;
  /** null: a visitor who isn't signed in. */
  readonly who: PersonName | null;
  /** The link to follow on that page, if its address contains an id. */
  readonly link?: RegExp;
  /** Ignores live updates, because other stories add to its list during the measurement. */
  readonly isDeaf?: boolean;
  readonly on: readonly { width: number; height: number }[];
}

const EVERYDAY: readonly Stable[] = [
  { page: '/', who: null, on: [DESK, PHONE] },
  { page: '/user', who: 'rosa', on: [PHONE, LAPTOP] },
  { page: '/chores', who: 'rosa', on: [PHONE, LAPTOP] },
  { page: '/supplies', who: 'rosa', on: [PHONE, DESK] },
  { page: '/admin', who: 'helen', on: [PHONE, LAPTOP] },
  { page: '/admino', who: 'admin', isDeaf: true, on: [PHONE, DESK] },
];
const RARER: readonly Stable[] = [
  { page: '/rate-ar', who: 'rosa', on: [PHONE, DESK] },
  { page: '/rate-roomie', who: 'helen', on: [PHONE, DESK] },
  { page: '/adview', who: 'helen', on: [PHONE, DESK] },
  { page: '/releasing', who: 'helen', link: /^Settle with/, on: [PHONE, DESK] },
  { page: '/releasing', who: 'helen', on: [PHONE, DESK] },
  { page: '/variablecostreports', who: 'helen', on: [PHONE, DESK] },
  { page: '/admin/audit', who: 'admin', isDeaf: true, on: [PHONE, DESK] },
  { page: '/user', who: 'tomas', on: [PHONE, DESK] },
];
const PAGES = isThorough ? [...EVERYDAY, ...RARER] : EVERYDAY;

test.describe("content doesn't shift while the rest loads", () => {
  for (const [at, { page, who, link, isDeaf, on }] of PAGES.entries()) {
    const name = link === undefined ? page : `the settlement, from ${page}`;
    // For normal changes, each page is measured at one width, alternating.
    for (const viewport of isThorough ? on : on.filter((_, turn) => turn === at % 2)) {
      test(`for ${who ?? 'a visitor'} on ${name}, ${String(viewport.width)} pixels wide`, async ({ browser }) => {
        const { sum, moved } = await layoutShift(browser, { page, who, link, isDeaf, viewport });
        expect(sum, moved.join('\n')).toBeLessThan(MOST);
      });
    }
  }
});

import { expect, type Page, test } from '@playwright/test';

import { openHouse } from '../support/houses.ts';
import { openBrowser, openConversation, type PersonName } from '../support/people.ts';
import { toAVisitToReport } from '../support/screens/chores.ts';
import { toARoomie } from '../support/screens/house.ts';
import { toAnAgreement, toItsApplicants } from '../support/screens/letting.ts';
import { toABillToEnter } from '../support/screens/money.ts';
import { go, type Way } from '../support/screens.ts';
import { openAs } from '../support/sessions.ts';
import { DESK, PHONE, takePicture, takeStrip } from './picture.ts';

interface Picture {
  readonly name: string;
  readonly who: PersonName;
  readonly way: Way;
  /** Width in pixels, if the page's columns need more than a usual desktop window. */
  readonly width?: number;
}

async function toTheHouse(page: Page): Promise<void> {
  await openHouse(page, 'Alder House');
}

async function toAnAgreementToSign(page: Page): Promise<void> {
  await page.goto('/lease');
  await page.getByRole('link', { name: 'Miso, the cat' }).first().click();
  await expect(page.getByRole('heading', { name: 'Miso, the cat' }).first()).toBeVisible();
}

const toTheHousesChat = (page: Page): Promise<void> => openConversation(page, 'Alder House');

const PHOTO_TYPES: readonly Picture[] = [
  { name: 'phone-today', who: 'rosa', way: '/user' },
  { name: 'phone-chores', who: 'rosa', way: '/chores' },
  { name: 'phone-chat', who: 'rosa', way: toTheHousesChat },
  { name: 'phone-settle-up', who: 'rosa', way: '/supplies' },
  { name: 'phone-sign', who: 'rosa', way: toAnAgreementToSign },
  { name: 'phone-visit', who: 'kim', way: toAVisitToReport },
  { name: 'chat', who: 'rosa', way: toTheHousesChat },
  { name: 'overview', who: 'helen', way: '/admin' },
  { name: 'house', who: 'helen', way: toTheHouse },
  { name: 'board', who: 'helen', way: toItsApplicants, width: 1_440 },
  { name: 'template', who: 'helen', way: toAnAgreement },
  { name: 'chores-month', who: 'helen', way: '/chores?view=month', width: 1_440 },
  { name: 'rent', who: 'helen', way: toARoomie },
  { name: 'bill', who: 'helen', way: toABillToEnter },
  { name: 'activity', who: 'admin', way: '/admino' },
  { name: 'health', who: 'admin', way: '/admin/health' },
];

for (const { name, who, way, width } of PHOTO_TYPES) {
  test(name, async ({ browser }) => {
    const page = await openAs(browser, who, name.startsWith('phone-') ? PHONE : { ...DESK, ...(width && { width }) });
    await go(page, way);
    await takePicture(page, name);
    await page.context().close();
  });
}

test('rooms', async ({ browser }) => {
  const page = await openBrowser(browser, DESK);
  await page.goto('/roomad');
  await takePicture(page, 'rooms');
  await page.context().close();
});

// Made from the pictures above; tests of one file run in order.
test('strip', async () => {
  await takeStrip('strip', ['phone-today', 'phone-chores', 'phone-chat', 'phone-settle-up']);
});

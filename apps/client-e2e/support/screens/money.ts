import { expect, type Page } from '@playwright/test';

import { openHouse } from '../houses.ts';
import { toARoomie } from './house.ts';
import { scrollDownTo } from '../scroll-down.ts';
import { visit } from '../visit.ts';

export async function toAPurchaseToEnter(page: Page): Promise<void> {
  await visit(page, '/supplies');
  await page.getByRole('button', { name: 'Enter a purchase' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add photos' })).toBeVisible();
}

export async function toTheSharesOfAPurchase(page: Page): Promise<void> {
  await visit(page, '/supplies');
  const first = page.getByRole('button', { name: /^Who pays what for / }).first();
  await scrollDownTo(page, first);
  await first.click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

export async function toAnotherPrice(page: Page): Promise<void> {
  await visit(page, '/adminsupplies?show=confirm');
  await page
    .getByRole('button', { name: /^Another price: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
}

export async function toWhatABalanceIsMadeOf(page: Page): Promise<void> {
  await visit(page, '/supplies');
  await page.getByRole('button', { name: 'Show details' }).first().click();
  await expect(page.getByRole('region', { name: 'By account' })).toBeVisible();
}

export async function toEveryEntry(page: Page): Promise<void> {
  await visit(page, '/supplies');
  await page.getByRole('button', { name: 'Statement' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

export async function toWhatWasSettled(page: Page): Promise<void> {
  await visit(page, '/supplies');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

export async function toWhatHasNotCome(page: Page): Promise<void> {
  await visit(page, '/supplies');
  await page
    .getByRole('button', { name: /^Not yet: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
}

export async function toAPaymentToEnter(page: Page): Promise<void> {
  await toARoomie(page);
  await page.getByRole('button', { name: 'Enter a payment' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Amount' })).toBeVisible();
}

export async function toAPaymentThatWasEntered(page: Page): Promise<void> {
  await toARoomie(page);
  await page.getByRole('button', { name: 'Statement' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show details: Payment, / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/^Paid: /)).toBeVisible();
}

/** A Splitwise export with an invalid line. */
const EARLIER = [
  'Date,Description,Category,Cost,Currency,Rosa,Ravi',
  '2024-03-01,Milk and eggs,Groceries,8.40,GBP,4.20,-4.20',
  '2024-03-20,Ravi paid Rosa,Payment,4.20,GBP,-4.20,4.20',
  '05/04/2024,Light bulbs,Household,9.00,GBP,4.50,-4.50',
].join('\n');

export async function toAFileToImport(page: Page): Promise<void> {
  await visit(page, '/supplies-history');
  await page.getByRole('button', { name: 'Import a file' }).click();
  const file = { name: 'earlier.csv', mimeType: 'text/csv', buffer: Buffer.from(EARLIER) };
  await page.getByRole('dialog').getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('dialog').getByText('1 line can’t be imported')).toBeVisible();
}

export async function toPurchasesByMonthAsATable(page: Page): Promise<void> {
  await visit(page, '/supplies-history');
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('table')).toBeVisible();
}

export async function toWherePaymentsGo(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await page.getByRole('region', { name: 'Where payments go' }).getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'IBAN' })).toBeVisible();
}

export async function toWhyABillIsThatMuch(page: Page): Promise<void> {
  await visit(page, '/supplies');
  await page
    .getByRole('region', { name: 'Bills' })
    .getByRole('button', { name: /Why\?$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

export async function toBillsAsATable(page: Page): Promise<void> {
  await visit(page, '/variablecostreports');
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('table')).toBeVisible();
}

export async function toABillToEnter(page: Page): Promise<void> {
  await visit(page, '/variablecostreports');
  await page.getByRole('link', { name: /^Enter the bill: Electricity, / }).click();
  await page.getByRole('textbox', { name: 'Amount of the bill' }).fill('61.50');
  await expect(page.getByRole('region', { name: 'Who pays what' }).getByRole('listitem').first()).toBeVisible();
}

export async function toABillToCorrect(page: Page): Promise<void> {
  await visit(page, '/variablecostreports');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Correct' }).click();
  await expect(page.getByRole('button', { name: 'Save the correction' })).toBeVisible();
}

export async function toAReminderOfBills(page: Page): Promise<void> {
  await visit(page, '/variablecostreports');
  await page.getByRole('link', { name: 'Enter a bill' }).first().click();
  await page.getByRole('button', { name: 'Add a recurring bill' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
}

export async function toACodeToPayBy(page: Page): Promise<void> {
  await visit(page, '/supplies');
  await page.getByRole('button', { name: 'How to pay' }).click();
  await expect(page.getByRole('dialog').getByText('Scan it with your bank’s app.')).toBeVisible();
}

export async function toTheLimitOfPurchases(page: Page): Promise<void> {
  await visit(page, '/adminsupplies');
  await page.getByRole('button', { name: 'Change the limit' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
}

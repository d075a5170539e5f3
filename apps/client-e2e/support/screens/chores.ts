import { expect, type Page } from '@playwright/test';

import { openHouse } from '../houses.ts';
import { visit } from '../visit.ts';

// Screens of chores, the feed, visits and house rules that are reached by clicking.

export async function toATurnToGive(page: Page): Promise<void> {
  await visit(page, '/chores');
  await page
    .getByRole('button', { name: /^Change who does/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
}

export async function toATurnToSwap(page: Page): Promise<void> {
  await visit(page, '/chores?whose=mine');
  await page.getByRole('button', { name: /^Swap/ }).first().click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
}

export async function toWhatElseATurnOffers(page: Page): Promise<void> {
  await visit(page, '/chores?whose=mine');
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
}

export async function toTheCalendarLink(page: Page): Promise<void> {
  await visit(page, '/chores');
  await page.getByRole('button', { name: 'In your calendar' }).click();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
}

export async function toTheLedger(page: Page): Promise<void> {
  await visit(page, '/feedbackAdminPage?show=standings');
  await page
    .getByRole('button', { name: /^Why these points/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

export async function toAnAppeal(page: Page): Promise<void> {
  await visit(page, '/feedbackAdminPage?show=appeals');
  await page
    .getByRole('button', { name: /^Keep the strike/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
}

export async function toWhatPeopleSay(page: Page): Promise<void> {
  await visit(page, '/chores/all');
  await page.getByRole('button', { name: 'Feedback about Vacuuming' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

export async function toAVisitToReport(page: Page): Promise<void> {
  await visit(page, '/feedback-neatkeeper');
  await page.getByRole('button', { name: 'Report a visit to Alder House' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Kitchen' }).getByRole('button', { name: 'Partly' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Remark: Kitchen' })).toBeVisible();
}

export async function toEarlierReports(page: Page): Promise<void> {
  await visit(page, '/feedback-neatkeeper');
  await page.getByRole('button', { name: 'Show earlier reports of Alder House' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
}

export async function toAVisitToDecline(page: Page): Promise<void> {
  await visit(page, '/feedback?show=visits');
  await page
    .getByRole('button', { name: /^Decline: Kim on/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
}

export async function toAChoreToEdit(page: Page): Promise<void> {
  await visit(page, '/chores/all');
  await page.getByRole('button', { name: 'Edit Garden' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Which day' })).toBeVisible();
}

export async function toAChoreToAdd(page: Page): Promise<void> {
  await visit(page, '/chores/new');
  await page.getByText('Shopping for the house').click();
  await page.getByRole('button', { name: 'Change Shopping for the house' }).click();
  await expect(page.getByRole('group', { name: 'Weekdays' })).toBeVisible();
}

export async function toADiscussion(page: Page): Promise<void> {
  await visit(page, '/rulechange');
  await page
    .getByRole('button', { name: /^Discussion/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'What do you think?' })).toBeVisible();
}

export async function toAProposal(page: Page): Promise<void> {
  await visit(page, '/rulechange');
  await page.getByRole('button', { name: 'Propose a change' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
}

export async function toTheRulesOfAHouse(page: Page): Promise<void> {
  await openHouse(page, 'Alder House');
  await page.getByRole('link', { name: 'Proposals and votes' }).click();
  await expect(page.getByRole('list', { name: 'Who has acknowledged them' })).toBeVisible();
}

export async function toTheReadersOfAnAnnouncement(page: Page): Promise<void> {
  await visit(page, '/announcements');
  await page.getByRole('button', { name: /^The boiler is serviced next week/ }).click();
  await expect(page.getByRole('list', { name: /^Who has read/ })).toBeVisible();
}

export async function toAnAnnouncementToPost(page: Page): Promise<void> {
  await visit(page, '/announcements');
  await page.getByRole('button', { name: 'Post an announcement' }).click();
  await expect(page.getByRole('dialog', { name: 'New announcement' })).toBeVisible();
}

import { expect, type Page } from '@playwright/test';

import { openHouse } from './houses.ts';
import type { PersonName } from './people.ts';

/** A screen: its address, or the way to it. */
export type Way = string | ((page: Page) => Promise<void>);

async function toElmHouse(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await expect(page.getByRole('heading', { name: 'Wanted board' })).toBeVisible();
}

async function toItsForm(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

async function toTheDraft(page: Page): Promise<void> {
  await page.goto('/view');
  await page.getByRole('link', { name: 'Finish the draft Rowan Cottage' }).click();
  await expect(page.getByRole('button', { name: 'Open the house' })).toBeVisible();
}

async function toATurnToGive(page: Page): Promise<void> {
  await page.goto('/chores');
  await page
    .getByRole('button', { name: /^Change who does/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
}

async function toATurnToSwap(page: Page): Promise<void> {
  await page.goto('/chores?whose=mine');
  await page.getByRole('button', { name: /^Swap/ }).first().click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
}

async function toWhatElseATurnOffers(page: Page): Promise<void> {
  await page.goto('/chores?whose=mine');
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function toTheCalendarLink(page: Page): Promise<void> {
  await page.goto('/chores');
  await page.getByRole('button', { name: 'In your calendar' }).click();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
}

async function toTheLedger(page: Page): Promise<void> {
  await page.goto('/feedbackAdminPage?show=standings');
  await page
    .getByRole('button', { name: /^Why these points/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

async function toAnAppeal(page: Page): Promise<void> {
  await page.goto('/feedbackAdminPage?show=appeals');
  await page
    .getByRole('button', { name: /^Let the strike stand/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
}

async function toWhatPeopleSay(page: Page): Promise<void> {
  await page.goto('/chores/all');
  await page.getByRole('button', { name: 'What people say about Vacuuming' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

async function toAVisitToReport(page: Page): Promise<void> {
  await page.goto('/feedback-neatkeeper');
  await page.getByRole('button', { name: 'Report a visit to Alder House' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Kitchen' }).getByRole('button', { name: 'Partly' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Remark: Kitchen' })).toBeVisible();
}

async function toEarlierReports(page: Page): Promise<void> {
  await page.goto('/feedback-neatkeeper');
  await page.getByRole('button', { name: 'Show earlier reports of Alder House' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function toAVisitToDecline(page: Page): Promise<void> {
  await page.goto('/feedback?show=visits');
  await page
    .getByRole('button', { name: /^Decline: Kim on/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
}

async function toADiscussion(page: Page): Promise<void> {
  await page.goto('/rulechange');
  await page
    .getByRole('button', { name: /^Discussion/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'What do you think?' })).toBeVisible();
}

async function toAProposal(page: Page): Promise<void> {
  await page.goto('/rulechange');
  await page.getByRole('button', { name: 'Propose a change' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
}

async function toTheRulesOfAHouse(page: Page): Promise<void> {
  await openHouse(page, 'Alder House');
  await page.getByRole('link', { name: 'Proposals and votes' }).click();
  await expect(page.getByRole('list', { name: 'Who has acknowledged them' })).toBeVisible();
}

async function toAChoreToEdit(page: Page): Promise<void> {
  await page.goto('/chores/all');
  await page.getByRole('button', { name: 'Edit Garden' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Which day' })).toBeVisible();
}

async function toAChoreToAdd(page: Page): Promise<void> {
  await page.goto('/chores/new');
  await page.getByText('Shopping for the house').click();
  await page.getByRole('button', { name: 'Change Shopping for the house' }).click();
  await expect(page.getByRole('group', { name: 'On these weekdays' })).toBeVisible();
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

async function toAnAgreement(page: Page): Promise<void> {
  await page.goto('/agreements');
  await page.getByRole('link', { name: 'Room lease' }).click();
  await expect(page.getByRole('textbox', { name: 'Text of the agreement' })).toBeVisible();
  // What lies under the pointer now would say what it does.
  await page.mouse.move(0, 0);
}

async function toItsVersions(page: Page): Promise<void> {
  await page.goto('/agreements');
  await page.getByRole('button', { name: 'Versions of Room lease' }).click();
  await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
}

async function toASettlement(page: Page): Promise<void> {
  await page.goto('/releasing');
  await page
    .getByRole('link', { name: /^Settle with/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Release the lease' })).toBeVisible();
}

async function toANotice(page: Page): Promise<void> {
  await page.goto('/releasing');
  await page.getByRole('button', { name: 'Give notice' }).click();
  await expect(page.getByRole('dialog').getByLabel('Last day')).not.toHaveValue('');
}

async function toTheNoticePeriod(page: Page): Promise<void> {
  await page.goto('/releasing');
  await page.getByRole('button', { name: 'Alder House', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Notice period in days')).toBeVisible();
}

async function toAReport(page: Page): Promise<void> {
  await page.goto('/move-in-submissions');
  await page.getByRole('link', { name: /^Lena Fischer: moving in/ }).click();
  await expect(page.getByRole('heading', { name: 'Added later' })).toBeVisible();
}

async function toAnInspection(page: Page): Promise<void> {
  await page.goto('/releasing');
  await page.getByRole('link', { name: 'Inspect the room of Lena Fischer' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Condition: Walls' }).first()).toBeVisible();
}

async function toSendAnAgreement(page: Page): Promise<void> {
  await page.goto('/agreements?view=sent');
  await page.getByRole('button', { name: 'Send to a roomie' }).first().click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Template' }).selectOption('Room lease');
  await expect(page.getByRole('dialog').getByLabel('First day')).toBeVisible();
}

async function toARoomie(page: Page): Promise<void> {
  await openHouse(page, 'Alder House');
  await page.getByRole('link', { name: 'Lena Fischer' }).click();
  await expect(page.getByRole('heading', { name: 'Lena Fischer', level: 1 })).toBeVisible();
}

async function toTheChatsOfAHouse(page: Page): Promise<void> {
  await page.goto('/admin/houses');
  await page.getByRole('link', { name: 'Birch House', exact: true }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('A complaint');
  await page.getByRole('button', { name: 'Read the chats' }).click();
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  await expect(page.getByRole('log')).toBeVisible();
}

async function toTheMenu(page: Page): Promise<void> {
  await page.goto('/profile');
  // On a desk the three are laid out, and the bell is what opens.
  const menu = page.getByRole('button', { name: 'Account menu' });
  await expect(page.getByRole('button', { name: /^Alerts/ })).toBeVisible();
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: /^Alerts/ })).click();
  await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible();
}

async function toTheMenuOfARoom(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await page.getByRole('button', { name: /Small study/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function toTheChoiceOfAnEmail(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'By e-mail' }).first().click();
  await expect(page.getByRole('listbox')).toBeVisible();
}

async function toThePeopleOfAConversation(page: Page): Promise<void> {
  await toAConversation(page);
  await page.getByRole('button', { name: 'People in this conversation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** As a link from an e-mail holds it; nothing is opened by it. */
const SECRET = 'x'.repeat(43);

export const PUBLIC_SCREENS: readonly Way[] = [
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
  '/aboutus',
  '/contactus',
  '/roomad',
  toAnOpenRoom,
  `/confirm-email?token=${SECRET}`,
  `/confirm-application?token=${SECRET}`,
  `/reset-password?token=${SECRET}`,
  `/room-application/withdraw?token=${SECRET}`,
  `/showing?token=${SECRET}`,
  '/room-application/confirm?token=x',
  '/showing?token=x',
  '/newlease/AAAAAAAAAAAAAAAAAAAAAA',
  '/nowhere',
];
export const SCREENS_OF: Partial<Record<PersonName, readonly Way[]>> = {
  rosa: [
    '/user',
    '/chores',
    toATurnToSwap,
    toWhatElseATurnOffers,
    toTheCalendarLink,
    '/chores?view=week',
    '/chores?view=month',
    '/chores/all',
    toWhatPeopleSay,
    '/chores/fair',
    '/feedbackpage',
    '/feedbackpage?show=verify',
    '/feedbackpage?show=standings',
    '/feedbackpage?show=appeals',
    '/rulechange',
    toADiscussion,
    toAProposal,
    '/showings',
    '/lease',
    '/move-in',
    '/chat',
    toAConversation,
    toThePeopleOfAConversation,
    toTheMenu,
    '/profile',
    '/admin',
  ],
  omar: ['/admin', '/chat', '/view', '/view?view=table', '/archiveview', '/edithouse', '/adview'],
  kim: ['/feedback-neatkeeper', toAVisitToReport, toEarlierReports, '/chores', '/profile', toTheChoiceOfAnEmail],
  karl: ['/feedback-neatkeeper'],
  helen: [
    '/chores?view=month',
    toATurnToGive,
    '/chores/all',
    '/feedbackAdminPage',
    toAnAppeal,
    '/feedback',
    '/feedback?show=visits',
    toAVisitToDecline,
    toTheLedger,
    toTheRulesOfAHouse,
    toAChoreToEdit,
    '/chores/new',
    toAChoreToAdd,
    '/neatkeepers',
    '/profile',
    toElmHouse,
    toTheMenuOfARoom,
    toARoomie,
    toItsForm,
    toTheDraft,
    '/adview',
    '/agreements',
    '/agreements?view=sent',
    '/agreements-archive',
    toSendAnAgreement,
    '/move-in-submissions',
    toAReport,
    toAnInspection,
    '/AddNewAggrement',
    toAnAgreement,
    toItsVersions,
    '/releasing',
    toASettlement,
    toANotice,
    toTheNoticePeriod,
    '/roomiearchive',
    toItsApplicants,
    toAShowingToPlan,
    toTheShowingTimes,
  ],
  admin: [
    '/admino',
    '/admin/houses',
    toTheChatsOfAHouse,
    '/admin/homeowners',
    '/admin/roomies',
    '/admin/neatkeepers',
    '/admin/audit',
    '/user',
    '/profile',
  ],
};

export async function go(page: Page, way: Way): Promise<void> {
  if (typeof way === 'string') await page.goto(way);
  else await way(page);
}

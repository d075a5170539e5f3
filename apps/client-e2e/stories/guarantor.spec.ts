import { expect, type Page, test } from '@playwright/test';

import { checkScreen, policyViolations } from '../support/accessibility.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { openBrowser } from '../support/people.ts';
import { scrollDownTo } from '../support/scroll-down.ts';
import { signIn } from '../support/sessions.ts';

const CARMEN = { name: 'Carmen Bui', email: 'carmen.bui@guarantors.test' };

/** Opens the section about the guarantor on the page of a lease. */
async function sectionOf(page: Page) {
  const section = page.getByRole('region', { name: 'Guarantor' });
  await scrollDownTo(page, section);
  return section;
}

test('a guarantor is asked for, agreed to, signs by a link, and sees what is overdue', async ({ browser }) => {
  const [omar, bao] = await Promise.all([
    signIn(browser, 'omar', { at: '/agreements?view=sent' }),
    signIn(browser, 'bao', { at: '/user', width: 360 }),
  ]);

  await test.step('the homeowner asks for one on the page of the lease', async () => {
    await omar.getByRole('listitem').filter({ hasText: 'Bao Tran' }).getByRole('link', { name: 'Room lease' }).click();
    const section = await sectionOf(omar);
    await section.getByRole('button', { name: 'Ask for a guarantee' }).click();
    const dialog = omar.getByRole('dialog', { name: 'Ask for a guarantee' });
    await dialog.getByLabel('Guarantor’s full name').fill(CARMEN.name);
    await dialog.getByLabel('Guarantor’s e-mail').fill(CARMEN.email);
    await checkScreen(omar, { light: 'all' });
    await dialog.getByRole('button', { name: 'Ask the roomie' }).click();
    await expect(section).toContainText('Roomie to agree');
  });

  await test.step('the roomie reads who gets to see what, and agrees', async () => {
    await bao.getByRole('link', { name: `Answer: ${CARMEN.name} as your guarantor` }).click();
    const section = bao.getByRole('region', { name: 'Guarantor' });
    await expect(section).toContainText(CARMEN.email);
    await checkScreen(bao, { light: 'all', dark: 'colours' });
    await section.getByRole('checkbox', { name: 'Also show them all dues and payments' }).check();
    await section.getByRole('button', { name: 'Agree' }).click();
    await expect(bao.getByRole('region', { name: 'Guarantor' })).toContainText('To be signed');
  });

  const carmen = await openBrowser(browser, { width: 360 });
  await test.step('the guarantor signs with the code from the mailbox', async () => {
    await mailTo(CARMEN.email, /Will you be the guarantor for Bao/);
    await carmen.goto(await linkIn(CARMEN.email, '/guarantee/'));
    await expect(carmen.getByRole('heading', { name: /Will you be the guarantor for Bao/ })).toBeVisible();
    await carmen.getByRole('checkbox', { name: /agree to sign electronically/ }).check();
    await carmen.getByLabel('Your full name').fill(CARMEN.name);
    await carmen.getByRole('button', { name: 'E-mail me the code' }).click();
    const { subject } = await mailTo(CARMEN.email, /^\d{6} is your code to sign the guarantee/);
    await carmen.getByLabel('Code from the e-mail').fill(subject.slice(0, 6));
    await checkScreen(carmen, { light: 'all' });
    await carmen.getByRole('button', { name: 'Sign the guarantee' }).click();
    await expect(carmen.getByText(/^You signed\./)).toBeVisible();
  });

  await test.step('what is overdue is shown, with dues and payments as long as the roomie shows them', async () => {
    await expect(carmen.getByText(/^Your guarantee covers /)).toBeVisible();
    await expect(carmen.getByText(/^Rent for /).first()).toBeVisible();
    await checkScreen(carmen, { light: 'all', dark: 'colours' });
    const section = await sectionOf(bao);
    await section.getByRole('switch', { name: 'Also show them all dues and payments' }).click();
    await expect(bao.getByText(`${CARMEN.name} now sees only what is overdue.`)).toBeVisible();
    await carmen.reload();
    await expect(carmen.getByText(/shows you only what is overdue/)).toBeVisible();
    expect(policyViolations(carmen)).toEqual([]);
  });

  await test.step('the homeowner releases them: the link says only that it ended', async () => {
    const section = await sectionOf(omar);
    await expect(section).toContainText('In force');
    await section.getByRole('button', { name: 'Release the guarantor' }).click();
    await omar.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
    await expect(section).toContainText('Ended');
    await carmen.reload();
    await expect(carmen.getByRole('heading', { name: /has ended/ })).toBeVisible();
    await expect(carmen.getByRole('button', { name: 'Download the guarantee' })).toBeVisible();
    await checkScreen(carmen);
  });
  await Promise.all([omar, bao, carmen].map((page) => page.context().close()));
});

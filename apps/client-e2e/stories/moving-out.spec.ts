import { expect, type Locator, test } from '@playwright/test';

import { agreeOnLease, enterDeposit, makeTemplate } from '../support/agreements.ts';
import { makeHouse } from '../support/houses.ts';
import { credentialsOf, join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';
import { aPhoto } from '../support/photos.ts';

const SYCAMORE = { name: 'Sycamore House', street: '3 Weir Road', postalCode: 'LS2 7PQ', city: 'Leeds' };
const ROOM = 'River room';
const IDA = { first_name: 'Ida', last_name: 'Lund', email: 'ida.lund@example.test' };

const penceIn = async (row: Locator): Promise<number> => Number((await row.textContent())?.replaceAll(/\D/g, ''));

test('a roomie gives notice on a phone; the homeowner settles and releases the lease, undoes it, releases it again, and returns the deposit', async ({
  browser,
}) => {
  await makeHouse('omar', SYCAMORE, [ROOM]);
  await makeRoomie(IDA, { owner: 'omar', house: SYCAMORE.name, room: ROOM });
  const ida = await openBrowser(browser, { width: 360 });
  await join(ida, IDA, 'roomie');
  const template = await makeTemplate('omar', {
    title: 'Sycamore lease',
    type: 'lease',
    agreement: '<p>{{roomie_name}} rents {{room_name}}.</p>',
  });
  const lease = await agreeOnLease('omar', credentialsOf(IDA, 'roomie'), template);
  await enterDeposit('omar', credentialsOf(IDA, 'roomie'), '400.00');
  const omar = await signIn(browser, 'omar', { at: '/releasing' });

  await test.step('she gives notice, and sees the notice period', async () => {
    await ida.goto(`/lease?agreement=${lease._id}`);
    await expect(ida.getByText(/^The notice period is 30 days/)).toBeVisible();
    await ida.getByRole('button', { name: 'Give notice' }).click();
    const dialog = ida.getByRole('dialog');
    await expect(dialog.getByLabel('Last day')).not.toHaveValue('');
    const earliest = await dialog.getByLabel('Last day').inputValue();
    await dialog.getByLabel('Last day').fill(new Date().toISOString().slice(0, 10));
    await dialog.getByRole('button', { name: 'Give notice' }).click();
    await expect(dialog.getByText(/the earliest day is/)).toBeVisible();
    await dialog.getByLabel('Last day').fill(earliest);
    await dialog.getByLabel(/^Reason/).fill('A job by the sea.');
    await dialog.getByRole('button', { name: 'Give notice' }).click();
    await expect(ida.getByText(/^You gave notice/)).toBeVisible();
  });

  await test.step('he sees it at once, and settles with a deduction', async () => {
    const card = omar.getByRole('article', { name: 'Ida Lund' });
    await expect(card.getByText('A job by the sea.')).toBeVisible();
    await card.getByRole('link', { name: 'Settle with Ida Lund' }).click();
    const release = omar.getByRole('button', { name: 'Release the lease' });
    await expect(release).toBeDisabled();
    const owed = omar.getByRole('row', { name: /Roomie owes/ });
    await expect(owed).toBeVisible();
    const upToNotice = await penceIn(owed);
    await omar.getByLabel('Last day').fill(new Date().toISOString().slice(0, 10));
    // The rent for the days so far, which differs from month to month; it comes from the server.
    await expect.poll(() => penceIn(owed)).not.toBe(upToNotice);
    const rent = await penceIn(owed);
    // The day of the notice is in the future: she has to agree to an earlier one.
    await expect(release).toBeDisabled();
    await omar.getByRole('button', { name: 'Ask Ida Lund to agree' }).click();
    await omar.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
    await expect(omar.getByText(/^You asked Ida Lund on /)).toBeVisible();
    await expect(ida.getByText(/asks to end the lease earlier: on /)).toBeVisible();
    await ida.getByRole('button', { name: 'Agree' }).click();
    await ida.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
    await expect(omar.getByText(/^You asked Ida Lund on /)).toHaveCount(0);
    await omar.getByRole('button', { name: 'Add a deduction' }).click();
    await omar.getByLabel('Reason').fill('A broken lamp');
    await omar.getByLabel('Amount').fill('25,5');
    await expect.poll(() => penceIn(owed)).toBe(rent + 2_550);
    await release.click();
    await omar.getByRole('alertdialog').getByRole('button', { name: 'Release the lease' }).click();
    await expect(omar.getByText('The lease has ended. This is the final settlement.')).toBeVisible();
    await expect(ida.getByText(/^The lease ended on/)).toBeVisible();
    await expect(ida.getByRole('row', { name: /A broken lamp/ })).toBeVisible();
  });

  await test.step('he undoes the release on the past tenants page, and everything is as before', async () => {
    await omar.goto('/roomiearchive');
    await omar.getByRole('button', { name: /Undo move-out: Ida Lund/ }).click();
    await omar.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(omar.getByText('Ida Lund', { exact: true })).toHaveCount(0);
    await expect(ida.getByText(/^You gave notice/)).toBeVisible();
  });

  await test.step('she withdraws her notice, he gives notice himself, they agree on a day, and he releases the lease', async () => {
    await ida.getByRole('button', { name: /^Withdraw notice: / }).click();
    await ida.getByRole('alertdialog').getByRole('button', { name: 'Withdraw notice' }).click();
    await expect(ida.getByRole('button', { name: 'Give notice' })).toBeVisible();
    await omar.goto('/releasing');
    await omar.getByRole('combobox', { name: 'Lease' }).selectOption({ label: 'Ida Lund, Sycamore House: River room' });
    await omar.getByRole('button', { name: 'Give notice' }).click();
    const dialog = omar.getByRole('dialog');
    await expect(dialog.getByLabel('Last day')).not.toHaveValue('');
    await dialog.getByRole('button', { name: 'Give notice' }).click();
    await ida.getByRole('button', { name: /^Ask for an earlier day: / }).click();
    await ida.getByRole('dialog').getByLabel('Last day').fill(new Date().toISOString().slice(0, 10));
    await ida.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
    await omar.getByRole('button', { name: 'Agree' }).click();
    await omar.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
    await expect(omar.getByRole('button', { name: 'Agree' })).toHaveCount(0);
    await omar.getByRole('link', { name: 'Settle with Ida Lund' }).click();
    await omar.getByRole('button', { name: 'Release the lease' }).click();
    await omar.getByRole('alertdialog').getByRole('button', { name: 'Release the lease' }).click();
    await expect(omar.getByText('The lease has ended. This is the final settlement.')).toBeVisible();
  });

  const his = omar.getByRole('region', { name: 'Deposit' });
  const hers = ida.getByRole('region', { name: 'Deposit' });

  await test.step('he deducts from the deposit with a photo of the bill; she sees it at once and disputes it', async () => {
    await expect(hers.getByText('No deductions so far.')).toBeVisible();
    await his.getByRole('button', { name: 'Add a deduction' }).click();
    const dialog = omar.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('A new lock.');
    await dialog.getByLabel('Amount').fill('60');
    await expect(dialog.getByRole('button', { name: 'Add a deduction' })).toBeDisabled();
    await dialog.getByLabel('Add photos').setInputFiles(await aPhoto(omar, 'kitchen'));
    await dialog.getByRole('button', { name: 'Add a deduction' }).click();
    await expect(his.getByText('£340.00', { exact: true })).toBeVisible();
    await expect(hers.getByText('A new lock.')).toBeVisible();
    await expect(hers.getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
    await hers.getByRole('button', { name: 'Dispute' }).click();
    await ida.getByRole('dialog').getByLabel('Reason').fill('It was worn out before.');
    await ida.getByRole('dialog').getByRole('button', { name: 'Dispute' }).click();
    await expect(his.getByText('It was worn out before.')).toBeVisible();
  });

  await test.step('he lowers it and settles, and both get the statement', async () => {
    await his.getByRole('button', { name: 'Answer: A new lock.' }).click();
    const dialog = omar.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ label: 'Lower it' });
    await dialog.getByLabel('New amount').fill('20');
    await dialog.getByLabel('Your answer').fill('Then a part of it.');
    await dialog.getByRole('button', { name: 'Answer' }).click();
    await expect(hers.getByText('Then a part of it.')).toBeVisible();
    await his.getByRole('button', { name: 'Settle the deposit' }).click();
    const settling = omar.getByRole('alertdialog');
    await expect(settling.getByText('Return £380.00 to Ida Lund?')).toBeVisible();
    await settling.getByRole('button', { name: 'Settle the deposit' }).click();
    await expect(hers.getByText('Partly returned')).toBeVisible();
    const saved = ida.waitForEvent('download');
    await hers.getByRole('button', { name: 'Download the statement' }).click();
    expect((await saved).suggestedFilename()).toBe('Deposit statement.pdf');
    await expect(his.getByRole('button', { name: 'Download the statement' })).toBeVisible();
  });

  await omar.context().close();
  await ida.context().close();
});

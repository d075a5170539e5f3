import { changeHouse, getHouse, listHouses } from '@common-roof/contracts/schemas';
import { type Browser, expect, type Page, test } from '@playwright/test';

import { send, tokenOf } from '../support/calls.ts';
import { makeHouse, openHouse } from '../support/houses.ts';
import { mailTo } from '../support/mailbox.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser, type Screen } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const TANSY = { name: 'Tansy House', street: 'Tansy Lane 5', postalCode: 'M21 9WR', city: 'Manchester' };
const MIA = { first_name: 'Mia', last_name: 'Holm', email: 'mia@rules.test' };
const OLE = { first_name: 'Ole', last_name: 'Roth', email: 'ole@rules.test' };

async function writeRules(house: string, rules: string): Promise<void> {
  const token = await tokenOf('omar');
  const { items } = await send(listHouses, { query: { search: house } }, token);
  const { _id: id, version } = await send(getHouse, { params: { id: items[0]?._id ?? '' } }, token);
  await send(changeHouse, { params: { id }, body: { version, rules } }, token);
}

async function asNewcomer(browser: Browser, person: typeof MIA, screen: Screen): Promise<Page> {
  const page = await openBrowser(browser, screen);
  await join(page, person, 'roomie', '/rulechange');
  return page;
}

test('a roomie proposes a rule change, the house votes, the homeowner decides, and everyone acknowledges the new rules', async ({
  browser,
}) => {
  await makeHouse('omar', TANSY, ['Front room', 'Back room']);
  await writeRules(TANSY.name, 'Be kind.\nQuiet after ten.');
  await makeRoomie(MIA, { owner: 'omar', house: TANSY.name, room: 'Front room' });
  await makeRoomie(OLE, { owner: 'omar', house: TANSY.name, room: 'Back room' });
  const mia = await asNewcomer(browser, MIA, { width: 390 });
  const ole = await asNewcomer(browser, OLE, {});
  const omar = await signIn(browser, 'omar');

  await test.step('Mia proposes a new wording on her phone', async () => {
    await mia.getByRole('button', { name: 'Propose a change' }).click();
    const dialog = mia.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('Quiet after ten.');
    await dialog.getByRole('textbox', { name: 'New wording' }).fill('Quiet after eleven.');
    await dialog.getByRole('textbox', { name: 'What’s wrong with it?' }).fill('We all come home late.');
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(mia.getByRole('article', { name: 'Change of a rule' }).getByText('1 for, 0 against')).toBeVisible();
    expect((await mailTo(MIA.email, /^You proposed a rule change in /)).text).toContain('Quiet after eleven.');
  });

  await test.step('Ole sees it on his screen, comments and votes; Mia sees both at once', async () => {
    await ole.getByRole('button', { name: /^Discussion \(0\)/ }).click();
    await ole.getByRole('textbox', { name: 'What do you think?' }).fill('On weekdays, too?');
    await ole.getByRole('button', { name: 'Send' }).click();
    await expect(mia.getByRole('button', { name: /^Discussion \(1\)/ })).toBeVisible();
    await ole.getByRole('button', { name: 'For: Quiet after eleven.' }).click();
    const card = mia.getByRole('article', { name: 'Change of a rule' });
    await expect(card.getByText('2 for, 0 against')).toBeVisible();
    await expect(card.getByText('Voting is over. The homeowner decides.')).toBeVisible();
  });

  await test.step('Omar compares it with the house rules, and accepts it', async () => {
    await openHouse(omar, TANSY.name);
    await omar.getByRole('link', { name: 'Proposals and votes' }).click();
    await omar.getByRole('button', { name: 'Accept: Quiet after eleven.' }).click();
    const dialog = omar.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'The rules' })).toHaveValue('Be kind.\nQuiet after eleven.');
    await expect(dialog.locator('ins')).toHaveText(/eleven/);
    await dialog.getByRole('textbox', { name: /^Your reason/ }).fill('Good idea.');
    await dialog.getByRole('button', { name: 'Publish rules' }).click();
    await expect(dialog).toHaveCount(0);
    const people = omar.getByRole('list', { name: 'Who has acknowledged them' });
    await expect(people.getByText('not yet')).toHaveCount(2);
  });

  await test.step('both read what changed and acknowledge it, and Omar sees who has', async () => {
    const card = mia.getByRole('article', { name: 'Change of a rule' });
    await expect(card.getByText('Accepted')).toBeVisible();
    await expect(card.getByText('Good idea.')).toBeVisible();
    await expect(mia.locator('del')).toHaveText(/ten/);
    await mia.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(mia.getByText(/^You acknowledged this version on/)).toBeVisible();
    const people = omar.getByRole('list', { name: 'Who has acknowledged them' });
    await expect(people.getByText('not yet')).toHaveCount(1);
    await ole.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(people.getByText('not yet')).toHaveCount(0);
  });

  await test.step('the current rules are saved as a PDF', async () => {
    const download = mia.waitForEvent('download');
    await mia.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await download).suggestedFilename()).toBe('house-rules.pdf');
  });
});

import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from '@playwright/test';

import { applyForRoom } from '../support/ads.ts';
import { agreeOnLease, CONSENT, makeTemplate, signLease } from '../support/agreements.ts';
import { giveDailyChores } from '../support/chores.ts';
import { type Clicks, countClicks } from '../support/clicks.ts';
import { applyAsHomeowner } from '../support/homeowners.ts';
import { makeHouse } from '../support/houses.ts';
import { credentialsOf, join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { scrollDownTo } from '../support/scroll-down.ts';
import { signIn } from '../support/sessions.ts';

/** The table of journeys, one per row: its name, its start, and its maximum clicks. */
const TABLE = new URL('../../../docs/journeys.md', import.meta.url);

const VERA = { first_name: 'Vera', last_name: 'Strand', email: 'vera@journeys.test', city: 'Leeds' };
const PIA = { first_name: 'Pia', last_name: 'Lund', email: 'pia@journeys.test' };
const SAM = { first_name: 'Sam', last_name: 'Berg', email: 'sam@journeys.test' };
const UMA = { first_name: 'Uma', last_name: 'Rao', email: 'uma@journeys.test', message: 'I bake on Sundays.' };
const ASTER = { name: 'Aster House', street: 'Aster Road 2', postalCode: 'LS6 2AB', city: 'Leeds' };
const [FRONT, BACK, EMPTY] = ['Front room', 'Back room', 'Garden room'] as const;
const AD = { house: ASTER.name, room: EMPTY, title: 'Garden room by the park', text: 'Twelve square metres.' };

/** Reads the maximum clicks of each journey, by name. */
async function budgets(): Promise<Map<string, number>> {
  const rows = (await readFile(TABLE, 'utf8')).matchAll(/^\| ([^|]+?) +\|[^|]+\| +(\d+) +\|/gm);
  return new Map(Array.from(rows, ([, name = '', clicks]) => [name, Number(clicks)]));
}

test('everyday journeys take no more clicks than the table says, and the table lists no others', async ({
  browser,
}) => {
  const table = await budgets();
  const taken = new Map<string, number>();
  /** Walks a journey in a window and counts its clicks. */
  const walk = async (name: string, page: Page, journey: (clicks: Clicks) => Promise<void>): Promise<void> => {
    await test.step(name, async () => {
      const clicks = await countClicks(page);
      await journey(clicks);
      taken.set(name, clicks.taken);
      expect.soft(clicks.taken, name).toBeLessThanOrEqual(table.get(name) ?? 0);
    });
  };

  const vera = await openBrowser(browser);
  const stranger = await openBrowser(browser);
  const admin = await signIn(browser, 'admin', { at: '/admino' });
  await applyAsHomeowner(stranger, VERA);
  await walk('An admin approves an application', admin, async () => {
    await admin.getByRole('button', { name: 'Approve Vera Strand' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByRole('button', { name: 'Approve Vera Strand' })).toHaveCount(0);
  });
  await admin.context().close();
  await join(vera, VERA, 'homeowner');
  const owner = credentialsOf(VERA, 'homeowner');
  await makeHouse(owner, ASTER, [FRONT, BACK, EMPTY], { size_m2: 12 });
  await vera.goto('/admin');

  await walk('A homeowner invites a roomie', vera, async () => {
    const house = vera.getByRole('link', { name: ASTER.name, exact: true });
    await scrollDownTo(vera, house);
    await house.click();
    await vera.getByRole('button', { name: `Invite someone to ${FRONT}` }).click();
    const dialog = vera.getByRole('dialog');
    await dialog.getByLabel('First name').fill(PIA.first_name);
    await dialog.getByLabel('Last name').fill(PIA.last_name);
    await dialog.getByLabel('E-mail').fill(PIA.email);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(vera.getByText('Pia invited.')).toBeVisible();
  });
  await makeRoomie(SAM, { owner, house: ASTER.name, room: BACK });
  const pia = await openBrowser(browser, { width: 360 });
  const sam = await openBrowser(browser, { width: 360 });
  await join(pia, PIA, 'roomie');
  await join(sam, SAM, 'roomie');
  await giveDailyChores(owner, ASTER.name, { Dishes: PIA.first_name });

  await walk('A homeowner advertises a vacant room', vera, async () => {
    await vera.getByRole('button', { name: `Advertise ${EMPTY}` }).click();
    const editor = vera.getByRole('dialog', { name: 'Advertise a room' });
    await editor.getByLabel('Title').fill(AD.title);
    await editor.getByRole('textbox', { name: 'Text', exact: true }).fill(AD.text);
    await editor.getByRole('button', { name: 'Publish' }).click();
    await expect(editor).toHaveCount(0);
  });
  await vera.goto('/adview');
  await vera.getByRole('link', { name: AD.title }).click();
  await stranger.goto('/roomad?city=leeds');
  await stranger.getByRole('link', { name: AD.title }).click();
  await applyForRoom(stranger, UMA);
  await walk('A homeowner offers a lease without a template of their own', vera, async (clicks) => {
    await vera.getByRole('button', { name: 'Move Uma Rao' }).click();
    await vera.getByRole('menuitem', { name: 'Offer the room' }).click();
    await clicks.choose(vera.getByRole('combobox', { name: 'Lease' }), { index: 1 });
    await vera.getByRole('button', { name: 'Send the offer' }).click();
    await expect(vera.getByRole('dialog')).toHaveCount(0);
  });

  await pia.goto('/user');
  await walk('A roomie ticks off a chore of today', pia, async () => {
    await pia.getByRole('button', { name: 'Done: Dishes' }).click();
    await expect(pia.getByRole('button', { name: 'Done: Dishes' })).toHaveCount(0);
  });
  await walk('A roomie enters a purchase', pia, async () => {
    await pia.getByRole('link', { name: 'Money' }).click();
    await pia.getByRole('button', { name: 'Enter a purchase' }).click();
    const dialog = pia.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Item', exact: true }).fill('Paint');
    await dialog.getByRole('textbox', { name: 'Total price' }).fill('18.00');
    await dialog.getByRole('button', { name: 'Enter' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await sam.goto('/user');
  await walk('A roomie confirms what a purchase cost', sam, async () => {
    await sam.getByRole('button', { name: /^Yes, .18\.00/ }).click();
    await expect(sam.getByRole('button', { name: /^Yes, .18\.00/ })).toHaveCount(0);
  });
  await walk('A roomie pays a housemate', sam, async () => {
    await sam.getByRole('link', { name: 'Money' }).click();
    await sam.getByRole('button', { name: /^I’ve paid .9\.00 to Pia$/ }).click();
    await expect(sam.getByText(/^Paid .9\.00, waiting for Pia$/)).toBeVisible();
  });
  await pia.goto('/user');
  await walk('A roomie says that a payment arrived', pia, async () => {
    await pia.getByRole('button', { name: /^It arrived: Did .9\.00 from Sam arrive/ }).click();
    await expect(pia.getByRole('button', { name: /^It arrived/ })).toHaveCount(0);
  });

  await pia.goto('/move-in');
  await walk('A roomie submits a move-in report where nothing is wrong', pia, async () => {
    await pia.getByRole('button', { name: 'Start', exact: true }).first().click();
    const allGood = pia.getByRole('button', { name: /^All good in this area/ });
    await expect(allGood.first()).toBeVisible();
    while ((await allGood.count()) > 0) {
      const left = await allGood.count();
      await allGood.first().click();
      await expect(allGood).toHaveCount(left - 1);
    }
    await expect(pia.getByText('Saved.')).toBeVisible();
    await pia.getByRole('button', { name: 'Sign and submit' }).click();
    const dialog = pia.getByRole('dialog');
    await dialog.getByLabel('Your full name').fill('Pia Lund');
    await dialog.getByRole('button', { name: 'Sign and submit' }).click();
    await expect(pia.getByText(/^Signed by Pia Lund/)).toBeVisible();
  });

  await vera.goto('/admin');
  await walk('A homeowner enters a bill', vera, async () => {
    await vera.getByRole('link', { name: 'Bills' }).click();
    await vera.getByRole('link', { name: 'Enter a bill' }).first().click();
    await vera.getByRole('textbox', { name: 'Amount of the bill' }).fill('12.34');
    await vera.getByRole('button', { name: 'Enter the bill' }).click();
    await expect(vera.getByRole('article', { name: 'Electricity' })).toContainText('£12.34');
  });

  const text = '<p>{{roomie_name}} rents {{room_name}}.</p>';
  const template = await makeTemplate(owner, { title: 'Aster lease', type: 'lease', agreement: text });
  await signLease(owner, credentialsOf(SAM, 'roomie'), template);
  await vera.goto('/admin');
  await walk('A homeowner countersigns a lease', vera, async () => {
    await vera.getByRole('link', { name: /^Countersign: Sam Berg signed/ }).click();
    await vera.getByLabel(CONSENT).click();
    await vera.getByLabel('Your full name').fill('Vera Strand');
    await vera.getByRole('button', { name: /^Sign/ }).click();
    await expect(vera.getByText('In force', { exact: true })).toBeVisible();
  });

  await agreeOnLease(owner, credentialsOf(PIA, 'roomie'), template);
  await pia.goto('/user');
  await walk('A roomie gives notice', pia, async () => {
    await pia.getByRole('button', { name: 'More' }).click();
    await pia.getByRole('menuitem', { name: 'My agreements' }).click();
    await pia.getByRole('link', { name: /Aster lease/ }).click();
    await pia.getByRole('button', { name: 'Give notice' }).click();
    await expect(pia.getByRole('dialog').getByLabel('Last day')).not.toHaveValue('');
    await pia.getByRole('dialog').getByRole('button', { name: 'Give notice' }).click();
    await expect(pia.getByText(/^You gave notice/)).toBeVisible();
  });

  expect([...table.keys()].toSorted()).toEqual([...taken.keys()].toSorted());
  for (const page of [vera, stranger, pia, sam]) await page.context().close();
});

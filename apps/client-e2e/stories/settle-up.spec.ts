import { type Browser, expect, type Page, test } from '@playwright/test';

import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser, type Screen } from '../support/people.ts';

const ROWAN = { name: 'Rowan House', street: 'Rowan Road 8', postalCode: 'M20 2RW', city: 'Manchester' };
const PIA = { first_name: 'Pia', last_name: 'Holm', email: 'pia@settle-up.test' };
const SAM = { first_name: 'Sam', last_name: 'Reed', email: 'sam@settle-up.test' };

async function asNewcomer(browser: Browser, person: typeof PIA, screen: Screen): Promise<Page> {
  const page = await openBrowser(browser, screen);
  await join(page, person, 'roomie', '/supplies');
  return page;
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Settle up' });

test('a roomie buys something, a housemate confirms the price, pays their share, and both are even', async ({
  browser,
}) => {
  await makeHouse('omar', ROWAN, ['Front room', 'Back room']);
  await makeRoomie(PIA, { owner: 'omar', house: ROWAN.name, room: 'Front room' });
  await makeRoomie(SAM, { owner: 'omar', house: ROWAN.name, room: 'Back room' });
  const pia = await asNewcomer(browser, PIA, {});
  const sam = await asNewcomer(browser, SAM, { width: 390 });
  await expect(panelOf(pia).getByText('Everyone is settled up.')).toBeVisible();

  await test.step('Pia buys something, and Sam confirms the price', async () => {
    await pia.getByRole('button', { name: 'Enter a purchase' }).click();
    const dialog = pia.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Item', exact: true }).fill('Paint for the hall');
    await dialog.getByRole('textbox', { name: 'Total price' }).fill('18.00');
    await dialog.getByRole('button', { name: 'Enter' }).click();
    await sam.getByRole('button', { name: /^Confirm .18\.00: Paint for the hall$/ }).click();
  });

  await test.step('both see the settle-up payment at once, and Sam reports it as paid', async () => {
    await expect(panelOf(pia).getByText(/^Sam pays you .9\.00$/)).toBeVisible();
    await expect(panelOf(sam).getByText(/^You pay Pia .9\.00$/)).toBeVisible();
    await panelOf(sam)
      .getByRole('button', { name: /^I’ve paid .9\.00 to Pia$/ })
      .click();
    await expect(panelOf(sam).getByText(/^Paid .9\.00, waiting for Pia$/)).toBeVisible();
  });

  await test.step('Pia says that nothing arrived, Sam pays again, and she confirms it', async () => {
    await panelOf(pia)
      .getByRole('button', { name: /^Not yet: / })
      .click();
    await pia.getByRole('dialog').getByRole('textbox').fill('The tin is empty.');
    await pia.getByRole('button', { name: 'Nothing arrived' }).click();
    await expect(panelOf(sam).getByText('Pia says nothing arrived: The tin is empty.')).toBeVisible();
    await panelOf(sam)
      .getByRole('button', { name: /^Add a note to / })
      .click();
    const dialog = sam.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Under the tin');
    await dialog.getByRole('button', { name: 'I’ve paid' }).click();
    await expect(panelOf(pia).getByText(/Under the tin/)).toBeVisible();
    await panelOf(pia)
      .getByRole('button', { name: /^Yes, .9\.00 from Sam arrived$/ })
      .click();
  });

  await test.step('both are even, and the history lists the payments', async () => {
    for (const page of [pia, sam]) await expect(panelOf(page).getByText('Everyone is settled up.')).toBeVisible();
    await panelOf(sam).getByRole('button', { name: 'History' }).click();
    await expect(sam.getByRole('dialog').getByText(/^You paid Pia .9\.00$/)).toBeVisible();
  });
});

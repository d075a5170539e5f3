import { expect, type Page, test } from '@playwright/test';

import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';

const HOUSE = { name: 'Yarrow House', street: 'Yarrow Lane 3', postalCode: 'M21 9WR', city: 'Manchester' };
const PIA = { first_name: 'Pia', last_name: 'Lund', email: 'pia@undo.test' };
const TIM = { first_name: 'Tim', last_name: 'Berg', email: 'tim@undo.test' };

const comment = (page: Page) => page.getByText('On weekdays, too?', { exact: true });
const removeIt = (page: Page): Promise<void> => page.getByRole('button', { name: 'Remove: On weekdays, too?' }).click();

test('a removal that is undone never happened for anybody else, and one that isn’t happens for all', async ({
  browser,
}) => {
  await makeHouse('omar', HOUSE, ['Front room', 'Back room']);
  await makeRoomie(PIA, { owner: 'omar', house: HOUSE.name, room: 'Front room' });
  await makeRoomie(TIM, { owner: 'omar', house: HOUSE.name, room: 'Back room' });
  const pia = await openBrowser(browser, { width: 360 });
  await join(pia, PIA, 'roomie', '/rulechange');
  const tim = await openBrowser(browser);
  await join(tim, TIM, 'roomie', '/rulechange');

  await test.step('Pia proposes a rule and comments on it, which Tim sees', async () => {
    await pia.getByRole('button', { name: 'Propose a change' }).click();
    const dialog = pia.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'New wording' }).fill('Quiet after ten.');
    await dialog.getByRole('textbox', { name: 'Why is it needed?' }).fill('We get up early.');
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(dialog).toHaveCount(0);
    await pia.getByRole('button', { name: /^Discussion \(0\)/ }).click();
    await pia.getByRole('textbox', { name: 'What do you think?' }).fill('On weekdays, too?');
    await pia.getByRole('button', { name: 'Send' }).click();
    await tim.getByRole('button', { name: /^Discussion \(1\)/ }).click();
    await expect(comment(tim)).toBeVisible();
  });

  await test.step('she removes it and undoes that: Tim’s screen never lost it, and the server never heard of it', async () => {
    const removals: string[] = [];
    pia.on('request', (request) => {
      if (request.method() === 'DELETE') removals.push(request.url());
    });
    await removeIt(pia);
    await expect(comment(pia)).toHaveCount(0);
    await expect(comment(tim)).toBeVisible();
    await pia.getByRole('button', { name: 'Undo' }).click();
    await expect(comment(pia)).toBeVisible();
    await expect(pia.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(removals).toEqual([]);
    await tim.reload();
    await tim.getByRole('button', { name: /^Discussion \(1\)/ }).click();
    await expect(comment(tim)).toBeVisible();
  });

  await test.step('she removes it and leaves: it is gone for Tim, too', async () => {
    await removeIt(pia);
    await expect(pia.getByRole('button', { name: 'Undo' })).toBeVisible();
    await pia.goto('about:blank');
    await expect(tim.getByText('Pia removed a comment.')).toBeVisible();
    await expect(comment(tim)).toHaveCount(0);
  });
  await pia.context().close();
  await tim.context().close();
});

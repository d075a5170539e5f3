import { listAds } from '@common-roof/contracts/schemas';
import { type CDPSession, expect, type Locator, test } from '@playwright/test';

import { send } from '../support/calls.ts';
import { inLog, openConversation, productUrl, write } from '../support/people.ts';
import { scrollTo } from '../support/scroll-to.ts';
import { openAs } from '../support/sessions.ts';

const HOUSE = 'Alder House';

/** A finger on the screen, as the browser itself receives it. */
class Finger {
  private at = { x: 0, y: 0 };
  private readonly devtools: CDPSession;

  constructor(devtools: CDPSession) {
    this.devtools = devtools;
  }

  async down(on: Locator): Promise<void> {
    await on.scrollIntoViewIfNeeded();
    const box = await on.boundingBox();
    if (box === null) throw new Error('There is nothing to touch.');
    this.at = { x: box.x + 12, y: box.y + box.height / 2 };
    await this.say('touchStart', [this.at]);
  }

  async move(across: number, along = 0): Promise<void> {
    const { x, y } = this.at;
    for (let step = 1; step <= 8; step += 1) {
      await this.say('touchMove', [{ x: x + (across * step) / 8, y: y + (along * step) / 8 }]);
    }
  }

  up(): Promise<void> {
    return this.say('touchEnd', []);
  }

  private async say(type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]): Promise<void> {
    await this.devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }
}

test('a swipe replies to a message, and a long press opens its actions', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa', { width: 360, isTouched: true });
  await rosa.emulateMedia({ reducedMotion: 'no-preference' });
  await openConversation(rosa, HOUSE);
  await write(rosa, HOUSE, 'Is anyone home at six?');
  const message = inLog(rosa, 'Is anyone home at six?');
  await expect(message.getByRole('img', { name: 'Sent' }).or(message.getByRole('img', { name: 'Seen' }))).toBeVisible();
  const words = message.getByText('Is anyone home at six?');
  const finger = new Finger(await rosa.context().newCDPSession(rosa));
  const reply = rosa.getByRole('button', { name: 'Cancel reply' });

  await expect(async () => {
    await finger.down(words);
    await finger.move(60);
    await expect(rosa.locator('[data-swipe]')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await finger.move(30);
  await finger.up();
  await expect(rosa.locator('[data-swipe]')).toHaveCount(0);
  await expect(reply).toHaveCount(0);

  await finger.down(words);
  await finger.move(100);
  await expect(rosa.locator('[data-swipe="far"]')).toBeVisible();
  await finger.up();
  await expect(reply).toBeVisible();
  await expect(rosa.getByRole('textbox', { name: `Message to ${HOUSE}` })).toBeFocused();

  await reply.click();
  await finger.down(words);
  await expect(rosa.getByRole('menuitem', { name: 'Reply' })).toBeVisible();
  await finger.up();
  await expect(rosa.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
  await rosa.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(reply).toBeVisible();
  await rosa.context().close();
});

test('the link of an open room shows the room to a roomie, and opens it', async ({ browser }) => {
  const { items } = await send(listAds, { query: {} });
  const [ad] = items;
  if (ad === undefined) throw new Error('The demonstration has no open room.');
  const helen = await openAs(browser, 'helen');
  const lena = await openAs(browser, 'lena', { width: 360 });
  // Between the two: a card in the house's conversation would weigh on the first load of others.
  await openConversation(helen, 'Lena Fischer');
  await openConversation(lena, 'Helen Marsh');
  const text = `Do you know anyone? ${productUrl()}/adview?ad=${ad._id}`;
  await write(helen, 'Lena Fischer', text);
  const card = lena.getByRole('link', { name: new RegExp(`^${ad.title}, Ad · .* a month$`) });
  await expect(card).toBeInViewport({ ratio: 1 });
  // Nothing moves once it is there: it is as high as its place was.
  expect((await card.boundingBox())?.height).toBe(72);
  // She may have read on from older messages: the card asks once it comes near.
  await scrollTo(inLog(helen, text));
  await expect(helen.getByRole('link', { name: new RegExp(`^${ad.title}, Ad`) })).toHaveAttribute(
    'href',
    `/adview?ad=${ad._id}`,
  );
  await expect(card.locator('img')).toBeVisible();
  await card.click();
  await expect(lena).toHaveURL(`/roomad?id=${ad._id}`);
  await expect(lena.getByRole('heading', { level: 1, name: ad.title })).toBeVisible();
  await helen.context().close();
  await lena.context().close();
});

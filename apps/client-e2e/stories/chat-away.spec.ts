import { TestPushService } from '@common-roof/testing/push-service';
import { expect, test } from '@playwright/test';

import { MAIL_TIMEOUT_MS, mailsTo } from '../support/mailbox.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { inLog, openBrowser, openConversation, write } from '../support/people.ts';
import { chooseNotification, deliverPush, givePushService } from '../support/push.ts';
import { openAs } from '../support/sessions.ts';

const WIM = { first_name: 'Wim', last_name: 'Brandt', email: 'wim@chat-story.test' };

test('a roomie who is away is told by e-mail and on the phone, and replies from the notification', async ({
  browser,
}) => {
  const service = await TestPushService.start(process.env['STORIES_PUSH_KEY'] ?? '');
  const device = service.browser();
  // People with a connection aren't told elsewhere, so this has to be someone no other story signs in.
  await makeRoomie(WIM, { owner: 'omar', house: 'Birch House', room: 'Courtyard room' });
  const wim = await openBrowser(browser, { inAdvance: true, isKept: true, width: 360 });
  await givePushService(wim, device.subscription);
  await join(wim, WIM, 'roomie');
  await openConversation(wim, 'Birch House');
  await wim.goto('/profile?show=alerts');
  const section = wim.getByRole('region', { name: 'Notifications on this device' });
  await section.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(section.getByText('Notifications are on.')).toBeVisible({ timeout: 60_000 });
  await wim.goto('about:blank');

  const bao = await openAs(browser, 'bao');
  await openConversation(bao, 'Birch House');
  await write(bao, 'Birch House', 'Wim, the gate is stuck again');
  const missed = async () => (await mailsTo(WIM.email)).filter(({ text }) => text.includes('the gate is stuck again'));
  await expect.poll(async () => (await missed()).length, { timeout: MAIL_TIMEOUT_MS }).toBe(1);
  expect((await missed())[0]?.subject).toMatch(/^You missed .* in Birch House$/);
  const pushed = () => device.received.find(({ message }) => message.tag.startsWith('messages_missed:'))?.message;
  await expect.poll(pushed, { timeout: MAIL_TIMEOUT_MS }).toBeDefined();
  const message = pushed();
  if (message === undefined) throw new Error('Nothing was pushed.');
  // What housemates write doesn't appear on a lock screen.
  expect(JSON.stringify(message)).not.toContain('gate');

  await wim.goto('/user');
  const [shown] = await deliverPush(wim.context(), message);
  if (shown === undefined) throw new Error('Nothing was shown.');
  expect(shown).toMatchObject({ title: message.title, options: { tag: message.tag } });
  const [reply] = shown.options.actions;
  expect(reply?.title).toBe('Reply');
  await wim
    .getByRole('button', { name: /unread/i })
    .first()
    .click();
  await expect(wim.getByText(/new messages? in Birch House/).first()).toBeVisible();
  await wim.keyboard.press('Escape');
  await chooseNotification(wim.context(), shown, reply?.action);
  await expect(inLog(wim, 'Wim, the gate is stuck again')).toBeVisible();
  await expect(wim.getByRole('textbox', { name: 'Message to Birch House' })).toBeFocused();
  await wim.keyboard.type('Thanks, I’ll look at it');
  await wim.keyboard.press('Enter');
  await expect(inLog(bao, 'Thanks, I’ll look at it')).toBeVisible();
  await bao.context().close();
  await wim.context().close();
  service.stop();
});

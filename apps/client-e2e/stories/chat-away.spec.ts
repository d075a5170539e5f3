import { expect, test } from '@playwright/test';

import { MAIL_TIMEOUT_MS, mailsTo } from '../support/mailbox.ts';
import { credentialsOf, join, makeRoomie } from '../support/newcomers.ts';
import { enterNew, inLog, openBrowser, openConversation, write } from '../support/people.ts';
import { openAs } from '../support/sessions.ts';

const WIM = { first_name: 'Wim', last_name: 'Brandt', email: 'wim@chat-story.test' };

test('a roomie who is away gets an e-mail about missed messages, and a notification in the bell menu', async ({
  browser,
}) => {
  // People with a connection aren't mailed, so this has to be someone no other story signs in.
  await makeRoomie(WIM, { owner: 'omar', house: 'Birch House', room: 'Courtyard room' });
  const before = await openBrowser(browser);
  await join(before, WIM, 'roomie');
  await openConversation(before, 'Birch House');
  await before.context().close();
  const bao = await openAs(browser, 'bao');
  await openConversation(bao, 'Birch House');
  await write(bao, 'Birch House', 'Wim, the gate is stuck again');
  const missed = async () => (await mailsTo(WIM.email)).filter(({ text }) => text.includes('the gate is stuck again'));
  await expect.poll(async () => (await missed()).length, { timeout: MAIL_TIMEOUT_MS }).toBe(1);
  expect((await missed())[0]?.subject).toMatch(/^You missed .* in Birch House$/);
  const wim = await openBrowser(browser);
  await wim.goto('/signin');
  await enterNew(wim, credentialsOf(WIM, 'roomie'));
  await wim
    .getByRole('button', { name: /unread/i })
    .first()
    .click();
  await wim
    .getByText(/new messages? in Birch House/)
    .first()
    .click();
  await expect(inLog(wim, 'Wim, the gate is stuck again')).toBeVisible();
  await bao.context().close();
  await wim.context().close();
});

import { readFile } from 'node:fs/promises';

import { expect, type Locator, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { BROWSER_ARGS, browserBinary } from '../support/browser.ts';
import { openConversation } from '../support/people.ts';
import { openAs } from '../support/sessions.ts';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

// The browser plays a beeping microphone, and lets the page use it without asking anybody.
test.use({
  launchOptions: {
    executablePath: await browserBinary(),
    args: [
      ...BROWSER_ARGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});

/** Plays a recording until it has moved on; it may be over before anybody looks from outside the page. */
async function play(player: Locator): Promise<void> {
  const slider = player.getByRole('slider');
  await expect(slider).toHaveValue('0');
  const moved = slider.evaluate(
    (element: HTMLInputElement) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (element.value === '0') requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
  await player.getByRole('button', { name: 'Play' }).click();
  await moved;
}

test('a PDF sent by one person is saved by another', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa', { inAdvance: true });
  const helen = await openAs(browser, 'helen', { width: 360 });
  await openConversation(rosa, 'Helen Marsh');
  await openConversation(helen, 'Rosa Alvarez');
  const file = { name: 'Boiler manual, 2nd edition.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await rosa.getByLabel('Add photos or a PDF').setInputFiles(file);
  await expect(rosa.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
  // What shows the chosen files has come by then.
  await rosa.context().setOffline(true);
  await rosa.getByRole('button', { name: 'Send' }).click();
  await expect(rosa.getByRole('log').getByText('Waiting for a connection').last()).toBeVisible();
  await rosa.context().setOffline(false);
  const row = helen.getByRole('log').getByRole('button', { name: `Download ${file.name}` });
  await expect(row).toHaveCount(1);
  const saving = helen.waitForEvent('download');
  await row.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(file.name);
  expect(await readFile(await saved.path(), 'utf8')).toBe(PDF);
  await checkScreen(helen);
  await rosa.context().close();
  await helen.context().close();
});

test('a voice message is recorded, heard and sent, and another person plays it', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa', { width: 360 });
  const helen = await openAs(browser, 'helen');
  await openConversation(rosa, 'Helen Marsh');
  await openConversation(helen, 'Rosa Alvarez');
  await rosa.getByRole('button', { name: 'Record a voice message' }).click();
  const recorder = rosa.getByRole('group', { name: 'New voice message' });
  await expect(recorder.getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d)$/);
  await checkScreen(rosa);
  await recorder.getByRole('button', { name: 'Stop and listen' }).click();
  await play(recorder);
  await recorder.getByRole('button', { name: 'Send voice message' }).click();
  await expect(recorder).toHaveCount(0);

  const message = helen.getByRole('log').getByRole('article', { name: /^Rosa .*: Voice message \(\d:\d\d\)$/ });
  await expect(message).toHaveCount(1);
  await expect(helen.getByRole('main').getByText(/^Rosa: Voice message \(\d:\d\d\)$/)).toBeVisible();
  const player = message.getByRole('group', { name: /^Voice message by Rosa/ });
  await play(player);
  // It ends by itself, at its beginning.
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(player.getByRole('slider')).toHaveValue('0');
  await checkScreen(helen);
  await rosa.context().close();
  await helen.context().close();
});

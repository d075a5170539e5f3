import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import { expect, type Page, test } from '@playwright/test';

import { checkOpenedFile, checkScreen, policyViolations } from '../support/accessibility.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

/** Opens a file from disk, as somebody does who was sent it. */
async function openFile(page: Page, path: string): Promise<void> {
  await page.goto(pathToFileURL(path).href);
}

test('a passport is checked offline, a changed byte is found, and a revoked one is known', async ({
  browser,
}, testInfo) => {
  const rosa = await signIn(browser, 'rosa', { at: '/passport', width: 360 });
  const path = testInfo.outputPath('roomie-passport.html');
  const changed = testInfo.outputPath('changed.html');

  await test.step('she chooses what it says, and makes it', async () => {
    await rosa.getByRole('switch', { name: 'Where and when' }).click();
    await expect(rosa.getByRole('region', { name: 'Preview' }).getByText('Rosa')).toBeVisible();
    await checkScreen(rosa);
    const download = rosa.waitForEvent('download');
    await rosa.getByRole('button', { name: 'Make and download' }).click();
    await (await download).saveAs(path);
    await expect(rosa.getByText('Passport made')).toBeVisible();
  });

  const reader = await openBrowser(browser, { width: 360 });
  const stopped = policyViolations(reader);
  await test.step('somebody opens the file from disk without a network: it is unchanged', async () => {
    await reader.context().setOffline(true);
    await openFile(reader, path);
    await expect(reader.getByRole('status')).toContainText('Unchanged since it was signed');
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('Rosa');
    await checkOpenedFile(reader);
  });

  await test.step('a changed byte is found, and nothing is shown', async () => {
    const html = await readFile(path, 'utf8');
    const at = html.indexOf('id="data">') + 400;
    await writeFile(changed, html.slice(0, at) + (html[at] === 'A' ? 'B' : 'A') + html.slice(at + 1));
    await openFile(reader, changed);
    await expect(reader.getByRole('status')).toContainText('This passport was changed');
    await expect(reader.getByText('Rosa')).toHaveCount(0);
    expect(stopped).toEqual([]);
  });

  await test.step('where it was made, the check says that it is genuine', async () => {
    await reader.context().setOffline(false);
    await reader.goto('/passport/check');
    await reader.getByLabel('Choose the file').last().setInputFiles(path);
    await expect(reader.getByText('This passport is genuine')).toBeVisible();
    await checkScreen(reader);
  });

  await test.step('she revokes it, and the check says so', async () => {
    await rosa.getByRole('button', { name: /^Revoke the passport of/ }).click();
    await rosa.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(rosa.getByText(/^Revoked on/)).toBeVisible();
    await reader.getByLabel('Choose the file').last().setInputFiles(path);
    await expect(reader.getByText('This passport was revoked')).toBeVisible();
  });
});

import { expect, type Locator, type Page } from '@playwright/test';

import { openHouse } from './houses.ts';

const COLOURS = { kitchen: [200, 180, 150], stairs: [90, 110, 150] } as const;

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Creates a picture of one colour in the browser, named after it. */
export async function aPhoto(page: Page, name: keyof typeof COLOURS): Promise<PhotoFile> {
  const base64 = await page.evaluate(([red, green, blue]) => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 240;
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
    context.fillRect(0, 0, 320, 240);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, COLOURS[name]);
  return { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Opens the dialog for arranging a room's photos. */
export async function openPhotosOf(page: Page, house: string, room: string): Promise<Locator> {
  await openHouse(page, house);
  await page.getByRole('button', { name: 'Photos', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Photos of ${house}` });
  await dialog.getByRole('tab', { name: room }).click();
  await expect(dialog.getByLabel('Add photos')).toBeAttached();
  return dialog;
}

/** Adds one photo to a room, with a caption. */
export async function addPhoto(
  page: Page,
  { house, room, caption }: { house: string; room: string; caption: string },
): Promise<void> {
  const dialog = await openPhotosOf(page, house, room);
  await dialog.getByLabel('Add photos').setInputFiles(await aPhoto(page, 'kitchen'));
  const field = dialog.getByRole('textbox', { name: 'Caption of photo 1' });
  await field.fill(caption);
  await field.press('Enter');
  await expect(dialog.getByRole('img', { name: `Photo 1 of 1: ${caption}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

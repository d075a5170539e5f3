import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { settled } from '../support/accessibility.ts';

const CLIENT = join(import.meta.dirname, '../../client/public');
const FOLDER = join(import.meta.dirname, '../../../docs/images');
const GAP = 32;
/** Wide enough for a readme, with four phones side by side. */
const STRIP_WIDTH = 1_600;

export const PHONE = { width: 390, height: 780, scale: 2 } as const;
export const DESK = { width: 1_280, height: 800, scale: 1.5 } as const;

export const fileOf = (name: string): string => join(FOLDER, `${name}.webp`);

/** The most bytes of a picture on the landing page. */
const MOST_BYTES = 40_000;
const QUALITIES = [60, 52, 45, 38, 30];

/** Waits until the page stands still, without a focus ring or hover effect. @returns its picture as PNG */
async function photograph(page: Page): Promise<Buffer> {
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Saves the loaded page as `tour/<name>.avif` of the client, as good as fits. @param width in pixels */
export async function takeTourPicture(page: Page, name: string, width: number): Promise<void> {
  const picture = sharp(await photograph(page)).resize(width);
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().avif({ quality, effort: 6 }).toBuffer();
    if (bytes.byteLength > MOST_BYTES) continue;
    await writeFile(join(CLIENT, 'tour', `${name}.avif`), bytes);
    return;
  }
  throw new Error(`${name} does not fit into ${String(MOST_BYTES)} bytes.`);
}

/** Saves the loaded page as `social/<name>.jpg` of the client: not every preview of a link shows other formats. */
export async function takeSocialPicture(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(join(CLIENT, 'social', `${name}.jpg`));
}

/** Saves the loaded page as `docs/images/<name>.webp`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const bytes = await photograph(page);
  await sharp(bytes).webp({ quality: 82, effort: 6 }).toFile(fileOf(name));
}

/** Saves pictures of phones side by side, on a transparent background. */
export async function takeStrip(name: string, parts: readonly string[]): Promise<void> {
  const width = Math.floor((STRIP_WIDTH - GAP * (parts.length - 1)) / parts.length);
  const height = Math.round((width * PHONE.height) / PHONE.width);
  const frame = Buffer.from(
    `<svg width="${String(width)}" height="${String(height)}"><rect x="1" y="1" width="${String(width - 2)}" height="${String(height - 2)}" rx="22" fill="none" stroke="#d8cfbe" stroke-width="2"/></svg>`,
  );
  const corners = Buffer.from(
    `<svg width="${String(width)}" height="${String(height)}"><rect width="${String(width)}" height="${String(height)}" rx="22"/></svg>`,
  );
  const phones = await Promise.all(
    parts.map(async (part, place) => ({
      input: await sharp(fileOf(part))
        .resize(width, height)
        .composite([{ input: corners, blend: 'dest-in' }, { input: frame }])
        .png()
        .toBuffer(),
      left: place * (width + GAP),
      top: 0,
    })),
  );
  const ground = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: STRIP_WIDTH, height, channels: 4, background: ground } })
    .composite(phones)
    .webp({ quality: 82, effort: 6 })
    .toFile(fileOf(name));
}

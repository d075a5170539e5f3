import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import type { Plugin } from 'vite';

/** By name: the side in pixels, and whether the logo keeps clear of the edge, which a phone may cut to any shape. */
const ICONS: Readonly<Record<string, readonly [side: number, isMaskable: boolean]>> = {
  'icons/192.png': [192, false],
  'icons/512.png': [512, false],
  'icons/maskable-512.png': [512, true],
  'icons/apple-touch.png': [180, true],
};
const GREEN = '#1F5C43';
/** The logo's share of a maskable icon: its safe zone is a circle of four fifths. */
const SAFE = 0.72;

async function draw(logo: Buffer, side: number, isMaskable: boolean): Promise<Buffer> {
  const size = Math.round(side * (isMaskable ? SAFE : 1));
  // 72 dots per inch draw its 32 units as 32 pixels.
  const drawn = await sharp(logo, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
  if (!isMaskable) return drawn;
  const background = { create: { width: side, height: side, channels: 4, background: GREEN } } as const;
  return sharp(background)
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

/** The side of the mark that Android shows in its status bar: only what is opaque counts, so it has no ground. */
const BADGE_SIDE = 96;

/** Sides of the pictures in `favicon.ico`, for programs that ask for nothing else. */
const ICO_SIDES = [16, 32, 48];
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** Puts PNG files into one icon file. */
function toIco(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.byteLength;
  for (const [at, { side, png }] of pictures.entries()) {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * at;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.byteLength, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.byteLength;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const withoutGround = (logo: Buffer): Buffer => Buffer.from(logo.toString().replace(/<rect width="32"[^>]*\/>/, ''));

/** Pictures of the guides that a browser shows before it installs the app; a story keeps them up to date. */
const SCREENSHOTS = ['phone-today', 'phone-chores', 'phone-chat', 'overview'];

/** Draws the icons of the installed app from the logo, so that there is one logo, and adds its screenshots. */
export function appIcons(): Plugin {
  let logo: string;
  let pictures: string;
  return {
    name: 'app-icons',
    apply: 'build',
    configResolved({ root, publicDir }) {
      pictures = path.join(root, '../../docs/images');
      logo = path.join(publicDir, 'favicon.svg');
    },
    async generateBundle() {
      const source = await readFile(logo);
      for (const [fileName, [side, isMaskable]] of Object.entries(ICONS))
        this.emitFile({ type: 'asset', fileName, source: await draw(source, side, isMaskable) });
      const small = await Promise.all(ICO_SIDES.map(async (side) => ({ side, png: await draw(source, side, false) })));
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: toIco(small) });
      const badge = await draw(withoutGround(source), BADGE_SIDE, false);
      this.emitFile({ type: 'asset', fileName: 'icons/badge.png', source: badge });
      for (const name of SCREENSHOTS) {
        const picture = await readFile(path.join(pictures, `${name}.webp`));
        this.emitFile({ type: 'asset', fileName: `screenshots/${name}.webp`, source: picture });
      }
    },
  };
}

import { deflateSync } from 'node:zlib';

import sharp from 'sharp';

import { aPhoto, type SentFile } from '#test/support/pictures.ts';

export interface HostileFile extends SentFile {
  readonly what: string;
  /** Whether an image in it may be extracted and stored; nothing else in it may. */
  readonly mayBeKept: boolean;
}

/** Pseudo-random numbers that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A text that no stored byte may contain. */
export const MARK = 'HOSTILE-MARK';
const SCRIPT = `<script>fetch("/api/me");/*${MARK}*/</script>`;

const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const never = (what: string, bytes: Buffer, more: Partial<HostileFile> = {}): HostileFile => ({
  what,
  bytes,
  mayBeKept: false,
  ...more,
});
const perhaps = (what: string, bytes: Buffer, more: Partial<HostileFile> = {}): HostileFile => ({
  ...never(what, bytes, more),
  mayBeKept: true,
});

/** Documents that browsers would run, disguised as images. `listener` is the address that they would fetch. */
export function documents(listener: string): HostileFile[] {
  const svg = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
  const bodies = [
    svg(SCRIPT),
    svg(`<image href="${listener}/a.png"/>`),
    svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`),
    svg(`<style>@import url(${listener}/b.css);</style>`),
    `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')"/>`,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${listener}/c">]>${svg('<text>&x;</text>')}`,
    `<!doctype html>${SCRIPT}`,
    `<?php echo "${MARK}"; ?>`,
    `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert("${MARK}"))>>>>endobj\n%%EOF`,
    `GIF89a=1;/*${MARK}*/`,
    'BM\x46\0\0\0',
    'II*\0\x08\0\0\0\0\0',
    '\0\0\0 ftypheic',
    '\0\0\0 ftypavif',
    '%!PS-Adobe-3.0 EPSF-3.0',
    `push graphic-context\nfill 'url(${listener}/d)'\npop graphic-context`,
    `#EXTM3U\n${listener}/e`,
    'PK\x03\x04',
    'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  ];
  const claims = [
    ['photo.jpg', 'image/jpeg'],
    ['photo.svg', 'image/svg+xml'],
    ['photo.png', 'image/png'],
  ] as const;
  return bodies.flatMap((body) => claims.map(([name, type]) => never(body.slice(0, 30), text(body), { name, type })));
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const PNG_HEAD = text('\x89PNG\r\n\x1a\n');

function pngHeader(width: number, height: number, depth = 8, colour = 2): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour], 8);
  return pngChunk('IHDR', data);
}

/** Small files that would be enormous once decoded, or lie about their size. */
export function bombs(): HostileFile[] {
  const zeros = deflateSync(Buffer.alloc(3_000_000));
  const end = pngChunk('IEND', Buffer.alloc(0));
  const sizes = [
    [50_000, 50_000],
    [10_001, 10_001],
    [9_999, 9_999],
    [1, 1_000_000],
    [0x7fffffff, 0x7fffffff],
    [0x7fffffff, 1],
    [0, 0],
    [0, 5],
  ] as const;
  const declared = sizes.flatMap(([width, height]) =>
    [1, 8, 16].map((depth) =>
      never(
        `PNG of ${String(width)} × ${String(height)} in ${String(depth)} bits`,
        Buffer.concat([PNG_HEAD, pngHeader(width, height, depth, depth === 1 ? 0 : 2), pngChunk('IDAT', zeros), end]),
      ),
    ),
  );
  const comment = deflateSync(Buffer.alloc(6_000_000, MARK));
  const ancillary = ['zTXt', 'iCCP', 'iTXt'].map((type) =>
    perhaps(
      `PNG with a bomb in ${type}`,
      Buffer.concat([
        PNG_HEAD,
        pngHeader(4, 4),
        pngChunk(type, Buffer.concat([text(`${MARK}\0${type === 'iTXt' ? '\x01\0\0\0' : '\0'}`), comment])),
        pngChunk('IDAT', deflateSync(Buffer.alloc(4 * 13))),
        end,
      ]),
    ),
  );
  return [...declared, ...ancillary];
}

/** Files that contain an image and something else. */
export async function polyglots(): Promise<HostileFile[]> {
  const sources = [
    ['JPEG', await aPhoto(1).jpeg().toBuffer()],
    ['PNG', await aPhoto(2).png().toBuffer()],
    ['WebP', await aPhoto(3).webp().toBuffer()],
  ] as const;
  const tails = [
    SCRIPT,
    `PK\x03\x04${MARK}.js`,
    `%PDF-1.4 ${MARK}`,
    `*/=1;alert("${MARK}");/*`,
    `<?php /* ${MARK} */ ?>`,
    `\0asm\x01\0\0\0${MARK}`,
    `MZ${MARK}`,
    `\x7fELF${MARK}`,
  ];
  const appended = sources.flatMap(([name, bytes]) =>
    tails.map((tail) =>
      perhaps(`${name} and ${tail.slice(0, 12)}`, Buffer.concat([bytes, text(tail)]), {
        name: 'a.html',
        type: 'text/html',
      }),
    ),
  );
  const prepended = sources.flatMap(([name, bytes]) =>
    tails.map((head) => never(`${head.slice(0, 12)} and ${name}`, Buffer.concat([text(head), bytes]))),
  );
  const commented = await Promise.all(
    [SCRIPT, MARK.repeat(900)].map(async (comment) => {
      const exif = { IFD0: { ImageDescription: comment, Copyright: comment }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } };
      return perhaps('JPEG with EXIF', await aPhoto(4).withExif(exif).jpeg().toBuffer());
    }),
  );
  const [, jpeg] = sources[0];
  const withComment = Buffer.concat([
    jpeg.subarray(0, 2),
    text(`\xff\xfe\0${String.fromCharCode(SCRIPT.length + 2)}${SCRIPT}`),
    jpeg.subarray(2),
  ]);
  return [...appended, ...prepended, ...commented, perhaps('JPEG with a comment', withComment)];
}

/** An image that is cut at each hundredth of its length. */
export async function truncations(): Promise<HostileFile[]> {
  const jpeg = await aPhoto(5, 160, 120).jpeg().toBuffer();
  const png = await aPhoto(6, 60, 60).png().toBuffer();
  const webp = await aPhoto(7, 60, 60).webp().toBuffer();
  const cut = (name: string, bytes: Buffer, hundredth: number): HostileFile => {
    const end = Math.floor((bytes.length * hundredth) / 100);
    // Without its last bytes an image may still be complete: what follows the pixels can be missing.
    const make = end >= bytes.length - 20 ? perhaps : never;
    return make(`${String(hundredth)} % of a ${name}`, bytes.subarray(0, end));
  };
  return Array.from({ length: 100 }, (_, hundredth) => [
    cut('JPEG', jpeg, hundredth),
    ...(hundredth % 2 === 0 ? [cut('PNG', png, hundredth)] : [cut('WebP', webp, hundredth)]),
  ]).flat();
}

/** Images with some bytes changed. */
export async function corruptions(random: () => number, count: number): Promise<HostileFile[]> {
  const sources = [
    await aPhoto(8, 120, 90).jpeg().toBuffer(),
    await aPhoto(9, 120, 90).png().toBuffer(),
    await aPhoto(10, 120, 90).webp().toBuffer(),
    await aPhoto(11, 120, 90).jpeg({ progressive: true }).toBuffer(),
  ];
  return Array.from({ length: count }, (_, n) => {
    const bytes = Buffer.from(sources[n % sources.length] ?? Buffer.alloc(0));
    const changes = 1 + Math.floor(random() * 12);
    for (let change = 0; change < changes; change += 1) {
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    }
    return perhaps(`corruption ${String(n)}`, bytes);
  });
}

/** Valid images under names that would do harm if they were used. */
export async function names(): Promise<HostileFile[]> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const list = [
    '../../../etc/cron.d/x',
    '..\\..\\x.png',
    '/etc/passwd',
    'C:\\con',
    'con',
    'nul.png',
    'x'.repeat(300),
    'a\u0000.png',
    '\u202egnp.exe',
    ';.jpg',
    '$(id).png',
    '`id`.png',
    '%2e%2e%2fx',
    '.htaccess',
    '<img src=x>.png',
    '"; filename="x.php',
    'a\r\nset-cookie: a=b',
    '\ud83d\udca9.png',
    '__proto__',
    ' ',
  ];
  return list.map((name) => perhaps(`the name ${JSON.stringify(name.slice(0, 20))}`, bytes, { name }));
}

import sharp, { type Sharp } from 'sharp';

import { DomainError } from '#kernel/errors/domain-error.ts';
import { Renditions, whyNot } from './renditions.ts';

const renditions = new Renditions();

/** Left half red, right half blue, twice as wide as high. */
const halves = (width = 80, height = 40): Sharp => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) pixels[at * 3 + (at % width < width / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

async function colourAt(image: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > 150 && blue < 100 ? 'red' : blue > 150 && red < 100 ? 'blue' : 'other';
}

async function refusal(bytes: Buffer): Promise<DomainError> {
  const outcome = await renditions.create(bytes).catch((error: unknown) => error);
  if (!(outcome instanceof DomainError)) throw new Error('It was accepted.');
  return outcome;
}

describe('the stored form of an image', () => {
  it('is two WebP images, bounded in size and never enlarged', async () => {
    const big = await renditions.create(await halves(4_000, 2_000).jpeg().toBuffer());
    expect([big.width, big.height]).toEqual([2_048, 1_024]);
    const small = await sharp(big.small).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 480, 240]);
    const little = await renditions.create(await halves().png().toBuffer());
    expect([little.width, little.height]).toEqual([80, 40]);
  });

  it('is equal for equal bytes, and never the original bytes', async () => {
    const bytes = await halves().webp({ lossless: true }).toBuffer();
    const [one, two] = [await renditions.create(bytes), await renditions.create(bytes)];
    expect(one.sha256).toBe(two.sha256);
    expect(one.large.equals(bytes)).toBe(false);
  });

  it('has no metadata: no place, no camera, no colour profile', async () => {
    const bytes = await halves()
      .withExif({ IFD0: { Artist: 'CANARY-ARTIST' }, IFD3: { GPSLatitude: '53/1 28/1 0/1', GPSLatitudeRef: 'N' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(bytes.includes('CANARY-ARTIST')).toBe(true);
    const { large, small } = await renditions.create(bytes);
    for (const image of [large, small]) {
      const about = await sharp(image).metadata();
      expect([about.exif, about.xmp, about.iptc, about.icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(image.includes('CANARY-ARTIST') || image.includes('Exif')).toBe(false);
    }
  });

  // Maps EXIF orientation to the expected size and the colour of the top left corner.
  it.each([
    [1, 80, 40, 'red'],
    [2, 80, 40, 'blue'],
    [3, 80, 40, 'blue'],
    [4, 80, 40, 'red'],
    [5, 40, 80, 'red'],
    [6, 40, 80, 'red'],
    [7, 40, 80, 'blue'],
    [8, 40, 80, 'blue'],
  ])('is rotated by orientation %i', async (orientation, width, height, corner) => {
    const { large, ...size } = await renditions.create(await halves().withMetadata({ orientation }).jpeg().toBuffer());
    expect([size.width, size.height]).toEqual([width, height]);
    expect(await colourAt(large, 4, 4)).toBe(corner);
  });

  it('is the first frame of an animation', async () => {
    const pages = Buffer.concat(
      [0, 2].map((channel) => Buffer.alloc(40 * 40 * 3).map((_, at) => (at % 3 === channel ? 255 : 0))),
    );
    const moving = await sharp(pages, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { large, height } = await renditions.create(moving);
    expect(height).toBe(40);
    expect(await colourAt(large, 20, 20)).toBe('red');
    expect((await sharp(large).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    ['CMYK', () => halves().toColourspace('cmyk').jpeg()],
    ['16 bits', () => halves().toColourspace('rgb16').png()],
    ['grey', () => halves().greyscale().png()],
    ['grey with transparency', () => halves().greyscale().ensureAlpha(0.5).toColourspace('b-w').png()],
    ['a palette', () => halves().png({ palette: true })],
    ['progressive', () => halves().jpeg({ progressive: true })],
    ['one pixel', () => halves(2, 1).resize(1, 1).png()],
  ])('is made from %s as well', async (_, make) => {
    const { large } = await renditions.create(await make().toBuffer());
    const about = await sharp(large).metadata();
    expect([about.format, about.space, about.depth]).toEqual(['webp', 'srgb', 'uchar']);
  });
});

describe('rejected uploads', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ['an SVG', Buffer.from(SVG), 415],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 415],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['the head of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 422],
    ['an SVG behind the head of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]), 422],
    ['too many bytes', Buffer.alloc(8_000_001), 413],
  ])('%s', async (_, bytes, status) => {
    expect((await refusal(bytes)).status).toBe(status);
  });

  it('include an image with too many pixels, by its header alone', async () => {
    const head = await halves(1, 1).png().toBuffer();
    head.writeUInt32BE(50_000, 16);
    head.writeUInt32BE(50_000, 20);
    expect((await refusal(head)).status).toBe(422);
    const long = await sharp({ create: { width: 10_001, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await refusal(long)).message).toContain('pixels');
  });

  it('include a truncated image', async () => {
    const bytes = await halves(400, 300).jpeg().toBuffer();
    expect((await refusal(bytes.subarray(0, bytes.length / 2))).status).toBe(422);
  });

  it('are not called damaged when the machine was too busy to decode them in time', async () => {
    const many = sharp(Buffer.alloc(8_000 * 6_000 * 3), {
      raw: { width: 8_000, height: 6_000, channels: 3 },
    });
    const late: unknown = await many
      .timeout({ seconds: 1 })
      .blur(200)
      .webp({ effort: 6 })
      .toBuffer()
      .catch((error: unknown) => error);
    expect(whyNot(late).code).toBe('unavailable');
    expect(whyNot(new Error('VipsJpeg: Premature end of input file')).code).toBe('rule_violated');
  });
});

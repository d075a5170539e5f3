import { imageFormatOf, isDecodable } from './images.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('the format of an image', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['GIF89a', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['%PDF-1.7', null],
    ['RIFF\x10\0\0\0WAVEfmt ', null],
    ['PK\x03\x04', null],
    ['\xff\xd8', null],
    ['\x89PNG\n', null],
    ['', null],
  ])('is read from %j as %s', (text, format) => {
    expect(imageFormatOf(bytes(text))).toBe(format);
  });
});

describe('the decodable image size', () => {
  it.each([
    [1, 1, true],
    [0, 10, false],
    [10_000, 4_000, true],
    [10_000, 4_001, false],
    [10_001, 1, false],
    [1, 10_001, false],
    [50_000, 50_000, false],
  ])('is checked for %i × %i: %s', (width, height, fits) => {
    expect(isDecodable(width, height)).toBe(fits);
  });
});

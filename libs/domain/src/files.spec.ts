import { fileTypeOf } from './files.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the type of a file', () => {
  it.each([
    ['%PDF-1.7\n%âãÏÓ', 'application/pdf'],
    ['\u001aEß£\u009fB\u0086\u0081\u0001B\u0082\u0084webmB', 'audio/webm'],
    [`OggS${'\0'.repeat(24)}OpusHead`, 'audio/ogg'],
    ['\0\0\0\u001cftypisom\0\0\u0002\0', 'audio/mp4'],
    ['\0\0\0\u001cftypM4A \0\0\0\0', 'audio/mp4'],
  ])('is found in its first bytes: %j', (head, type) => {
    expect(fileTypeOf(bytesOf(head))).toBe(type);
  });

  it.each([
    '',
    '%PDF',
    '\n%PDF-1.7',
    '<html>%PDF-1.7',
    '\u001aEß£\u009fB\u0086\u0081\u0001B\u0082\u0088matroska',
    `OggS${'\0'.repeat(24)}\u0080theora`,
    '\0\0\0\u001cftypheic',
    '\u0089PNG\r\n\u001a\n',
    'PK\u0003\u0004',
    'MZ',
  ])('is refused otherwise: %j', (head) => {
    expect(fileTypeOf(bytesOf(head))).toBeNull();
  });
});

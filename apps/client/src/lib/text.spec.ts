import fc from 'fast-check';

import { countCodePoints, splitLinks } from './text.ts';

const linksIn = (text: string): string[] =>
  splitLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe("a message's text", () => {
  it('loses nothing when links are found', () => {
    const pieces = fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', '\n', '(', ').')));
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('links to http and https only', () => {
    expect(linksIn('see https://a.example/x?y=1, or http://b.example.')).toEqual([
      'https://a.example/x?y=1',
      'http://b.example/',
    ]);
    expect(linksIn('javascript:alert(1) data:text/html,x ftp://c.example www.d.example')).toEqual([]);
  });

  it('is counted in code points', () => {
    expect(countCodePoints('a🏡b')).toBe(3);
  });
});

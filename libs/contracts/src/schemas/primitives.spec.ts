import { z } from 'zod';

import { filledText, isoDate, moneyDay, name, text } from './primitives.ts';

describe('a name', () => {
  it.each([
    'Rosa',
    'Jean-Luc O’Neill',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'St. John',
    'Müller-Lüdenscheidt',
    'Nguyễn Thị Minh Khai',
    '山田 太郎',
    'محمد',
    'Room 2.5',
    'No.12',
    'Flat 3 (garden)',
    '👩‍👧 house',
  ])('can be “%s”', (given) => {
    expect(name.parse(` ${given} `)).toBe(given);
  });

  it.each([
    ['a web address', 'Win a prize at https://evil.test/now'],
    ['a web address without a protocol', 'evil.com'],
    ['a web address in capitals', 'EVIL.COM'],
    ['a web address that looks like a name', 'Your.Bank'],
    ['one in another script', 'пример.рф'],
    ['one that begins with www', 'www evil: www.evil'],
    ['an e-mail address', 'write@evil'],
    ['a second line', 'Rosa\nYour account is locked'],
    ['a tab', 'Rosa\tAlvarez'],
    ['a control character', 'Rosa\u0007'],
    ['a turn of the direction of text', 'Rosa\u202Eazlav'],
    ['an isolate', '\u2066Rosa\u2069'],
    ['a space that cannot be seen', 'Ro\u200Bsa'],
    ['nothing that can be seen', ' \u2060 '],
  ])("can't contain %s", (_, given) => {
    expect(name.safeParse(given).success).toBe(false);
  });
});

describe('a text', () => {
  it('has at most thirty accents on one letter', () => {
    expect(text(200).safeParse(`a${'\u0301'.repeat(30)}`).success).toBe(true);
    expect(text(200).safeParse(`a${'\u0301\u0323'.repeat(16)}`).success).toBe(false);
    expect(text(200).safeParse('Nguy\u1ec5n \u0e01\u0e37\u0e48 \u0928\u093f \u05e9\u05b8\u05c1').success).toBe(true);
  });

  it('is described with its maximum length in characters', () => {
    expect(z.toJSONSchema(filledText(4_000))).toMatchObject({ type: 'string', maxLength: 4_000 });
    expect(text(3).safeParse('\u{1f469}'.repeat(3)).success).toBe(true);
    expect(text(3).safeParse('\u{1f469}'.repeat(4)).success).toBe(false);
    expect(text(3).safeParse('abcd').error?.issues[0]?.message).toBe('Enter at most 3 characters.');
  });

  it.each([
    ['a sentence in tags', 'hello\u{e0062}\u{e0075}\u{e0079}\u{e0020}\u{e006e}\u{e006f}\u{e0077}'],
    ['a variant of a letter that has none', 'a\u{e0110}'],
    ['tags after a flag that has ended', '\u{1f3f4}\u{e0067}\u{e007f}\u{e0067}'],
  ])("can't hide %s", (_, given) => {
    expect(text(200).safeParse(given).success).toBe(false);
  });

  it.each([
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a variant of a Chinese character', '\u845b\u{e0100}'],
    ['a family', '\u{1f469}\u200d\u{1f467}'],
  ])('can show %s', (_, given) => {
    expect(filledText(200).safeParse(given).success).toBe(true);
  });

  it.each(['', ' \n', '\u200b\u2060', '\u00ad', '\u3164', '\u2800', '\ufe0f\u200d', '\u0000'])(
    'that is required needs a visible character, not only %j',
    (given) => {
      expect(filledText(200).safeParse(given).success).toBe(false);
    },
  );
});

describe('a day', () => {
  it('is within the years of living people', () => {
    expect(['1900-01-01', '2026-02-28', '2199-12-31'].every((day) => isoDate.safeParse(day).success)).toBe(true);
    for (const day of ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30']) {
      expect(isoDate.safeParse(day).success).toBe(false);
    }
  });

  it('of a payment is not before the year 2000', () => {
    expect(moneyDay.safeParse('2000-01-01').success).toBe(true);
    expect(moneyDay.safeParse('1999-12-31').success).toBe(false);
  });
});

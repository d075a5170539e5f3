import { name, text } from './primitives.ts';

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
  ])('may be “%s”', (given) => {
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
  ])('must not have %s', (_, given) => {
    expect(name.safeParse(given).success).toBe(false);
  });
});

describe('a text', () => {
  it('has at most thirty accents on one letter', () => {
    expect(text(200).safeParse(`a${'\u0301'.repeat(30)}`).success).toBe(true);
    expect(text(200).safeParse(`a${'\u0301\u0323'.repeat(16)}`).success).toBe(false);
    expect(text(200).safeParse('Nguy\u1ec5n \u0e01\u0e37\u0e48 \u0928\u093f \u05e9\u05b8\u05c1').success).toBe(true);
  });
});

import { compileMessage } from './compile.ts';
import { formatMessage, type Values } from './format.ts';

const say = (text: string, values: Values = {}, locale = 'en'): string =>
  formatMessage(compileMessage(text), locale, values);

describe('a message', () => {
  it('has its values filled in wherever they occur, as they are', () => {
    expect(say('Hello {name}, {name}!', { name: '$& <Mara> {name}' })).toBe(
      'Hello $& <Mara> {name}, $& <Mara> {name}!',
    );
  });

  it('shows where a value is missing', () => {
    expect(say('Hello {name}!')).toBe('Hello {name}!');
  });

  it('is chosen by its count, with the rules of its language', () => {
    const rooms = '{count, plural, =0 {No room is} one {{count} room is} other {{count} rooms are}} free';
    expect([0, 1, 2].map((count) => say(rooms, { count }))).toEqual([
      'No room is free',
      '1 room is free',
      '2 rooms are free',
    ]);
    const polish = '{count, plural, one {pokój} few {pokoje} many {pokoi} other {pokoju}}';
    expect([1, 3, 5].map((count) => say(polish, { count }, 'pl'))).toEqual(['pokój', 'pokoje', 'pokoi']);
  });

  it('is chosen by a word, or by the position in a series', () => {
    expect(say('{how, select, swap {swapped} other {moved}}', { how: 'swap' })).toBe('swapped');
    expect(say('{day, selectordinal, one {{day}st} two {{day}nd} other {{day}th}}', { day: 22 })).toBe('22nd');
  });

  it('can quote what has a meaning otherwise', () => {
    expect(say("Write '{name}' where it isn''t known")).toBe("Write {name} where it isn't known");
  });

  it('counts with the number sign, too', () => {
    expect(say('{count, plural, one {# room} other {# rooms}}', { count: 3 })).toBe('3 rooms');
  });

  it.each(['Hello {name', '{count, plural, one {1}}', '{name, unknown}', '{day, date, short}', '<b>{name}</b>'])(
    'is refused when written as %j',
    (text) => {
      expect(() => compileMessage(text)).toThrow(SyntaxError);
    },
  );
});

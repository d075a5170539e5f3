import { excerptOf } from './message-excerpt.ts';

const marked = (text: string, words: readonly string[]): string[] => {
  const { excerpt, matches } = excerptOf(text, words);
  return matches.map(({ start, end }) => excerpt.slice(start, end));
};

describe('an excerpt', () => {
  it('is the whole text when it is short, with every match', () => {
    expect(excerptOf('Milk, then more milk', ['Milk', 'milk'])).toEqual({
      excerpt: 'Milk, then more milk',
      matches: [
        { start: 0, end: 4 },
        { start: 16, end: 20 },
      ],
    });
  });

  it('begins shortly before the first match of a long text', () => {
    const { excerpt } = excerptOf(`${'word '.repeat(200)}plumber ${'word '.repeat(200)}`, ['plumber']);
    expect(excerpt).toMatch(/^…word.*plumber.*word…$/);
    expect(excerpt.indexOf('plumber')).toBeLessThanOrEqual(41);
    expect(excerpt.length).toBeLessThan(200);
    expect(marked(`${'word '.repeat(200)}plumber`, ['plumber'])).toEqual(['plumber']);
  });

  it('marks whole words only, in any script, and no part of a pattern', () => {
    expect(marked('Rent, rental, Mietrent', ['Rent'])).toEqual(['Rent']);
    expect(marked('Müllmann holt den Müll', ['Müll'])).toEqual(['Müll']);
    expect(marked('Коммуналка и ключи', ['ключи'])).toEqual(['ключи']);
    expect(marked('a+b and aab', ['a+b'])).toEqual(['a+b']);
  });

  it('is on one line and cuts no character in half', () => {
    expect(excerptOf('One\n\ttwo', []).excerpt).toBe('One  two');
    for (let padding = 0; padding < 4; padding += 1) {
      const { excerpt } = excerptOf(`${'x'.repeat(padding)}${'🍕'.repeat(300)}`, []);
      expect(excerpt.isWellFormed()).toBe(true);
    }
  });

  it('keeps offsets right after characters of two code units', () => {
    expect(marked('🍕🍕 pizza 🍕', ['pizza'])).toEqual(['pizza']);
  });
});

import { sentence, type Words } from './translate.ts';

const WORDS: Words = {
  greeting: 'Hello {{name}}, {{name}}!',
  rooms: { free_one: '{{count}} room is free', free_other: '{{count}} rooms are free', none: 'No room' },
};
const english = new Intl.PluralRules('en');

describe('a sentence', () => {
  it('stands in a group, and has its values filled in wherever they stand', () => {
    expect(sentence(WORDS, english, 'rooms.none', {})).toBe('No room');
    expect(sentence(WORDS, english, 'greeting', { name: '$& <Mara>' })).toBe('Hello $& <Mara>, $& <Mara>!');
  });

  it('is chosen by what it counts', () => {
    const free = [0, 1, 2].map((count) => sentence(WORDS, english, 'rooms.free', { count }));
    expect(free).toEqual(['0 rooms are free', '1 room is free', '2 rooms are free']);
  });

  it('that counts and has but one form is said in that', () => {
    expect(sentence(WORDS, english, 'rooms.none', { count: 1 })).toBe('No room');
  });

  it.each(['rooms', 'rooms.taken', 'greeting.name', ''])('does not stand at %j', (key) => {
    expect(sentence(WORDS, english, key, {})).toBeUndefined();
  });
});

import {
  findMentions,
  type Mentionable,
  mentionedIn,
  mentionName,
  mentionQueryAt,
  suggestPeople,
} from './find-mentions.ts';

const person = (first_name: string, last_name: string): Mentionable => ({
  id: `${first_name} ${last_name}`,
  first_name,
  last_name,
});
const rosa = person('Rosa', 'Lind');
const zoe = person('Zoë', 'Ó Briain');
const ana = person('Ana', 'Silva');
const otherAna = person('Ana', 'Costa');

const tokens = (text: string, ...people: Mentionable[]): string[] =>
  findMentions(text, people).map(({ start, end }) => text.slice(start, end));

describe('mentions in a text', () => {
  it('are an @ with a first or a whole name, in any case', () => {
    expect(tokens('@Rosa and @rosa lind, @ROSA!', rosa)).toEqual(['@Rosa', '@rosa lind', '@ROSA']);
    expect(tokens('Hi @Zoë Ó Briain.', rosa, zoe)).toEqual(['@Zoë Ó Briain']);
    expect(mentionedIn('@Rosa @Zoë @Rosa', [rosa, zoe])).toEqual([rosa.id, zoe.id]);
  });

  it('are not parts of words or of addresses', () => {
    expect(tokens('@Rosalind rosa@rosa.test me@Rosa Rosa', rosa)).toEqual([]);
  });

  it('of two people with one first name need the whole name', () => {
    expect(mentionedIn('@Ana, @Ana Costa', [ana, otherAna])).toEqual([otherAna.id]);
    expect(mentionName(ana, [rosa, ana])).toBe('Ana');
    expect(mentionName(ana, [ana, otherAna])).toBe('Ana Silva');
  });

  it('of two people with one name mean both', () => {
    const twin = { ...ana, id: 'twin' };
    expect(mentionedIn('@Ana Silva', [ana, twin])).toEqual([ana.id, 'twin']);
  });

  it('can have any characters in their names', () => {
    expect(tokens('@A.B (C)', person('A.B', '(C)'))).toEqual(['@A.B (C)']);
    expect(tokens('@', person('', ''))).toEqual([]);
  });
});

describe('a mention that is being typed', () => {
  it('begins with an @ at the beginning of a word', () => {
    expect(mentionQueryAt('@', 1)).toEqual({ start: 0, typed: '' });
    expect(mentionQueryAt('Hi @Ro', 6)).toEqual({ start: 3, typed: 'Ro' });
    expect(mentionQueryAt('Hi\n(@Zoë Ó', 10)).toEqual({ start: 4, typed: 'Zoë Ó' });
    expect(mentionQueryAt('mail@ro', 7)).toBeNull();
    expect(mentionQueryAt('@Rosa is here', 13)).toBeNull();
    expect(mentionQueryAt('@Rosa, ', 7)).toBeNull();
  });

  it('is looked for in front of the caret only', () => {
    expect(mentionQueryAt('@Rosa hello', 3)).toEqual({ start: 0, typed: 'Ro' });
  });

  it('suggests people by the beginning of any of their names, accents aside', () => {
    expect(suggestPeople('zo', [rosa, zoe])).toEqual([zoe]);
    expect(suggestPeople('o b', [rosa, zoe])).toEqual([zoe]);
    expect(suggestPeople('lin', [rosa, zoe])).toEqual([rosa]);
    expect(suggestPeople('rosa l', [rosa, zoe])).toEqual([rosa]);
    expect(suggestPeople('', [rosa, zoe])).toEqual([rosa, zoe]);
    expect(suggestPeople('x', [rosa, zoe])).toEqual([]);
  });
});

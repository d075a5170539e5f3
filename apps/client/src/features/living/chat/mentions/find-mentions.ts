/** A person who can be mentioned. */
export interface Mentionable {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface FoundMention {
  readonly start: number;
  readonly end: number;
  /** Several people can have one name. */
  readonly ids: readonly string[];
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const LETTER = String.raw`[\p{L}\p{N}\p{M}]`;

const fullName = ({ first_name: first, last_name: last }: Mentionable): string => `${first} ${last}`.trim();

/** Returns the name by which a person is mentioned: their first name, or the whole one if others have the same first name. */
export function mentionName(person: Mentionable, people: readonly Mentionable[]): string {
  const isShared = people.some(
    ({ id, first_name: first }) => id !== person.id && first.toLowerCase() === person.first_name.toLowerCase(),
  );
  return isShared ? fullName(person) : person.first_name;
}

/** Finds where people are mentioned: an @ and their first name or their whole name. */
export function findMentions(text: string, people: readonly Mentionable[]): FoundMention[] {
  if (people.length === 0 || !text.includes('@')) return [];
  const byName = new Map<string, string[]>();
  for (const person of people) {
    for (const name of new Set([fullName(person), mentionName(person, people)].map((one) => one.toLowerCase()))) {
      byName.set(name, [...(byName.get(name) ?? []), person.id]);
    }
  }
  // The longest name first, because the first alternative that fits is taken.
  const names = [...byName.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (names.length === 0) return [];
  const pattern = names.map((name) => name.replace(SPECIAL, String.raw`\$&`)).join('|');
  const mention = new RegExp(`(?<!${LETTER})@(${pattern})(?!${LETTER})`, 'giu');
  return [...text.matchAll(mention)].map(({ 0: found, 1: name = '', index }) => ({
    start: index,
    end: index + found.length,
    ids: byName.get(name.toLowerCase()) ?? [],
  }));
}

/** Returns the accounts that a text mentions, each once. */
export const mentionedIn = (text: string, people: readonly Mentionable[]): string[] => [
  ...new Set(findMentions(text, people).flatMap(({ ids }) => ids)),
];

export interface MentionQuery {
  /** Where its @ is. */
  readonly start: number;
  readonly typed: string;
}

const BEGUN = /(?:^|[\s([{"'„“])@([\p{L}\p{N}\p{M}'’.-]*(?: [\p{L}\p{N}\p{M}'’.-]*)?)$/u;

/** Returns the beginning of a mention in front of the caret: an @ at the beginning of a word, and up to two words. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const typed = BEGUN.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? null : { start: caret - typed.length - 1, typed };
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the people whose first, last or whole name begins with what is typed, accents aside. */
export function suggestPeople<Person extends Mentionable>(typed: string, people: readonly Person[]): Person[] {
  const wanted = plain(typed);
  return people.filter((person) =>
    [person.first_name, person.last_name, fullName(person)].some((name) => plain(name).startsWith(wanted)),
  );
}

import { LANGUAGE_COOKIE, LOCALES } from '@common-roof/contracts';

import { AREAS, CATALOGUES, COOKIE, type Language, LANGUAGES } from './i18n.ts';

type Catalogue = { [key: string]: string | Catalogue };

const flat = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );

const all = async (language: Language): Promise<Map<string, string>> => {
  const areas = await Promise.all(AREAS.map((area) => CATALOGUES[language][area]()));
  return new Map(areas.flatMap(({ words }) => flat(words)));
};
let english: Map<string, string>;
let german: Map<string, string>;
const placeholders = (text = ''): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

beforeAll(async () => {
  english = await all('en');
  german = await all('de');
});

describe('the catalogues', () => {
  it('have the same keys', () => {
    expect([...german.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('leave nothing empty', () => {
    expect([...english, ...german].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fill in the same values', () => {
    for (const [key, text] of english) expect([key, placeholders(german.get(key))]).toEqual([key, placeholders(text)]);
  });

  it('say in English what the specification says', () => {
    const literal = {
      'shell.loading': 'Loading...',
      'shell.notAuthorized': 'Not Authorized ...',
      'shell.yourNotes': 'Your Notes',
      'shell.editProfile': 'Edit Profile',
      'shell.logout': 'Logout',
      'notes.title': 'Your Sticky Note',
      'notes.placeholder': 'Write anything...',
      'terms.checkbox': 'I have read and accept these Terms and NDA.',
      'terms.accept': 'Accept',
      'terms.mustTick': 'Please accept the terms and NDA to proceed.',
    };
    expect(Object.fromEntries(Object.keys(literal).map((key) => [key, english.get(key)]))).toEqual(literal);
  });
});

describe('the language that is chosen', () => {
  it('is kept where the server looks for it, in the languages that both speak', () => {
    expect([COOKIE, LANGUAGES]).toEqual([LANGUAGE_COOKIE, LOCALES]);
  });
});

import { LANGUAGE_COOKIE, LOCALES } from '@common-roof/contracts';

import { words as deAgreements } from './de/agreements.ts';
import { words as deEntry } from './de/entry.ts';
import { words as deFirstView } from './de/first-view.ts';
import { words as deLetting } from './de/letting.ts';
import { words as deMember } from './de/member.ts';
import { words as agreements } from './en/agreements.ts';
import { words as deShowings } from './de/showings-words.ts';
import { words as deSignIn } from './de/sign-in-words.ts';
import { words as entry } from './en/entry.ts';
import { firstView } from './en/index.ts';
import { words as letting } from './en/letting.ts';
import { words as member } from './en/member.ts';
import { words as showings } from './en/showings-words.ts';
import { words as signIn } from './en/sign-in-words.ts';
import { COOKIE, LANGUAGES } from './i18n.ts';

type Catalogue = { [key: string]: string | Catalogue };

const flat = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );

const english = new Map(flat({ ...firstView, ...signIn, ...entry, ...letting, ...showings, ...member, ...agreements }));
const german = new Map(
  flat({ ...deFirstView, ...deSignIn, ...deEntry, ...deLetting, ...deShowings, ...deMember, ...deAgreements }),
);
const placeholders = (text = ''): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

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
      'account.notes.title': 'Your Sticky Note',
      'account.notes.placeholder': 'Write anything...',
      'account.terms.checkbox': 'I have read and accept these Terms and NDA.',
      'account.terms.accept': 'Accept',
      'account.terms.mustTick': 'Please accept the terms and NDA to proceed.',
    };
    expect(Object.fromEntries(Object.keys(literal).map((key) => [key, english.get(key)]))).toEqual(literal);
  });
});

describe('the language that is chosen', () => {
  it('is kept where the server looks for it, in the languages that both speak', () => {
    expect([COOKIE, LANGUAGES]).toEqual([LANGUAGE_COOKIE, LOCALES]);
  });
});

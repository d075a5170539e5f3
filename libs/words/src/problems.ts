import type { ProblemCode } from '@common-roof/contracts';
import { areaInEveryLocale } from '@common-roof/messages';
import type fields from '@common-roof/messages/locales/en/problems/fields.json';
import type housing from '@common-roof/messages/locales/en/problems/housing.json';
import type identity from '@common-roof/messages/locales/en/problems/identity.json';
import type kernel from '@common-roof/messages/locales/en/problems/kernel.json';
import type letting from '@common-roof/messages/locales/en/problems/letting.json';
import type living from '@common-roof/messages/locales/en/problems/living.json';
import type money from '@common-roof/messages/locales/en/problems/money.json';
import type passwords from '@common-roof/messages/locales/en/problems/passwords.json';

import type { Reader } from './reader.ts';

/**
 * The id of a problem's text is its English sentence, as it reads where it is thrown. One that isn't in the catalogue
 * doesn't compile.
 */
type Sentences = typeof fields &
  typeof housing &
  typeof identity &
  typeof kernel &
  typeof letting &
  typeof living &
  typeof money &
  typeof passwords;

export type Sentence = keyof Sentences;

type HolesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | HolesOf<Rest> : never;
type Whole<Text> = Text extends string ? ([HolesOf<Text>] extends [never] ? Text : never) : never;
/** Sentences without parameters. */
export type WholeSentence = Whole<Sentence>;

/** A day as an ISO date, formatted for the reader. */
export interface Day {
  readonly day: string;
}
/** A value to fill in; several sentences are joined. */
type Filling = string | number | Day | readonly WholeSentence[];

/** A sentence with parameters. */
export interface FilledSentence {
  readonly sentence: Sentence;
  readonly with: Readonly<Record<string, Filling>>;
}

/** A problem before it is translated. */
export type ProblemText = WholeSentence | FilledSentence;

const texts = areaInEveryLocale('problems');
const titles = areaInEveryLocale('titles');

/** `filled('The room is free from {day}.', { day: { day: '2026-12-01' } })` */
export const filled = <Text extends Sentence>(
  sentence: Text,
  parts: Readonly<Record<HolesOf<Text>, Filling>>,
): FilledSentence => ({ sentence, with: parts });

export const isSentence = (text: string): text is WholeSentence => texts.en.written(text) !== undefined;

export const problemTitle = (code: ProblemCode, { locale }: Reader): string => titles[locale].text([code]);

export function problemText(text: ProblemText, reader: Reader): string {
  const { sentence, with: parts } = typeof text === 'string' ? { sentence: text, with: {} } : text;
  const values = Object.entries(parts).map(([name, filling]) => [name, inWords(filling, reader)]);
  return texts[reader.locale].text([sentence], Object.fromEntries(values) as Record<string, string>).trimEnd();
}

function inWords(filling: Filling, reader: Reader): string {
  if (typeof filling !== 'object') return String(filling);
  return 'day' in filling
    ? reader.day(filling.day)
    : filling.map((sentence) => problemText(sentence, reader)).join(' ');
}

/** The limits that our schemas mention in their messages. */
const BOUNDS = [
  [/^Enter at most (\d+) characters\.$/, 'Enter at most {most} characters.', 'most'],
  [/^Enter at least (\d+) characters\.$/, 'Enter at least {least} characters.', 'least'],
  [/^Enter at most (-?\d+)\.$/, 'Enter at most {most}.', 'most'],
  [/^Enter at least (-?\d+)\.$/, 'Enter at least {least}.', 'least'],
  [/^Add at most (\d+)\.$/, 'Add at most {most}.', 'most'],
] as const;

/** Returns a schema's message about a field as a problem; undefined for messages of the schema library itself. */
export function fieldProblem(message: string): ProblemText | undefined {
  if (isSentence(message)) return message;
  for (const [pattern, sentence, name] of BOUNDS) {
    const bound = pattern.exec(message)?.[1];
    if (bound !== undefined) return { sentence, with: { [name]: bound } };
  }
  return undefined;
}

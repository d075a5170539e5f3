import type { ProblemCode } from '@common-roof/contracts';

import { fields } from './problems/fields.de.ts';
import { home } from './problems/home.de.ts';
import { identity } from './problems/identity.de.ts';
import { letting } from './problems/letting.de.ts';
import { living } from './problems/living.de.ts';
import { money } from './problems/money.de.ts';
import { passwords } from './problems/passwords.de.ts';
import { platform } from './problems/platform.de.ts';
import { titles } from './problems/titles.ts';
import type { Reader } from './reader.ts';

/**
 * Problems are never stored, so the key of one is its English sentence: it reads well where it is thrown, and one
 * without a German translation doesn't compile.
 */
const german = { ...platform, ...identity, ...home, ...letting, ...living, ...money, ...passwords, ...fields } as const;

export type Sentence = keyof typeof german;

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

/** `filled('The room is free from {day}.', { day: { day: '2026-12-01' } })` */
export const filled = <Text extends Sentence>(
  sentence: Text,
  parts: Readonly<Record<HolesOf<Text>, Filling>>,
): FilledSentence => ({ sentence, with: parts });

export const isSentence = (text: string): text is WholeSentence => Object.hasOwn(german, text);

export const problemTitle = (code: ProblemCode, { locale }: Reader): string => titles[code][locale];

export function problemText(text: ProblemText, reader: Reader): string {
  const { sentence, with: parts } = typeof text === 'string' ? { sentence: text, with: {} } : text;
  const template = reader.locale === 'de' ? german[sentence] : sentence;
  const said = template.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const filling: Filling | undefined = parts[name];
    return filling === undefined ? hole : inWords(filling, reader);
  });
  return said.trimEnd();
}

function inWords(filling: Filling, reader: Reader): string {
  if (typeof filling !== 'object') return String(filling);
  return 'day' in filling
    ? reader.day(filling.day)
    : filling.map((sentence) => problemText(sentence, reader)).join(' ');
}

/** The two length limits that our schemas mention in their messages. */
const LENGTHS = [
  [/^must have at most (\d+) characters$/, 'must have at most {most} characters', 'most'],
  [/^must have at least (\d+) characters$/, 'must have at least {least} characters', 'least'],
] as const;

/** Returns a schema's message about a field as a problem; undefined for messages of the schema library itself. */
export function fieldProblem(message: string): ProblemText | undefined {
  if (isSentence(message)) return message;
  for (const [pattern, sentence, name] of LENGTHS) {
    const length = pattern.exec(message)?.[1];
    if (length !== undefined) return { sentence, with: { [name]: length } };
  }
  return undefined;
}

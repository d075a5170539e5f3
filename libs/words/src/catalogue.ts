import type { Locale } from '@common-roof/contracts';

import type { Reader } from './reader.ts';

/** A text in one language: as it stands, or made from what happened. */
type Text<Params, Said> = Said | ((params: Params, reader: Reader) => Said);

/** One thing to say, in every language. */
export type Entry<Params, Said = string> = Readonly<Record<Locale, Text<Params, Said>>>;

/** Things to say by their kind. A kind is never changed: it stands in rows. */
export type Catalogue<Said = string> = Readonly<Record<string, Entry<never, Said>>>;

type Written = (params: never, reader: Reader) => unknown;
/** What an entry has to be told; never, where it says everything itself. */
export type ParamsOf<E> = E extends { readonly en: infer Text }
  ? [Extract<Text, Written>] extends [(params: infer Params, reader: Reader) => unknown]
    ? unknown extends Params
      ? never
      : Params
    : never
  : never;

/** Kinds that need parameters, and those that say everything themselves. */
type Argument<C, Kind extends keyof C> = [ParamsOf<C[Kind]>] extends [never] ? [] : [params: ParamsOf<C[Kind]>];

/** What is to be said, before anybody reads it: nothing of it is in a language. */
export interface Phrase<Kind extends string = string> {
  readonly kind: Kind;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Makes phrases of a catalogue: `say('free_from', { day })`. */
export const sayerOf =
  <C>(_catalogue: C) =>
  <Kind extends keyof C & string>(kind: Kind, ...about: Argument<C, Kind>): Phrase<Kind> => {
    const [params]: [object?] = about;
    return { kind, params: { ...params } };
  };

/** @returns undefined for a kind that this version does not know: another version may have stored it */
export function rendered<Said>(catalogue: Catalogue<Said>, phrase: Phrase, reader: Reader): Said | undefined {
  const text = Object.hasOwn(catalogue, phrase.kind) ? catalogue[phrase.kind]?.[reader.locale] : undefined;
  // The kind and its parameters were put together by `sayerOf`, which knows their types.
  return typeof text === 'function' ? (text as (params: unknown, reader: Reader) => Said)(phrase.params, reader) : text;
}

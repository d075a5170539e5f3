import type { Locale } from '@common-roof/contracts';

import type { Reader } from './reader.ts';

/** A text in one language: fixed, or computed from parameters. */
type Text<Params, Said> = Said | ((params: Params, reader: Reader) => Said);

/** One message in every language. */
export type Entry<Params, Said = string> = Readonly<Record<Locale, Text<Params, Said>>>;

/** Messages by kind. A kind is never renamed, because it is stored in rows. */
export type Catalogue<Said = string> = Readonly<Record<string, Entry<never, Said>>>;

type Written = (params: never, reader: Reader) => unknown;
/** The parameters of an entry; never, if it has none. */
export type ParamsOf<E> = E extends { readonly en: infer Text }
  ? [Extract<Text, Written>] extends [(params: infer Params, reader: Reader) => unknown]
    ? unknown extends Params
      ? never
      : Params
    : never
  : never;

/** Arguments of a kind with parameters, or of one without. */
type Argument<C, Kind extends keyof C> = [ParamsOf<C[Kind]>] extends [never] ? [] : [params: ParamsOf<C[Kind]>];

/** A message before it is rendered: it contains no text in any language. */
export interface Phrase<Kind extends string = string> {
  readonly kind: Kind;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Creates phrases of a catalogue: `say('free_from', { day })`. */
export const sayerOf =
  <C>(_catalogue: C) =>
  <Kind extends keyof C & string>(kind: Kind, ...about: Argument<C, Kind>): Phrase<Kind> => {
    const [params]: [object?] = about;
    return { kind, params: { ...params } };
  };

/**
 * Renders a phrase for a reader. @returns undefined for a kind unknown to this version, which another version may have
 * stored
 */
export function rendered<Said>(catalogue: Catalogue<Said>, phrase: Phrase, reader: Reader): Said | undefined {
  const text = Object.hasOwn(catalogue, phrase.kind) ? catalogue[phrase.kind]?.[reader.locale] : undefined;
  // `sayerOf` combined the kind with its parameters and knows their types.
  return typeof text === 'function' ? (text as (params: unknown, reader: Reader) => Said)(phrase.params, reader) : text;
}

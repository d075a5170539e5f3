import type { Values } from '@common-roof/messages';

import { absent, type Given, type Params } from './params.ts';
import type { Reader } from './reader.ts';

/** What can be said: the parameters of its texts, and values derived from several of them. */
export interface Kind<Declared extends Params = Params> {
  readonly params: Declared;
  readonly derive: ((given: never, reader: Reader) => Values) | undefined;
}

/** Kinds by name. */
export type Kinds = Readonly<Record<string, Kind>>;

/** Declares a kind: `kind({ name: text, amount: money })`. */
export const kind = <Declared extends Params>(
  params: Declared,
  derive?: (given: Given<Declared>, reader: Reader) => Values,
): Kind<Declared> => ({ params, derive });

/** What a caller passes for a kind. */
export type ParamsOf<K> = K extends Kind<infer Declared> ? Given<Declared> : never;

/** Arguments of a kind with parameters, or of one without. */
type Argument<K> = [keyof ParamsOf<K>] extends [never] ? [] : [params: ParamsOf<K>];

/** A message before it is rendered: it contains no text in any language. */
export interface Phrase<Name extends string = string> {
  readonly kind: Name;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Creates phrases of these kinds: `say('free_from', { day })`. */
export const sayerOf =
  <K extends Kinds>(_kinds: K) =>
  <Name extends keyof K & string>(name: Name, ...about: Argument<K[Name]>): Phrase<Name> => {
    const [params]: [object?] = about;
    return { kind: name, params: { ...params } };
  };

/** Returns the values that a text of this kind can name, for its reader. */
export function valuesOf({ params, derive }: Kind, given: Phrase['params'], reader: Reader): Values {
  const values = Object.entries(params).map(([name, { values: read }]) =>
    // A row can be older than a parameter.
    given[name] === undefined ? absent(name) : read(given[name] as never, name, reader),
  );
  return Object.assign({}, ...values, derive?.(given as never, reader)) as Values;
}

import type { English } from './en/index.ts';

/** Sentences by their names, in groups. One that counts stands there twice: as `…_one` and as `…_other`. */
export interface Words {
  readonly [name: string]: string | Words;
}

type Sentence<Name> = Name extends `${infer Counted}_one` | `${infer Counted}_other` ? Counted : Name;
type KeyIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Sentence<Name> : `${Name}.${KeyIn<Group[Name]>}`;
}[keyof Group & string];

/** Where a sentence stands: `shell.nav.today`. */
export type Key = KeyIn<English>;
/** What a sentence leaves open, as `{{name}}`; by `count` it is chosen, too. */
export type Values = Readonly<Record<string, string | number>>;

function find(words: Words, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The sentence of a key in a language, with its values filled in; undefined where it is not there. */
export function sentence(words: Words, plurals: Intl.PluralRules, key: string, values: Values): string | undefined {
  const { count } = values;
  const counted = typeof count === 'number' ? find(words, `${key}_${plurals.select(count)}`) : undefined;
  return (counted ?? find(words, key))?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

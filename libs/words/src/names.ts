import { areaInEveryLocale } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/names.json';

import type { Reader } from './reader.ts';

type Names = typeof english;
type Kind = { [Name in keyof Names]: Names[Name] extends object ? Name : never }[keyof Names];

const names = areaInEveryLocale('names');

/** Returns what something is called, by its kind and its name in contracts. */
export const nameOf = <K extends Kind>(
  kind: K,
  name: keyof Names[K] & string,
  reader: Pick<Reader, 'locale'>,
): string => names[reader.locale].text([kind, name]);

/** Returns what something is called; undefined for a name that isn't in this version's catalogue. */
export const knownName = (kind: Kind, name: string, { locale }: Pick<Reader, 'locale'>): string | undefined =>
  names[locale].written(kind, name) === undefined ? undefined : names[locale].text([kind, name]);

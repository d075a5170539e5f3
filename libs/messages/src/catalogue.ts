import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Locale, LOCALES } from '@common-roof/contracts';

import { compileMessage } from './compile.ts';
import { formatMessage, type Message, type Values } from './format.ts';

/** The texts of a file as they are written: a text, a list of texts, or a group of them by name. */
export type Written = string | readonly Written[] | { readonly [name: string]: Written };

export const LOCALES_FOLDER = fileURLToPath(new URL('../locales/', import.meta.url));

const readJson = (file: string): Record<string, Written> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Written>;

/** Returns the texts of an area in a language: those of its file, or of every file in its folder. */
export function readArea(locale: string, area: string): Readonly<Record<string, Written>> {
  const folder = join(LOCALES_FOLDER, locale, area);
  if (!existsSync(folder)) return readJson(`${folder}.json`);
  return Object.assign({}, ...readdirSync(folder).map((file) => readJson(join(folder, file)))) as Record<
    string,
    Written
  >;
}

/** The texts of an area in one language. */
export class Area {
  readonly #locale: string;
  readonly #texts: Readonly<Record<string, Written>>;
  readonly #compiled = new Map<string, Message>();

  constructor(locale: string, texts: Readonly<Record<string, Written>>) {
    this.#locale = locale;
    this.#texts = texts;
  }

  /** Returns what is written under these names, before any value is filled in; undefined if there is nothing. */
  written(...names: readonly string[]): Written | undefined {
    let found: Written | undefined = this.#texts;
    for (const name of names) {
      if (typeof found !== 'object' || !Object.hasOwn(found, name)) return undefined;
      found = (found as Readonly<Record<string, Written>>)[name];
    }
    return found;
  }

  /** Returns a text with its values filled in. @throws Error if it has none under these names */
  text(names: readonly string[], values: Values = {}): string {
    const written = this.written(...names);
    if (typeof written !== 'string') throw new Error(`There is no text ${names.join('.')} in ${this.#locale}.`);
    return this.fill(written, values);
  }

  /** Fills the values into a text of this language. */
  fill(written: string, values: Values): string {
    let message = this.#compiled.get(written);
    if (message === undefined) this.#compiled.set(written, (message = compileMessage(written)));
    return formatMessage(message, this.#locale, values);
  }
}

/** Returns a value for each language, made once. */
export const inEveryLocale = <Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

/** Reads an area in every language. */
export const areaInEveryLocale = (area: string): Readonly<Record<Locale, Area>> =>
  inEveryLocale((locale) => new Area(locale, readArea(locale, area)));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LOCALES } from '@common-roof/contracts';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';

import { LOCALES_FOLDER, type Written } from './catalogue.ts';
import { compileMessage } from './compile.ts';
import { formatMessage } from './format.ts';

const files = (locale: string): string[] =>
  readdirSync(join(LOCALES_FOLDER, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted();

const flat = (written: Written, id: string): [id: string, text: string][] =>
  typeof written === 'string'
    ? [[id, written]]
    : Object.entries(written).flatMap(([name, inside]) => flat(inside, `${id}.${name}`));

const read = (locale: string, file: string): Written =>
  JSON.parse(readFileSync(join(LOCALES_FOLDER, locale, file), 'utf8')) as Written;

/** Every text of a language by its id. */
const textsOf = (locale: string): Map<string, string> =>
  new Map(files(locale).flatMap((file) => flat(read(locale, file), file.replace(/\.json$/, ''))));

const SELECT = 1;
const PLURALS: Readonly<Record<number, Intl.PluralRuleType>> = { 2: 'cardinal', 3: 'ordinal' };

interface Choice {
  readonly name: string;
  readonly kind: number;
  readonly cases: readonly string[];
}
interface Parts {
  readonly values: Set<string>;
  readonly choices: Choice[];
}

type Node = Exclude<ReturnType<typeof compile>, string>[number];

/** Returns the values a text names, and what it chooses by. */
function partsOf(text: string): Parts {
  const parts: Parts = { values: new Set(), choices: [] };
  const visit = (node: Node): void => {
    // Plain text, or the number sign of a plural.
    if (!Array.isArray(node)) return;
    const [name, kind, options] = node;
    parts.values.add(name);
    if (typeof kind !== 'number' || typeof options !== 'object' || options === null) return;
    parts.choices.push({ name, kind, cases: Object.keys(options) });
    for (const option of Object.values(options as Readonly<Record<string, Node | Node[]>>)) {
      // A case of several parts is a list of them; one that is a single value is a list of one.
      if (Array.isArray(option)) for (const part of option as Node[]) visit(part);
    }
  };
  const compiled = compile(text);
  if (typeof compiled !== 'string') compiled.forEach(visit);
  return parts;
}

const english = textsOf('en');

describe('the languages', () => {
  it('are the ones of the contracts, each a folder', () => {
    expect(readdirSync(LOCALES_FOLDER).toSorted()).toEqual([...LOCALES].toSorted());
  });
});

describe('a problem', () => {
  it('has its English text as its id, so that the code says what the API says', () => {
    const problems = files('en').filter((file) => file.startsWith('problems/'));
    expect(problems.length).toBeGreaterThan(0);
    for (const file of problems) for (const [id, text] of Object.entries(read('en', file))) expect(text).toBe(id);
  });

  it.each(LOCALES)('with a field tells a person what to do, in a sentence: %s', (locale) => {
    const texts = Object.values(read(locale, 'problems/fields.json')).map(String);
    expect(texts.filter((text) => !/^[\p{Lu}\p{Lo}].*[.]$/u.test(text))).toEqual([]);
  });
});

describe.each(LOCALES)('the texts in %s', (locale) => {
  const texts = textsOf(locale);

  it('are in the same files, under the same ids as in English', () => {
    expect(files(locale)).toEqual(files('en'));
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('are well-formed, and none is empty', () => {
    for (const text of texts.values()) compileMessage(text);
    // An empty line of a list separates others.
    expect([...texts].filter(([id, text]) => text.trim() === '' && !/\.\d+$/.test(id))).toEqual([]);
  });

  it('are filled in as the library of ICU messages fills them in', () => {
    const formatters = {
      getPluralRules: (language: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options),
      getNumberFormat: (language: string) => new Intl.NumberFormat(language),
      getDateTimeFormat: (language: string) => new Intl.DateTimeFormat(language),
    };
    for (const [id, text] of texts) {
      const { values: named, choices } = partsOf(text);
      const words = choices.flatMap(({ cases }) => cases);
      for (const sample of [0, 1, 2, 22, ...words]) {
        const values = Object.fromEntries([...named].map((name) => [name, sample]));
        const expected = String(format(compile(text), locale, values, { formatters }));
        expect([id, formatMessage(compileMessage(text), locale, values)]).toEqual([id, expected]);
      }
    }
  });

  it('have one place each, although an area can have several files', () => {
    for (const area of new Set(files(locale).flatMap((file) => file.split('/').slice(0, -1).join('/') || []))) {
      const names = files(locale)
        .filter((file) => file.startsWith(`${area}/`))
        .flatMap((file) => Object.keys(read(locale, file)));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('name the same values as in English', () => {
    for (const [id, text] of texts)
      expect([id, [...partsOf(text).values].toSorted()]).toEqual([
        id,
        [...partsOf(english.get(id) ?? '').values].toSorted(),
      ]);
  });

  it('have a form for each plural of their language', () => {
    for (const [id, text] of texts) {
      for (const { name, kind, cases } of partsOf(text).choices.filter((choice) => choice.kind !== SELECT)) {
        const rules = new Intl.PluralRules(locale, { type: PLURALS[kind] ?? 'cardinal' });
        const { pluralCategories } = rules.resolvedOptions();
        const forms = cases.filter((form) => !form.startsWith('=')).toSorted();
        // Exact numbers can cover everything but the rest.
        const isExact = forms.length === 1 && cases.length > 1;
        expect([id, name, forms]).toEqual([id, name, isExact ? ['other'] : [...pluralCategories].toSorted()]);
      }
    }
  });
});

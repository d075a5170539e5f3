import { readdirSync } from 'node:fs';
import path from 'node:path';

import { compileMessage } from '@common-roof/messages/compile';
import { pseudoMessage } from '@common-roof/messages/pseudo';
import type { Plugin } from 'vite';

const LOCALES = path.resolve(import.meta.dirname, '../../../libs/messages/locales');
const CATALOGUE = /\/libs\/messages\/locales\/.*\.json$/;
const LOADER = '/libs/messages/src/screens.ts';

/** How the loader fetches an area in jest; built, it has a table of every file. */
const ANY_AREA = /import\(`\.\.\/locales\/\$\{(\w+)\}\/screens\/\$\{(\w+)\}\.json`\)/;

/** Whether the build speaks the pseudo-language instead of English. */
const isPseudo = process.env['MESSAGES'] === 'pseudo';

/** Compiles the texts of a catalogue, so that no parser of ICU MessageFormat is sent to a browser. */
export const compiledTexts = (json: string, compile = compileMessage): string =>
  JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? compile(value) : value)));

/** The module of a language's table, such as `words-of-de`. */
const TABLE = 'words-of-';
/** Most readers' language: its table is part of the code that starts. */
const FIRST = 'en';

/** How each area of a language is fetched. */
function tableOf(locale: string): string {
  const files = readdirSync(path.join(LOCALES, locale, 'screens'));
  // The English first view is part of the code that starts.
  const fetched = files.filter((file) => `${locale}/${file}` !== 'en/firstView.json');
  const from = JSON.stringify(path.join(LOCALES, locale, 'screens')).slice(1, -1);
  const areas = fetched.map((file) => `${path.parse(file).name}:()=>import('${from}/${file}')`);
  return `{${areas.join(',')}}`;
}

/** The other languages' tables are fetched with the first of their texts, for those who read them. */
function tableOfAreas(language: string): string {
  const others = readdirSync(LOCALES).filter((locale) => locale !== FIRST);
  const tables = others.map((locale) => `${locale}:()=>import('${TABLE}${locale}')`);
  return `(${language}==='${FIRST}'?${tableOf(FIRST)}:(await({${tables.join(',')}})[${language}]()).default)`;
}

/** Compiles the texts of the screens as they are loaded, each area to a file of its own. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(TABLE) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${TABLE}`) ? `export default ${tableOf(id.slice(TABLE.length + 1))};` : null),
    transform(code, id) {
      if (CATALOGUE.test(id)) {
        const compile = isPseudo && id.includes(`/${FIRST}/`) ? pseudoMessage : compileMessage;
        return { code: compiledTexts(code, compile), map: null };
      }
      if (!id.endsWith(LOADER)) return null;
      if (!ANY_AREA.test(code)) this.error('The loader of the screens’ texts fetches no area.');
      const withTables = code.replace(ANY_AREA, (_, language: string, area: string) => {
        return `${tableOfAreas(language)}[${area}]()`;
      });
      return { code: withTables, map: null };
    },
  };
}

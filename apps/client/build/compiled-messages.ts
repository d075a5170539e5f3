import { readdirSync } from 'node:fs';
import path from 'node:path';

import { compileMessage } from '@common-roof/messages/compile';
import type { Plugin } from 'vite';

const LOCALES = path.resolve(import.meta.dirname, '../../../libs/messages/locales');
const CATALOGUE = /\/libs\/messages\/locales\/.*\.json$/;
const LOADER = '/libs/messages/src/screens.ts';

/** How the loader fetches an area in jest; built, it has a table of every file. */
const ANY_AREA = /import\(`\.\.\/locales\/\$\{(\w+)\}\/screens\/\$\{(\w+)\}\.json`\)/;

/** Compiles the texts of a catalogue, so that no parser of ICU MessageFormat is sent to a browser. */
export const compiledTexts = (json: string): string =>
  JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? compileMessage(value) : value)));

function tableOfAreas(): string {
  const languages = readdirSync(LOCALES).map((locale) => {
    const files = readdirSync(path.join(LOCALES, locale, 'screens'));
    // The English first view is part of the code that starts.
    const fetched = files.filter((file) => `${locale}/${file}` !== 'en/firstView.json');
    const areas = fetched.map((file) => `${path.parse(file).name}:()=>import('../locales/${locale}/screens/${file}')`);
    return `${locale}:{${areas.join(',')}}`;
  });
  return `({${languages.join(',')}})`;
}

/** Compiles the texts of the screens as they are loaded, each area to a file of its own. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (CATALOGUE.test(id)) return { code: compiledTexts(code), map: null };
      if (!id.endsWith(LOADER)) return null;
      if (!ANY_AREA.test(code)) this.error('The loader of the screens’ texts fetches no area.');
      return { code: code.replace(ANY_AREA, `${tableOfAreas()}[$1][$2]()`), map: null };
    },
  };
}

import path from 'node:path';

import { type Plugin, runnerImport } from 'vite';

const CONTRACTS = '@common-roof/contracts';
const source = (file: string): string => path.resolve(import.meta.dirname, '../src/api', file);
const CALLS = source('calls.ts');
const CHECKS = source('checked-by.ts');
/** Marks the copy of the contracts that checks forms. */
const COPY = '?schemas';

/**
 * The contracts hold every schema of the product, and a page needs none of them to be shown. Two things keep them out of it:
 * - the table of calls is made now, and put in the place of the module that makes it;
 * - what checks forms gets a copy of the contracts of its own, which is fetched when it is needed. Otherwise each constant that
 *   a page uses would bring the schemas that are declared beside it, because those are used somewhere too.
 */
export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer = '') {
      const isCopied = (id === CONTRACTS && importer === CHECKS) || (id.startsWith('.') && importer.endsWith(COPY));
      if (!isCopied) return null;
      const found = await this.resolve(id, importer.replace(COPY, ''), { skipSelf: true });
      return found && `${found.id}${COPY}`;
    },
    async load(id) {
      if (id !== CALLS) return null;
      const made = await runnerImport<{ CALLS: unknown }>(CALLS, {
        configFile: false,
        resolve: { conditions: ['source'] },
      });
      return { code: `export const CALLS = ${JSON.stringify(made.module.CALLS)};`, moduleType: 'js' };
    },
  };
}

import path from 'node:path';

import { type Plugin, type Rolldown, runnerImport } from 'vite';

const CONTRACTS = '@common-roof/contracts';
const CHECKS = path.resolve(import.meta.dirname, '../src/api/contract-resolver.ts');
const CONTRACT_FILES = path.resolve(import.meta.dirname, '../../../libs/contracts/src');
/** Marks the copy of the contracts that checks forms. */
const COPY = '?schemas';

/** What a module exports once it has run. */
async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<Record<string, unknown>>(file, {
    configFile: false,
    resolve: { conditions: ['source'] },
  });
  return module;
}

const asCode = (constants: Record<string, unknown>): { code: string; moduleType: 'js' } => ({
  code: Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n'),
  moduleType: 'js',
});

/** Text, numbers, and lists and objects of nothing else: neither a schema, nor a call made of schemas, nor a function. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean', 'object'].includes(typeof value);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const isOfContracts = (id: string): boolean =>
  path.dirname(id) === CONTRACT_FILES && id.endsWith('.ts') && path.basename(id) !== 'index.ts';

/** The chunks that come with this one, itself among them. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set([chunk]);
  // A set that grows while it is walked is walked to its new end.
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return found;
}

/**
 * The contracts hold every schema of the product, and a page needs none of them to be shown. Two things keep them out of it:
 * - pages get the constants of the contracts and nothing else of them, made now as well. A page that imports a schema, or a
 *   function, from the contracts is not built;
 * - what checks forms gets a copy of the whole contracts, which is fetched when it is needed.
 * That zod comes with nothing else is looked at in the end.
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
      if (!isOfContracts(id)) return null;
      const all = Object.entries(await exportsOf(id));
      return asCode(Object.fromEntries(all.filter(([, value]) => isPlain(value))));
    },
    generateBundle(_, bundle) {
      const checks = new Set(this.getModuleInfo(CHECKS)?.dynamicallyImportedIds);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || checks.has(chunk.facadeModuleId ?? '')) continue;
        if (!chunk.isEntry && !chunk.isDynamicEntry) continue;
        const zod = [...withImports(chunk, bundle)].find(({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/node_modules/zod/')),
        );
        if (zod !== undefined) this.error(`${chunk.facadeModuleId ?? chunk.name} brings zod, in ${zod.fileName}.`);
      }
    },
  };
}

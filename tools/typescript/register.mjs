// Lets Node run our TypeScript, including decorators and their metadata, compiled as in the build. Preload it with
// `--import`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transformSync } from '@swc/core';

const options = JSON.parse(readFileSync(new URL('../../swc.node.json', import.meta.url), 'utf8'));
delete options.$schema;
delete options.jsc.rewriteRelativeImportExtensions;
// A debugger shows lines as they were written.
for (const each of [options, options.jsc]) delete each.minify;

registerHooks({
  load(url, context, nextLoad) {
    const address = new URL(url);
    if (address.protocol !== 'file:' || !/\.tsx?$/.test(address.pathname)) return nextLoad(url, context);
    const filename = fileURLToPath(address);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      filename,
      swcrc: false,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

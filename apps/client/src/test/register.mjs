// Lets Node run the client's modules: TypeScript with JSX, the texts of screens, and what only Vite can import. Preload it
// with `--import`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transformSync } from '@swc/core';
import compile from 'icu-minify/compile';

const fromHere = (path) => new URL(path, import.meta.url).href;

const REPLACED = new Map([
  // The network is the one thing that a test replaces.
  ['socket.io-client', fromHere('fake-socket-io.ts')],
  // Refuse a message with a value that isn't given.
  ['@common-roof/messages/format', fromHere('strict-format.ts')],
  ['icu-minify/format', fromHere('../../../../node_modules/icu-minify/dist/esm/development/format.js')],
]);

const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  swcrc: false,
  sourceMaps: 'inline',
};

/** Compiles the texts of screens to parts, all of them, so that a value that isn't given is an error. */
const compiled = (json) =>
  JSON.stringify(JSON.parse(json, (_, value) => (typeof value === 'string' ? compile(value) : value)));

/** Returns the module's source, if Node can't load its file. */
function sourceOf(file) {
  if (/\.(css|svg)$/.test(file)) return "export default 'asset';";
  if (/\.tsx?$/.test(file)) return transformSync(readFileSync(file, 'utf8'), { ...swc, filename: file }).code;
  if (/\/libs\/messages\/locales\/.*\.json$/.test(file))
    return `export default ${compiled(readFileSync(file, 'utf8'))};`;
  return undefined;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = REPLACED.get(specifier);
    return url === undefined ? nextResolve(specifier, context) : { url, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    const source = url.startsWith('file:') ? sourceOf(fileURLToPath(url)) : undefined;
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

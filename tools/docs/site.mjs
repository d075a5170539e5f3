// Runs the documentation site with its own packages, which aren't part of the product's. It may import nothing but Node
// itself: `npm run docs` works in a fresh checkout.
import { fileURLToPath } from 'node:url';

import { bringPackages, run } from '../lib/own-packages.mjs';

const site = fileURLToPath(new URL('../../docs', import.meta.url));

const [command = 'dev', ...args] = process.argv.slice(2);
process.exitCode =
  (await bringPackages(site, 'the documentation site')) ||
  (await run(site, process.execPath, ['node_modules/vitepress/bin/vitepress.js', command, ...args]));

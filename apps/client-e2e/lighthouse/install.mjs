import { fileURLToPath } from 'node:url';

import { bringPackages } from '../../../tools/lib/own-packages.mjs';

process.exitCode = await bringPackages(fileURLToPath(new URL('.', import.meta.url)), 'Lighthouse');

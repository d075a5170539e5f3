import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { isAccepted, type Lock, report, shippedPackages } from './licences.ts';

/** `npm run licences`: what others have written of what is run here, and under which licence. */
const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;
const packages = shippedPackages(lock);
process.stdout.write(`${report(packages)}\n\n${String(packages.length)} packages.\n`);
const refused = packages.filter(({ licence }) => !isAccepted(licence));
for (const { name, version, licence } of refused) {
  process.stderr.write(`${name} ${version} may not be shipped under ${licence ?? 'no licence that is known'}.\n`);
}
process.exitCode = refused.length === 0 ? 0 : 1;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { isAccepted, type Lock, OWN_LICENCE, packagesWithAnotherLicence, report, shippedPackages } from './licences.ts';

/** `npm run licences` lists third-party runtime packages by licence. It exits with 1 if one is not accepted. */
const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;
const packages = shippedPackages(lock);
process.stdout.write(`${report(packages)}\n\n${String(packages.length)} packages.\n`);
const refused = packages.filter(({ licence }) => !isAccepted(licence));
for (const { name, version, licence } of refused) {
  process.stderr.write(`${name} ${version} may not be shipped under ${licence ?? 'no licence that is known'}.\n`);
}
const strays = packagesWithAnotherLicence(lock);
for (const path of strays) process.stderr.write(`${path || 'The root package'} is not under ${OWN_LICENCE}.\n`);
process.exitCode = refused.length + strays.length === 0 ? 0 : 1;

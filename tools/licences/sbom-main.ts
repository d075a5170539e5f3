import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { type Lock } from './licences.ts';
import { billOfMaterials } from './sbom.ts';

/** `npm run --silent sbom > common-roof.cdx.json` writes the bill of materials as CycloneDX. */
const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;
process.stdout.write(`${JSON.stringify(billOfMaterials(lock), null, 2)}\n`);

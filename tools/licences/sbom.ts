import { createHash } from 'node:crypto';

import { type Lock, OWN_LICENCE, SAID_ELSEWHERE } from './licences.ts';

/** The parts of CycloneDX 1.6 that are written. */
export interface Bom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly type: 'application' | 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  readonly licenses?:
    readonly { readonly expression: string }[] | readonly { readonly license: { readonly name: string } }[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
}

type Locked = Lock['packages'][string];

const MODULES = 'node_modules/';

/**
 * Returns the bill of materials of the runtime: our packages and every third-party package that isn't only for
 * development. It depends on the lock file alone, so that the same file gives the same bill. `npm sbom --omit dev`
 * leaves out packages that a development tool also uses.
 */
export function billOfMaterials(lock: Lock): Bom {
  const shipped = Object.entries(lock.packages).filter(
    ([path, { dev, link }]) => path !== '' && dev !== true && link !== true,
  );
  const refs = new Map(shipped.map(([path, locked]) => [path, refOf(path, locked)]));
  const components = new Map(shipped.map(([path, locked]) => [refOf(path, locked), componentOf(path, locked)]));
  const edges = new Map<string, Set<string>>();
  for (const [path, locked] of shipped) {
    const known = edges.get(refOf(path, locked)) ?? new Set();
    for (const needed of neededBy(path, locked, lock)) {
      const ref = refs.get(needed);
      if (ref !== undefined) known.add(ref);
    }
    edges.set(refOf(path, locked), known);
  }
  const root = lock.packages[''];
  const product = componentOf('', { ...root, name: 'common-roof' });
  const ours = shipped.filter(([path]) => !path.includes(MODULES)).map(([path, locked]) => refOf(path, locked));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(lock),
    version: 1,
    metadata: { component: product },
    components: [...components.values()].toSorted((a, b) => order(a['bom-ref'], b['bom-ref'])),
    dependencies: [[product['bom-ref'], new Set(ours)] as const, ...edges]
      .map(([ref, needed]) => ({ ref, dependsOn: [...needed].toSorted(order) }))
      .toSorted((a, b) => order(a.ref, b.ref)),
  };
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function nameOf(path: string, { name }: Locked): string {
  const at = path.lastIndexOf(MODULES);
  return name ?? (at < 0 ? path : path.slice(at + MODULES.length));
}

const refOf = (path: string, locked: Locked): string => {
  const name = nameOf(path, locked).replace(/^@/, '%40');
  return `pkg:npm/${name}@${locked.version ?? ''}`;
};

function componentOf(path: string, locked: Locked): Component {
  const name = nameOf(path, locked);
  const isOurs = !path.includes(MODULES);
  const ref = refOf(path, locked);
  const licence = isOurs ? OWN_LICENCE : (SAID_ELSEWHERE[name] ?? locked.license);
  return {
    type: isOurs ? 'application' : 'library',
    'bom-ref': ref,
    name,
    version: locked.version ?? '',
    // Our own packages are in no registry.
    ...(isOurs ? {} : { purl: ref }),
    ...(licence === undefined ? {} : { licenses: licencesOf(licence) }),
    ...(locked.integrity?.startsWith('sha512-') === true ? { hashes: [hashOf(locked.integrity)] } : {}),
  };
}

/** Free-text licences such as "SEE LICENSE IN …" are not SPDX expressions. */
const licencesOf = (licence: string): NonNullable<Component['licenses']> =>
  licence.startsWith('SEE ') ? [{ license: { name: licence } }] : [{ expression: licence }];

const hashOf = (integrity: string): { alg: 'SHA-512'; content: string } => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
});

/** Returns the paths of a package's dependencies, resolved as in Node.js: nearest folder first. */
function neededBy(path: string, { dependencies, optionalDependencies }: Locked, { packages }: Lock): string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  return names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const candidate = folder === '' ? `${MODULES}${name}` : `${folder}/${MODULES}${name}`;
      const found = packages[candidate];
      if (found !== undefined) return [found.link === true ? (found.resolved ?? candidate) : candidate];
      if (folder === '') return [];
    }
  });
}

/** Returns a serial number that changes with the lock file. */
function serialOf(lock: Lock): string {
  const hex = createHash('sha256').update(JSON.stringify(lock)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

/** The licence of Common Roof itself, as an SPDX identifier; LICENSE has its text (docs/adr/0093-agpl-licence.md). */
export const OWN_LICENCE = 'AGPL-3.0-or-later';

/** A third-party runtime package and its licence. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; null: none is stated. */
  readonly licence: string | null;
}

interface LockedPackage {
  /** Set if it differs from the folder's name. */
  readonly name?: string;
  readonly version?: string;
  /** The target folder of a link. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}
/** The parts of a `package-lock.json` that are read. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * Licences of dependencies that can be combined with AGPL-3.0-or-later. They require no more than attribution; LGPL
 * packages are libraries loaded unchanged, OFL packages are fonts. The GPL and AGPL would be compatible too, but are
 * excluded on purpose, so that the owner can still choose another licence.
 */
const ACCEPTED: ReadonlySet<string> = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'Zlib',
    'Python-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
  ],
  ...['LGPL-3.0-or-later', 'OFL-1.1', 'Bitstream-Vera'],
]);

/** Licences of packages whose lock entry can't hold them, taken from their own files. */
export const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

const MODULES = 'node_modules/';

/** Returns our own packages, by folder ('' is the root), whose licence isn't `OWN_LICENCE`. */
export function packagesWithAnotherLicence({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { license }]) => !path.includes(MODULES) && license !== OWN_LICENCE)
    .map(([path]) => path);
}

/** Returns every package that isn't only for development, each version once, sorted by name. */
export function shippedPackages({ packages }: Lock): ShippedPackage[] {
  const shipped = new Map<string, ShippedPackage>();
  for (const [path, { version = '', license, dev, link }] of Object.entries(packages)) {
    const at = path.lastIndexOf(MODULES);
    if (at < 0 || dev === true || link === true) continue;
    const name = path.slice(at + MODULES.length);
    shipped.set(`${name}@${version}`, { name, version, licence: SAID_ELSEWHERE[name] ?? license ?? null });
  }
  return [...shipped.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Whether an SPDX expression can be shipped: all licences joined by AND must be accepted, one of those joined by OR.
 */
export function isAccepted(licence: string | null): boolean {
  if (licence === null) return false;
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted);
  return plain.split(' AND ').every((part) => ACCEPTED.has(part));
}

/** Lists the packages per licence with their number, largest group first. */
export function report(packages: readonly ShippedPackage[]): string {
  const groups = Map.groupBy(packages, ({ licence }) => licence ?? 'none that is known');
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, all]) => {
      const names = all.map(({ name, version }) => `  ${name} ${version}`);
      return [`${licence} (${String(all.length)})`, ...names].join('\n');
    })
    .join('\n\n');
}

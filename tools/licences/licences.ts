/** The licence of Common Roof itself, as an SPDX identifier; LICENSE has its text (docs/adr/0093-agpl-licence.md). */
export const OWN_LICENCE = 'AGPL-3.0-or-later';

/** A package of others that is part of what is run, and the licence that it is given under. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; null: it does not say. */
  readonly licence: string | null;
}

interface LockedPackage {
  /** Where it is not the one of its folder. */
  readonly name?: string;
  readonly version?: string;
  /** The folder that a link leads to. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}
/** What is read of a `package-lock.json`. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * Licences of dependencies that may be combined with AGPL-3.0-or-later. They ask for no more than to be named; the LGPL's
 * are libraries that are loaded as they are, the OFL's are fonts. The GPL and AGPL would fit too, and are left out on
 * purpose: the owner stays free to choose another licence.
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

/** Of packages that say it in a form which the lock does not hold: what their own file says. */
export const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

const MODULES = 'node_modules/';

/** Our own packages, by folder ('' is the root), whose licence is not `OWN_LICENCE`. */
export function packagesWithAnotherLicence({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { license }]) => !path.includes(MODULES) && license !== OWN_LICENCE)
    .map(([path]) => path);
}

/** Every package that is not for development alone, each version once, by name. */
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

/** Whether something may be shipped under an SPDX expression: all of what is joined by AND, one of what is joined by OR. */
export function isAccepted(licence: string | null): boolean {
  if (licence === null) return false;
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted);
  return plain.split(' AND ').every((part) => ACCEPTED.has(part));
}

/** How many packages are under each licence, and which; the most first. */
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

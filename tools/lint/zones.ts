import { posix } from 'node:path';

import {
  clientFeature,
  clientFolders,
  clientTier,
  contextsOf,
  floorPlace,
  kernelPlace,
  partPlace,
  parts,
  type Place,
  vendorHomes,
} from './tiers.ts';

const testFile =
  /(\.spec\.tsx?$|^apps\/[^/]+\/test\/|^apps\/client\/src\/test\/|^apps\/client-e2e\/|^libs\/[^/]+\/test\/)/;
const serverSource = 'apps/server/src/';
const clientSource = 'apps/client/src/';

/** Libraries that run in both browser and server, and what else they may import. */
const pureLibraries: Readonly<Record<string, RegExp>> = {
  contracts: /^zod(\/|$)/,
  domain: /^(@common-roof\/contracts|@date-fns\/tz|rrule-temporal|dinero\.js|decimal\.js)(\/|$)/,
};

/**
 * Code that pages load. Only what checks forms fetches the schemas, once a form is filled in; the types of calls are made
 * of them.
 */
const inBrowser = /^(apps\/client\/src\/(?!api\/(calls|contract-resolver)\.ts$)|libs\/(domain|words|messages)\/src\/)/;

/** What the subpath imports of a project stand for: see `imports` in its package.json. */
const subpaths: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/server': {
    '#kernel/': 'apps/server/src/kernel/',
    '#contexts/': 'apps/server/src/contexts/',
    '#server/': 'apps/server/src/',
    '#test/': 'apps/server/test/',
  },
  'apps/client': Object.fromEntries(
    [...clientFolders, 'test'].map((name) => [`#${name}/`, `apps/client/src/${name}/`]),
  ),
};

/** Returns the file that a specifier names; undefined for one of a package. Paths are relative to the repository. */
export function importedFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const known = Object.entries(subpaths[projectOf(file)] ?? {}).find(([prefix]) => specifier.startsWith(prefix));
  return known && known[1] + specifier.slice(known[0].length);
}

/** Returns what is wrong with how a file of ours is named in an import; undefined: nothing. */
export const unreadable = (file: string, specifier: string): string | undefined =>
  subpaths[projectOf(file)] !== undefined && specifier.startsWith('../')
    ? `Another folder is imported from the root: ${Object.keys(subpaths[projectOf(file)] ?? {}).join('…, ')}….`
    : undefined;

/** Returns what is wrong with a file's location; undefined: nothing. Paths are relative to the repository, with `/`. */
export function misplaced(file: string): string | undefined {
  const [, area, folder = '', rest = ''] =
    /^apps\/server\/src\/(kernel|contexts)\/([^/]+)(?:\/(.*))?$/.exec(file) ?? [];
  if (area === 'kernel') return misplacedInKernel(folder, rest);
  if (area === 'contexts') return misplacedInContexts(folder, rest);
  const [, feature] = /^apps\/client\/src\/features\/(.*)$/.exec(file) ?? [];
  if (feature !== undefined) return misplacedAmongFeatures(feature);
  const tier = /^apps\/client\/src\/([^/]+)\//.exec(file)?.[1];
  if (tier !== undefined && tier !== 'test' && clientTier(tier) === undefined) {
    return `The folder ${tier} has no level: give it one in tools/lint/tiers.ts.`;
  }
  return undefined;
}

const noFloor = (floor: string): string =>
  `${floor} is no floor of the house: a feature is a folder on one of those in tools/lint/tiers.ts.`;

function misplacedInKernel(folder: string, rest: string): string | undefined {
  if (rest === '') return folder === 'kernel.module.ts' ? undefined : 'The kernel has one file of its own: its module.';
  return kernelPlace(folder) ? undefined : `${folder} has no level in the kernel: give it one in tools/lint/tiers.ts.`;
}

function misplacedAmongFeatures(path: string): string | undefined {
  const [floor = '', context = '', ...below] = path.split('/');
  if (floorPlace(floor) === undefined) return noFloor(floor);
  if (below.length === 0) return 'A floor holds folders of features, no files of its own.';
  return contextsOf(floor)?.[context] === undefined ? noContext(floor, context) : undefined;
}

const noContext = (floor: string, context: string): string =>
  `${context} is no context of ${floor}: name it in tools/lint/tiers.ts.`;

function misplacedInContexts(floor: string, rest: string): string | undefined {
  const [context = '', part = '', ...below] = rest.split('/');
  if (floorPlace(floor) === undefined) return noFloor(floor);
  if (part === '') return 'A floor holds contexts, no files of its own.';
  if (contextsOf(floor)?.[context] === undefined) return noContext(floor, context);
  if (below.length === 0 || parts[context] === undefined || partPlace(context, part)) return undefined;
  return `${part} is no part of ${context}: name it in tools/lint/tiers.ts.`;
}

/** Returns what is wrong with importing a package; undefined: nothing. */
export function forbiddenPackage(file: string, name: string): string | undefined {
  const library = /^libs\/([^/]+)\/src\//.exec(file)?.[1];
  if (name === '@common-roof/testing' && !testFile.test(file)) return 'libs/testing is for tests only.';
  if (testFile.test(file)) return undefined;
  if (name === '@common-roof/contracts/schemas' && inBrowser.test(file)) {
    return 'Pages are shown without a schema: import constants and types from @common-roof/contracts.';
  }
  if (name === 'zod' && /^libs\/contracts\/src\/(?!call\.ts$)[^/]+$/.test(file)) {
    return 'Schemas are in libs/contracts/src/schemas: pages load everything else.';
  }
  if (library !== undefined) {
    const allowed = pureLibraries[library];
    if (allowed !== undefined && !allowed.test(name)) return `libs/${library} is pure: it may not import ${name}.`;
    if (/^@common-roof\/(server|client|tools)/.test(name)) return 'A library never imports an application.';
  }
  const app = /^apps\/([^/]+)\//.exec(file)?.[1];
  if (app !== undefined && /^@common-roof\/(server|client|tools|local-services)/.test(name)) {
    return `${name} is not for the product: an application imports only the shared libraries.`;
  }
  if (!file.startsWith(serverSource)) return undefined;
  const home = Object.entries(vendorHomes).find(([vendor]) => name === vendor || name.startsWith(`${vendor}/`));
  if (home === undefined || home[1].test(file.slice(serverSource.length))) return undefined;
  return `${home[0]} has one home, see vendorHomes in tools/lint/tiers.ts: use what that one offers.`;
}

/** Returns what is wrong with importing one of our files; undefined: nothing. */
export function forbiddenFile(file: string, target: string): string | undefined {
  if (projectOf(file) !== projectOf(target)) return 'Another project is imported by its package name.';
  if (testFile.test(file)) return undefined;
  if (testFile.test(target)) return 'Only tests import what belongs to tests.';
  if (file.startsWith(serverSource)) {
    return forbiddenInServer(file.slice(serverSource.length), target.slice(serverSource.length));
  }
  if (file.startsWith(clientSource) && target.startsWith(clientSource)) {
    return forbiddenInClient(file.slice(clientSource.length), target.slice(clientSource.length));
  }
  return undefined;
}

/** Returns what is wrong with exporting values of one of our files again; undefined: nothing. */
export const forbiddenExport = (file: string, target: string): string | undefined =>
  /^apps\/server\/src\/contexts\/[^/]+\/[^/]+\/index\.ts$/.test(file) && target.endsWith('.repository.ts')
    ? 'A door never exports a repository: others read by a read model, and write by a service.'
    : undefined;

/** What the worker never loads. */
const ofApi = /\.(controller|gateway|http\.module)\.ts$|^(api\.module|http-modules)\.ts$/;

function forbiddenInServer(file: string, target: string): string | undefined {
  const [area] = file.split('/');
  const [targetArea] = target.split('/');
  if (ofApi.test(target) && !ofApi.test(file) && file !== 'api.ts')
    return 'Only the api has controllers: import them in a *.http.module.ts.';
  if (area === 'kernel') {
    return targetArea === 'kernel' ? tooHighInKernel(file, target) : 'The kernel knows no context and no process.';
  }
  if (file === 'http-modules.ts' || targetArea === 'kernel') return undefined;
  if (area !== 'contexts') return targetArea === 'contexts' ? throughDoor(target) : undefined;
  if (targetArea !== 'contexts') return 'A context imports the kernel and lower contexts only.';
  return tooHighAmongContexts(file, target);
}

function throughDoor(target: string): string | undefined {
  return /^contexts\/[^/]+\/[^/]+\/index\.ts$/.test(target)
    ? undefined
    : 'A context has one door: import its index.ts.';
}

/** Returns a complaint if the target comes after the file in their order. */
function outOfOrder(own: Place | undefined, other: Place | undefined): string | undefined {
  if (own === undefined || other === undefined || other.rank <= own.rank) return undefined;
  return `${own.name} may not import ${other.name}: that is above it, see tools/lint/tiers.ts.`;
}

function tooHighInKernel(file: string, target: string): string | undefined {
  const [, own = '', ...rest] = file.split('/');
  const [, other = ''] = target.split('/');
  return rest.length === 0 ? undefined : outOfOrder(kernelPlace(own), kernelPlace(other));
}

function tooHighAmongContexts(file: string, target: string): string | undefined {
  const [, floor = '', context = '', part = '', ...below] = file.split('/');
  const [, targetFloor = '', targetContext = '', targetPart = ''] = target.split('/');
  if (floor !== targetFloor) return throughDoor(target) ?? outOfOrder(floorPlace(floor), floorPlace(targetFloor));
  if (context !== targetContext) return throughDoor(target) ?? notUsed(floor, context, targetContext);
  if (targetPart === 'index.ts') return 'A context does not use its own door.';
  return below.length === 0 ? undefined : outOfOrder(partPlace(context, part), partPlace(context, targetPart));
}

const notUsed = (floor: string, context: string, other: string): string | undefined =>
  contextsOf(floor)?.[context]?.includes(other) === true
    ? undefined
    : `${context} and ${other} are on one floor: they speak by events, or tools/lint/tiers.ts says that one uses the other.`;

function forbiddenInClient(file: string, target: string): string | undefined {
  const [folder = ''] = file.split('/');
  const [targetFolder = ''] = target.split('/');
  if (folder === 'features' && targetFolder === 'features') {
    return clientFeature(file) === clientFeature(target) ? undefined : 'A feature never imports a feature.';
  }
  const own = file.includes('/') ? clientTier(folder) : Number.POSITIVE_INFINITY;
  const other = target.includes('/') ? clientTier(targetFolder) : Number.POSITIVE_INFINITY;
  if (own === undefined || other === undefined || other <= own) return undefined;
  return `${folder} may not import ${targetFolder}: lib, ui and their like ← features ← routes ← app.`;
}

function projectOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'tools' ? first : `${first}/${second}`;
}

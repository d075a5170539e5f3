import { clientTier, neighbours, storeyOf, vendorHomes } from './tiers.ts';

const testFile =
  /(\.spec\.tsx?$|^apps\/[^/]+\/test\/|^apps\/client\/src\/test\/|^apps\/client-e2e\/|^libs\/[^/]+\/test\/)/;
const serverSource = 'apps/server/src/';
const clientSource = 'apps/client/src/';

/** Libraries that run in both browser and server, and what else they may import. */
const pureLibraries: Readonly<Record<string, RegExp>> = {
  contracts: /^zod(\/|$)/,
  domain: /^(@common-roof\/contracts|zod|@date-fns\/tz|rrule-temporal|dinero\.js|decimal\.js)(\/|$)/,
};

/** Returns what is wrong with a file's location; undefined: nothing. Paths are relative to the repository, with `/`. */
export function misplaced(file: string): string | undefined {
  const [, floor, below = ''] =
    /^apps\/(?:server\/src\/modules|client\/src\/features)\/([^/]+)(\/.*)?$/.exec(file) ?? [];
  if (floor !== undefined && storeyOf(floor) === undefined) {
    return `${floor} is no floor of the house: a feature is a folder on one of those in tools/lint/tiers.ts.`;
  }
  if (floor !== undefined && !/^\/[^/]+\//.test(below))
    return 'A floor holds folders of features, no files of its own.';
  const folder = /^apps\/client\/src\/([^/]+)\//.exec(file)?.[1];
  if (folder !== undefined && folder !== 'test' && clientTier(folder) === undefined) {
    return `The folder ${folder} has no level: give it one in tools/lint/tiers.ts.`;
  }
  return undefined;
}

/** Returns what is wrong with importing a package; undefined: nothing. */
export function forbiddenPackage(file: string, name: string): string | undefined {
  const library = /^libs\/([^/]+)\/src\//.exec(file)?.[1];
  if (name === '@common-roof/testing' && !testFile.test(file)) return 'libs/testing is for tests only.';
  if (testFile.test(file)) return undefined;
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

/** What the worker never loads. */
const ofApi = /\.(controller|gateway|http\.module)\.ts$|^(api\.module|http-modules)\.ts$/;

function forbiddenInServer(file: string, target: string): string | undefined {
  const [area, floor = '', module = ''] = file.split('/');
  const [targetArea, targetFloor = '', targetModule = '', ...inside] = target.split('/');
  if (ofApi.test(target) && !ofApi.test(file) && file !== 'api.ts')
    return 'Only the api has controllers: import them in a *.http.module.ts.';
  if (area === 'platform' && targetArea !== 'platform') return 'platform knows no feature and no process.';
  if (file === 'http-modules.ts') return undefined;
  if (area !== 'modules') return targetArea === 'modules' ? throughDoor(inside) : undefined;
  if (targetArea === 'platform') return undefined;
  if (targetArea !== 'modules') return 'A module imports platform and lower floors only.';
  if (floor === targetFloor && module === targetModule) return undefined;
  return throughDoor(inside) ?? tooHigh({ floor, module }, { floor: targetFloor, module: targetModule });
}

function throughDoor(inside: readonly string[]): string | undefined {
  return inside.join('/') === 'index.ts' ? undefined : 'A module has one door: import its index.ts.';
}

interface Place {
  readonly floor: string;
  readonly module: string;
}

function tooHigh(own: Place, other: Place): string | undefined {
  const [from, to] = [storeyOf(own.floor), storeyOf(other.floor)];
  if (from === undefined || to === undefined || to < from) return undefined;
  if (to > from) return `${own.floor} may not import ${other.floor}: that floor is above it.`;
  if (neighbours[own.module]?.includes(other.module) === true) return undefined;
  return `${own.module} and ${other.module} are on one floor: they speak by events.`;
}

function forbiddenInClient(file: string, target: string): string | undefined {
  const [folder = '', ...place] = file.split('/');
  const [targetFolder = '', ...targetPlace] = target.split('/');
  if (folder === 'features' && targetFolder === 'features') {
    const isOneFeature = place[0] === targetPlace[0] && place[1] === targetPlace[1];
    return isOneFeature ? undefined : 'A feature never imports a feature.';
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

import { fetchArea } from '@common-roof/messages/screens';

import { AREAS } from '#test/areas.ts';
import { readFileSync, SOURCES } from '#test/files.ts';
import { type Area, MEMBERS_AREAS } from './i18n.ts';

/** The path of a file that is given within the client's sources, or in full. */
const resolved = (file: string, from = ''): string => new URL(file, new URL(from, `file://${SOURCES}/`)).pathname;
/** Nearly every page leads to the same files, which are read once. */
function once<Result>(read: (file: string) => Result): (file: string) => Result {
  const known = new Map<string, Result>();
  return (file) => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const result = read(file);
    known.set(file, result);
    return result;
  };
}

const source = once((file) => readFileSync(resolved(file), 'utf8').replaceAll(/import type [^;]*;/g, ''));
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

interface Part {
  readonly module: string;
  readonly areas: readonly string[];
}

/** The file that an import names: `#` stands for the client's folders, see `imports` in its package.json. */
const fileOf = (importer: string, specifier: string): string =>
  specifier.startsWith('#') ? resolved(specifier.slice(1)) : resolved(specifier, importer);

/** How a part is written that brings words of its own when it is opened. */
const WITH_WORDS = /\[\s*import\('([.#][^']+\.tsx?)'\),\s*loadWords\(([^)]*)\)/g;

/** The parts that this module opens together with their words. */
const partsOf = once((file): readonly Part[] =>
  [...source(file).matchAll(WITH_WORDS)].map(([, path = '', areas = '']) => ({
    module: fileOf(file, path),
    areas: namesIn(areas, /'(\w+)'/g),
  })),
);

/** Modules of ours that this one imports, now or once something is opened that brings no words. */
const importsOf = once((file): readonly string[] =>
  namesIn(source(file).replaceAll(WITH_WORDS, ''), /(?:from |import\()'([.#][^']+\.tsx?)'/g).map((path) =>
    fileOf(file, path),
  ),
);

/** The tables of routes lead to every page. */
const ELSEWHERE = /\/i18n\/|\/app\/(route-table|routes\/\w+)\.ts$/;

function modulesBehind(files: readonly string[]): string[] {
  const found = new Set(files.map((file) => resolved(file)));
  for (const file of found) {
    for (const next of importsOf(file)) if (!ELSEWHERE.test(next)) found.add(next);
  }
  return [...found];
}

/** The areas whose sentences are named in these modules, or in what they import. */
async function areasSaidBy(...files: string[]): Promise<Set<Area>> {
  const areaOf = new Map<string, Area>();
  for (const area of AREAS) {
    for (const group of Object.keys(await fetchArea('en', area))) areaOf.set(group, area);
  }
  const key = new RegExp(`['"\`](${[...areaOf.keys()].join('|')})\\.[\\w$]`, 'g');
  const groups = modulesBehind(files).flatMap((file) => namesIn(source(file), key));
  return new Set(groups.flatMap((group) => areaOf.get(group) ?? []));
}

/** What a page says with the parts that it opens, and those that they open, without having it. */
async function lacking(page: string, brought: readonly string[]): Promise<Area[]> {
  const lacks = missing(await areasSaidBy(page), brought);
  const seen = new Set<string>();
  const waiting = modulesBehind([page]).flatMap(partsOf);
  for (const { module, areas } of waiting) {
    const having = [...new Set([...brought, ...areas])].sort();
    const opened = [module, ...having].join();
    if (seen.has(opened)) continue;
    seen.add(opened);
    lacks.push(...missing(await areasSaidBy(module), having));
    waiting.push(
      ...modulesBehind([module])
        .flatMap(partsOf)
        .map((next) => ({ ...next, areas: [...having, ...next.areas] })),
    );
  }
  return lacks;
}

const missing = (said: Set<Area>, brought: readonly string[]): Area[] =>
  [...said].filter((area) => area !== 'firstView' && !brought.includes(area));

interface Page {
  readonly page: string;
  readonly areas: readonly string[];
}

const publicPages = new Map(
  [...source('app/routes/public-pages.ts').matchAll(/'(\S+)': \(\) => import\('(\S+)'\)/g)].map(
    ([, path, page]) => [path, page] as const,
  ),
);

/** Each page of a file of routes: its module, and the areas that come with it. */
function pagesOf(routes: string): Page[] {
  const text = source(`app/routes/${routes}.ts`);
  const pages = text.matchAll(
    /lazyPage\(\s*(?:\(\) => import\('(\S+)'\)|PUBLIC_PAGES\['(\S+)'\])((?:,\s*'\w+')*),?\s*\)/g,
  );
  const found = [...pages].map(([, page, path, areas = '']) => ({
    page: fileOf(`app/routes/${routes}.ts`, page ?? publicPages.get(path) ?? ''),
    areas: namesIn(areas, /'(\w+)'/g),
  }));
  // Written in another way, a page would not be looked at.
  expect(found.length).toBe(text.split('lazyPage(').length - 1);
  return found;
}

const MEMBERS_ROUTES = ['roomie', 'homeowner', 'admin', 'neatkeeper', 'account'];

describe('the words that come with a page', () => {
  it('are all that stands around the pages of members', async () => {
    const said = await areasSaidBy('app/members-area.tsx', 'app/signed-in-area.tsx', 'app/signed-in-page.tsx');
    // What stands before everything brings its own.
    const ofTheGate = namesIn(source('app/session-gate.tsx'), /loadWords\('(\w+)'\)/g);
    expect(missing(said, [...MEMBERS_AREAS, ...ofTheGate])).toEqual([]);
    expect(await lacking('app/signed-in-area.tsx', MEMBERS_AREAS)).toEqual([]);
  });

  it('are all that it says', async () => {
    for (const { page, areas } of MEMBERS_ROUTES.flatMap(pagesOf)) {
      expect({
        page,
        lacks: await lacking(page, [...MEMBERS_AREAS, ...areas]),
      }).toEqual({
        page,
        lacks: [],
      });
    }
    for (const { page, areas } of pagesOf('public')) {
      expect({ page, lacks: missing(await areasSaidBy(page), areas) }).toEqual({ page, lacks: [] });
    }
  });

  it('are none that it does not say', async () => {
    for (const { page, areas } of MEMBERS_ROUTES.flatMap(pagesOf)) {
      const said: Set<string> = await areasSaidBy(page);
      expect({ page, more: areas.filter((area) => !said.has(area)) }).toEqual({ page, more: [] });
    }
  });
});

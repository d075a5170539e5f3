import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

import { compiledMessages } from './compiled-messages.ts';

const run = promisify(execFile);

/** Code that a view needs besides that of its page. A view is called as its path, and what is seen there. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '/roomad list': [],
  '/roomad room': ['features/letting/listings/ads/public/open-room.tsx'],
};
const pathOf = (view: string): string => view.split(' ')[0] ?? view;

/**
 * Draws what is seen first of the public pages, in every language, with and without a demonstration, into
 * `first-views.json`. The server writes it into these pages, so that they are seen before any of the code has come.
 */
export function firstViews(): Plugin {
  let root: string;
  let outDir: string;
  return {
    name: 'first-views',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      outDir = path.resolve(root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => /^assets\/index-.*\.css$/.test(fileName));
      const [sheet] = sheets;
      if (sheet?.type !== 'asset' || sheets.length > 1) throw new Error('start.ts has no style sheet, or several.');
      const base = typeof sheet.source === 'string' ? sheet.source : Buffer.from(sheet.source).toString();
      // Inside the project, where Node finds the packages that the code imports.
      const compiled = await mkdtemp(path.join(root, 'node_modules/.first-views-'));
      try {
        await compileForNode(root, compiled);
        const result = path.join(compiled, 'views.json');
        const script = path.join(root, 'build/draw-first-views.mjs');
        await run(process.execPath, [script, path.join(compiled, 'first-view.js'), result], {
          env: { ...process.env, NODE_ENV: 'production' },
        });
        const drawn = JSON.parse(await readFile(result, 'utf8')) as object;
        const modules = await modulesOfPages(root, Object.values(bundle));
        await writeFile(path.join(outDir, 'first-views.json'), JSON.stringify({ base, modules, ...drawn }));
      } finally {
        await rm(compiled, { recursive: true });
      }
    },
  };
}

/** Returns the files of each page's code. The document preloads them, and the page runs them when they are needed. */
async function modulesOfPages(
  root: string,
  bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): Promise<Record<string, string[]>> {
  const chunks = new Map(bundle.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const fileOf = (module: string): string => {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(path.join(root, 'src', module)));
    if (chunk === undefined) throw new Error(`There is no chunk of ${module}.`);
    return chunk.fileName;
  };
  const first = ['app/begin-later.ts', 'app/render-over.tsx'].map(fileOf);
  // A page's path and its file stand side by side only in this text.
  const pages = await readFile(path.join(root, 'src/app/routes/public-pages.ts'), 'utf8');
  const codeOf = new Map(
    [...pages.matchAll(/'(\/[^']*)': \(\) => import\('#(.+?)'\)/g)].map(([, page = '', module = '']) => [
      page,
      [module],
    ]),
  );
  for (const [view, part] of Object.entries(PARTS)) codeOf.set(view, [...(codeOf.get(pathOf(view)) ?? []), ...part]);
  return Object.fromEntries(
    [...codeOf].map(([view, modules]) => {
      const files = new Set([...first, ...modules.map(fileOf)]);
      for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
      return [view, [...files].map((file) => `/${file}`)];
    }),
  );
}

/** Assets keep the names that they have in the browser's build, because those come from what is in them. */
async function compileForNode(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [compiledMessages(), react()],
    ssr: { noExternal: /^@common-roof\//, resolve: { conditions: ['source'] } },
    resolve: { conditions: ['source'] },
    json: { stringify: false, namedExports: false },
    build: {
      ssr: 'src/first-view.tsx',
      outDir,
      target: 'es2023',
      assetsInlineLimit: 0,
      copyPublicDir: false,
      reportCompressedSize: false,
    },
  });
}

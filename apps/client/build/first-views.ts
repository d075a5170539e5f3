import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { compiledMessages } from './compiled-messages.ts';

const run = promisify(execFile);

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
        await writeFile(path.join(outDir, 'first-views.json'), JSON.stringify({ base, ...drawn }));
      } finally {
        await rm(compiled, { recursive: true });
      }
    },
  };
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

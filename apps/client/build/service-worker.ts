import { createHash } from 'node:crypto';
import path from 'node:path';

import { build, type Plugin } from 'vite';

/** Code, styles, and the fonts of Latin letters; others are fetched when a text needs them. */
const KEPT = /^assets\/.*(\.js|\.css|-latin-(wght|full)-normal-[\w-]+\.woff2|\.svg)$/;

/**
 * Builds the service worker with the list of files that it keeps. Vite already knows them: a tool that finds them again would
 * bring 250 packages.
 */
export function serviceWorker(): Plugin {
  let root: string;
  let outDir: string;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      outDir = path.resolve(root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => KEPT.test(name))
        .sort();
      const list = files.map((name) => `/${name}`);
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        resolve: { conditions: ['source', 'module', 'browser', 'production'] },
        define: {
          __FILES__: JSON.stringify(list),
          __VERSION__: JSON.stringify(createHash('sha256').update(list.join()).digest('hex').slice(0, 16)),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2023',
          sourcemap: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: path.join(root, 'service-worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
          },
        },
      });
    },
  };
}

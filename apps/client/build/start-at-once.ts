import type { Plugin } from 'vite';

/**
 * `start.ts` fetches the page and what draws it side by side. So that neither waits even for `start.ts`, the document itself
 * asks for the latter: `main.tsx` and whatever that cannot begin without.
 */
export function startAtOnce(): Plugin {
  return {
    name: 'start-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/main.tsx') === true);
        if (main === undefined) throw new Error('There is no chunk of main.tsx.');
        const files = new Set([main.fileName]);
        for (const file of files)
          for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported);
        const missing = [...files].filter((file) => !html.includes(file));
        return missing.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

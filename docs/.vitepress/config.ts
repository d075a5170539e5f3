import { copyFileSync } from 'node:fs';

import { defineConfig } from 'vitepress';

import { slugOf } from '../../tools/docs/slug.ts';
import { nav, sidebar } from './menu.ts';
import { callGroups } from './openapi.ts';
import { repositoryLinks } from './repository-links.ts';

const DESCRIPTION = 'The shared house, run by the people in it: chores, money, chat, leases and viewings.';

/** Hands out a file that another project of the repository owns. */
function handOut(path: string): void {
  const name = path.split('/').at(-1) ?? '';
  copyFileSync(new URL(`../../${path}`, import.meta.url), new URL(`../public/${name}`, import.meta.url));
}
handOut('libs/api-client/openapi.json');
handOut('apps/client/src/ui/row-houses.svg');

const searchableCalls = callGroups
  .map(({ tag, calls }) =>
    [`## ${tag}`, ...calls.map((call) => `${call.method} ${call.path} ${call.summary}`)].join('\n\n'),
  )
  .join('\n\n');

export default defineConfig({
  title: 'Common Roof',
  description: DESCRIPTION,
  lang: 'en-GB',
  // Where the site is below a folder, as on GitHub Pages: /name-of-the-repository/
  base: process.env['DOCS_BASE'] ?? '/',
  cleanUrls: true,
  lastUpdated: false,
  srcExclude: ['README.md'],
  head: [
    ['link', { rel: 'icon', href: `${process.env['DOCS_BASE'] ?? '/'}house.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#FBF7F0', media: '(prefers-color-scheme: light)' }],
    ['meta', { name: 'theme-color', content: '#171A17', media: '(prefers-color-scheme: dark)' }],
  ],
  markdown: {
    anchor: { slugify: slugOf },
    theme: { light: 'github-light', dark: 'github-dark' },
    image: { lazyLoading: true },
    config: repositoryLinks,
  },
  themeConfig: {
    logo: { src: '/house.svg', alt: '' },
    nav,
    sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        // What is made from the description of the calls stands in no Markdown file.
        _render: (source, env, markdown) =>
          markdown.render(env.relativePath === 'developers/reference/index.md' ? searchableCalls : source, env),
      },
    },
    docFooter: { prev: 'Previous', next: 'Next' },
    footer: { message: 'Common Roof: the shared house, run by the people in it.' },
  },
});

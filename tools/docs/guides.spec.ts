import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const listed = (folder: string, end: string): string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

const GUIDES = [
  ...['roomies', 'homeowners', 'neatkeepers', 'admins'].flatMap((folder) => listed(`docs/${folder}`, '.md')),
  'docs/account.md',
  'docs/find-a-room.md',
];

/** All English texts of the screens, from every file. */
const CATALOGUE = listed('libs/messages/locales/en/screens', '.json').map(read).join('\n');
const isOnAScreen = (label: string): boolean =>
  CATALOGUE.includes(`"${label}"`) || CATALOGUE.includes(`"${label} ({count})"`);

describe('the guides', () => {
  it('name buttons and pages as the screens do', () => {
    const labels = GUIDES.flatMap((guide) =>
      [...read(guide).matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => ({
        guide,
        label: label.replaceAll(/\s+/g, ' '),
      })),
    );
    expect(labels.length).toBeGreaterThan(100);
    // Bold text that ends with a full stop, colon or question mark introduces its paragraph and isn't a label.
    const wrong = labels.filter(({ label }) => !isOnAScreen(label) && !/[.:?]$/.test(label));
    expect(wrong).toEqual([]);
  });

  it('use every captured picture, and show no other', () => {
    const pages = [...listed('docs', '.md').filter((path) => !path.includes('node_modules')), 'README.md'];
    const shown = pages.flatMap((page) => [...read(page).matchAll(/images\/([\w-]+\.webp)/g)].map(([, name]) => name));
    expect([...new Set(shown)].sort()).toEqual(readdirSync(join(repositoryRoot, 'docs/images')).sort());
  });

  it("are in the site's menu, page by page", () => {
    const menu = read('docs/.vitepress/menu.ts');
    const pages = [...GUIDES, ...listed('docs/operators', '.md'), ...listed('docs/developers', '.md')].filter(
      // One file for all groups of calls.
      (page) => !page.includes('['),
    );
    const missing = pages.filter((page) => {
      const link = page.slice('docs'.length).replace(/(index)?\.md$/, '');
      return !menu.includes(`'${link}'`);
    });
    expect(missing).toEqual([]);
  });
});

describe('the developer pages', () => {
  it('name only existing files', () => {
    const pages = ['docs/developers/index.md', 'docs/developers/cookbook.md', 'docs/developers/api.md'];
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/`((?:apps|libs|tools|docs|deploy)\/[\w./-]+)`/g)].map(([, path = '']) => path),
    );
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
  });

  it('name only existing scripts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const pages = [...listed('docs/operators', '.md'), ...listed('docs/developers', '.md'), 'README.md'];
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/npm (?:run )?(start|test|[\w-]+:[\w-]+|dev|bench|docs|licences|sbom)\b/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});

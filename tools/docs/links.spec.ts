import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { brokenLinks } from './markdown-links.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'cache']);

/** Files of other projects that the site copies when it is built. */
const copied = [
  ...readFileSync(join(repositoryRoot, 'docs/.vitepress/config.ts'), 'utf8').matchAll(/handOut\('(.+)'\)/g),
];
const isHandedOut = (path: string): boolean =>
  copied.some(([, file = '']) => path === `docs/public/${basename(file)}` && existsSync(join(repositoryRoot, file)));

function markdownFiles(folder = ''): string[] {
  return readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const isHidden = entry.name.startsWith('.') && entry.name !== '.github';
      return SKIPPED.has(entry.name) || isHidden ? [] : markdownFiles(path);
    }
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const treeOf = (files: Record<string, string>) => ({
  pages: new Map(Object.entries(files)),
  exists: (path: string) => path in files || path === 'src',
});

describe('links in Markdown', () => {
  it('resolve, in every file of the repository', () => {
    const files = markdownFiles();
    expect(files.length).toBeGreaterThan(100);
    const pages = new Map(files.map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')]));
    expect(
      brokenLinks({ pages, exists: (path) => isHandedOut(path) || existsSync(join(repositoryRoot, path)) }),
    ).toEqual([]);
  });

  it('are reported if they are broken', () => {
    const page = ['[a](b.md) ![c](d.png) <img src="e.webp">', '', '[f]: g.md'].join('\n');
    expect(brokenLinks(treeOf({ 'docs/a.md': page }))).toEqual([
      'docs/a.md: b.md',
      'docs/a.md: d.png',
      'docs/a.md: g.md',
      'docs/a.md: e.webp',
    ]);
  });

  it('need an anchor that exists on the page or in what it includes', () => {
    const files = {
      'README.md': '# Two `words`, [one link](docs/a.md)\n\n## Twice\n\n## Twice\n',
      'docs/a.md':
        '<!--@include: ../README.md-->\n[1](#twice-1) [2](#two-words-one-link) [3](#thrice) [4](../README.md#gone)',
    };
    expect(brokenLinks(treeOf(files))).toEqual(['docs/a.md: #thrice', 'docs/a.md: ../README.md#gone']);
  });

  it('are ignored in code, on other hosts and outside the repository', () => {
    const page = '`[a](b)` [c](https://example.org/#d) [s](src)\n\n```md\n[e](f)\n```\n\n[g](../../h.md)';
    expect(brokenLinks(treeOf({ 'docs.md': page }))).toEqual(['docs.md: ../../h.md']);
  });

  it('can be site addresses', () => {
    const files = {
      'docs/index.md': '---\n  link: /guides\n  src: /house.svg\n---\n[a](/roomies/) [b](/none)',
      'docs/guides.md': '',
      'docs/roomies/index.md': '',
      'docs/public/house.svg': '',
    };
    const { pages, exists } = treeOf(files);
    const isThere = (path: string): boolean => exists(path) || exists(path.replace(/\/$/, ''));
    expect(brokenLinks({ pages, exists: isThere })).toEqual(['docs/index.md: /none']);
  });
});

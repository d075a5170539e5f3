import { dirname, join, normalize } from 'node:path/posix';

import type { MarkdownEnv } from 'vitepress';

/** What of the repository is a page of the site under another name. Paths are relative to the repository. */
const PAGES: Readonly<Record<string, string>> = {
  'ARCHITECTURE.md': 'docs/developers/architecture.md',
  'CONTRIBUTING.md': 'docs/developers/contributing.md',
  'CHANGELOG.md': 'docs/changelog.md',
  'README.md': 'docs/index.md',
  'libs/api-client/README.md': 'docs/developers/api-client.md',
  'docs/adr': 'docs/developers/decisions.md',
};
const INCLUDED = new Map(Object.entries(PAGES).map(([file, page]) => [page, file]));

/** Where the sources can be read, where the site is built by a workflow of GitHub. */
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
const sources = server && repository ? `${server}/${repository}/blob/HEAD/` : undefined;

interface Token {
  type: string;
  tag: string;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
  children: Token[] | null;
}
interface Markdown {
  core: { ruler: { push(name: string, rule: (state: { tokens: Token[]; env: MarkdownEnv }) => void): void } };
}

/**
 * Relative links mean the same on the site as in the repository: to another page, to a source file on GitHub, or, where
 * nobody knows where that is, to nothing.
 */
export function repositoryLinks(markdown: Markdown): void {
  markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
    const page = `docs/${env.relativePath}`;
    const folder = dirname(page === 'docs/index.md' ? page : (INCLUDED.get(page) ?? page));
    for (const { children } of tokens) {
      let isOpenPlain = false;
      for (const token of children ?? []) {
        if (token.type === 'link_close' && isOpenPlain) {
          token.tag = 'span';
          isOpenPlain = false;
        }
        if (token.type !== 'link_open') continue;
        const href = token.attrGet('href') ?? '';
        if (/^(?:[a-z]+:|#|\/)/.test(href)) continue;
        const [path = '', anchor] = href.split('#');
        const file = normalize(join(folder, decodeURI(path)));
        const target = PAGES[file] ?? file;
        if (target.startsWith('docs/') && target.endsWith('.md')) {
          token.attrSet('href', `/${target.slice('docs/'.length)}${anchor === undefined ? '' : `#${anchor}`}`);
        } else if (sources !== undefined) {
          token.attrSet('href', sources + file);
        } else {
          token.tag = 'span';
          token.attrSet('href', '#');
          token.type = 'plain_open';
          isOpenPlain = true;
        }
      }
    }
  });
}

import { dirname, join, normalize } from 'node:path/posix';

import { slugOf } from './slug.ts';

export interface Tree {
  /** Text of every Markdown file, by path from the repository root. */
  readonly pages: ReadonlyMap<string, string>;
  /** Whether a path from the root is a file or a folder. */
  readonly exists: (path: string) => boolean;
}

const SITE = 'docs/';

/** Returns a line `page: link` for each relative link, picture or anchor that is broken. */
export function brokenLinks({ pages, exists }: Tree): string[] {
  const isThere = (path: string): boolean => exists(path) || exists(`${path}.md`) || exists(join(path, 'index.md'));
  return [...pages].flatMap(([page, text]) =>
    linksOf(text)
      .filter((link) => !/^[a-z][a-z+.-]*:/i.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? page : targetOf(page, decodeURI(path));
        if (target.startsWith('..') || !isThere(target)) return true;
        const wanted = [target, `${target}.md`, join(target, 'index.md')].find((each) => pages.has(each));
        return anchor !== undefined && anchor !== '' && !(wanted && anchorsOf(wanted, pages).has(anchor));
      })
      .map((link) => `${page}: ${link}`),
  );
}

/** Resolves a link. A path that begins with `/` is a site address; the site's static files are in `docs/public`. */
function targetOf(page: string, path: string): string {
  if (!path.startsWith('/')) return normalize(join(dirname(page), path));
  return /\.\w+$/.test(path) && !path.endsWith('.md') ? join(SITE, 'public', path) : normalize(join(SITE, path));
}

/** Removes code, where brackets have another meaning. */
const prose = (text: string): string =>
  text.replaceAll(/^( *)(`{3,}|~{3,})[^]*?^\1\2.*$/gm, '').replaceAll(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');

function linksOf(text: string): string[] {
  const found = [
    ...prose(text).matchAll(/\]\(\s*<?([^()\s>]+(?:\([^()\s]*\)[^()\s>]*)?)>?(?:\s+["'][^)]*["'])?\s*\)/g),
    ...prose(text).matchAll(/^ {0,3}\[[^\]]+\]:\s+(\S+)/gm),
    ...prose(text).matchAll(/<(?:a|img|source)\b[^>]*?\s(?:href|src|srcset)="([^"]+)"/g),
    // Links in the front matter of a landing page.
    ...(/^---\n[^]*?\n---\n/.exec(text)?.[0] ?? '').matchAll(/^\s+(?:link|src): (\S+)$/gm),
  ];
  return found.map(([, link = '']) => link);
}

function anchorsOf(page: string, pages: Tree['pages']): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of headingsOf(page, pages)) {
    const slug = slugOf(heading.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/<[^>]+>/g, ''));
    let unique = slug;
    for (let times = 1; anchors.has(unique); times += 1) unique = `${slug}-${String(times)}`;
    anchors.add(unique);
  }
  for (const [, id = ''] of (pages.get(page) ?? '').matchAll(/\sid="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

function headingsOf(page: string, pages: Tree['pages']): RegExpMatchArray[] {
  const text = (pages.get(page) ?? '').replaceAll(/<!--\s*@include:\s*(\S+?)\s*-->/g, (_, path: string) => {
    return pages.get(normalize(join(dirname(page), path))) ?? '';
  });
  // A heading may contain inline code, so only code blocks are removed.
  const withoutBlocks = text.replaceAll(/^( *)(`{3,}|~{3,})[^]*?^\1\2.*$/gm, '');
  return [...withoutBlocks.matchAll(/^ {0,3}#{1,6}\s+(.+?)\s*#*$/gm)];
}

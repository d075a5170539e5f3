import { dirname, join, normalize } from 'node:path/posix';

import { slugOf } from './slug.ts';

export interface Tree {
  /** Text of every Markdown file by its path from the root of the repository. */
  readonly pages: ReadonlyMap<string, string>;
  /** Whether a path from the root is a file or a folder. */
  readonly exists: (path: string) => boolean;
}

const SITE = 'docs/';

/** Returns a line for each relative link, picture or anchor that leads nowhere, as `page: link`. */
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

/** A path that begins with `/` is one of the site, whose files that are handed out as they are stand in `docs/public`. */
function targetOf(page: string, path: string): string {
  if (!path.startsWith('/')) return normalize(join(dirname(page), path));
  return /\.\w+$/.test(path) && !path.endsWith('.md') ? join(SITE, 'public', path) : normalize(join(SITE, path));
}

/** Without code, where brackets mean something else. */
const prose = (text: string): string =>
  text.replaceAll(/^( *)(`{3,}|~{3,})[^]*?^\1\2.*$/gm, '').replaceAll(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');

function linksOf(text: string): string[] {
  const found = [
    ...prose(text).matchAll(/\]\(\s*<?([^()\s>]+(?:\([^()\s]*\)[^()\s>]*)?)>?(?:\s+["'][^)]*["'])?\s*\)/g),
    ...prose(text).matchAll(/^ {0,3}\[[^\]]+\]:\s+(\S+)/gm),
    ...prose(text).matchAll(/<(?:a|img|source)\b[^>]*?\s(?:href|src|srcset)="([^"]+)"/g),
    // What a landing page of the site names in its head.
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
  // A heading may hold code, so only blocks of it are left out.
  const withoutBlocks = text.replaceAll(/^( *)(`{3,}|~{3,})[^]*?^\1\2.*$/gm, '');
  return [...withoutBlocks.matchAll(/^ {0,3}#{1,6}\s+(.+?)\s*#*$/gm)];
}

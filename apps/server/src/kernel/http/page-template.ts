import { languageAttributes, type Locale, PAGE_ANSWERS, type PageAnswers } from '@common-roof/contracts';

import { escapeHtml } from './escape-html.ts';
import type { FirstView } from './first-views.ts';
import type { PageContent, PageDescription, PageLink } from './public-pages.ts';

const PRODUCT = 'Common Roof';
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_GB', de: 'de_DE', es: 'es_ES', fr: 'fr_FR', ar: 'ar_AR' };

/** Writes JSON that can't end its script element: none of its characters means anything in HTML. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

interface Rendered {
  readonly nonce: string;
  readonly locale: Locale;
  /** null: the page is for nobody but its reader. */
  readonly page: PageDescription | null;
  /** What is seen before any code has come; null: the mark of the product. */
  readonly firstView: FirstView | null;
  /** As chosen in this browser; null: the look of the system. */
  readonly look: 'light' | 'dark' | null;
  readonly navigation: readonly PageLink[];
  readonly toUrl: (path: string) => string;
}

/** The built `index.html`, and what is written into it for each answer. */
export class PageTemplate {
  private readonly html: string;

  constructor(html: string, features: Readonly<Record<string, boolean>> = {}) {
    const metas = Object.entries(features).filter(([, isOn]) => isOn);
    // The client finds out what this instance offers before it asks for anything.
    this.html = html.replace('</head>', () => `${metas.map(([name]) => meta('name', name, 'true')).join('')}</head>`);
  }

  render({ nonce, locale, page, firstView, look, navigation, toUrl }: Rendered): string {
    const chosen = look === null ? '' : ` data-color-scheme="${look}"`;
    const html = this.html
      .replaceAll(NONCE_PLACEHOLDER, nonce)
      .replace('<html lang="en">', `<html ${languageAttributes(locale)}${chosen}>`);
    if (page === null) return html;
    // As functions: in a text, `$&` would be a pattern.
    const described = html
      .replace(/<meta name="description"[^>]*>\s*/, '')
      .replace(/<title>[^<]*<\/title>/, () => headOf(page, locale, toUrl))
      .replace(/<noscript>[^<]*<\/noscript>/, () => noscriptOf(page.content, navigation))
      .replace('</body>', () => `${answersOf(page.answers)}</body>`);
    return firstView === null ? described : withFirstView(described, firstView, nonce);
  }
}

/**
 * Puts the first view in place of the style sheet, which would be one more wait, and of the product's mark. The page's code
 * is only preloaded: the page runs it when it is needed.
 */
function withFirstView(
  html: string,
  { html: body, base, common, styles, names, modules }: FirstView,
  nonce: string,
): string {
  const links = modules
    .filter((file) => !html.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return html
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () =>
        `${links.join('')}<style nonce="${nonce}">${base}</style><style nonce="${nonce}" data-first-view>${common}</style>` +
        `<style nonce="${nonce}" data-emotion="${names}">${styles}</style>`,
    )
    .replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${body}</div>`);
}

const answersOf = (answers: PageAnswers | undefined): string =>
  answers === undefined ? '' : `<script type="application/json" id="${PAGE_ANSWERS}">${scriptJson(answers)}</script>`;

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

function headOf(page: PageDescription, locale: Locale, toUrl: (path: string) => string): string {
  const { title, description, address, picture, data = [], firstPhoto } = page;
  const parts = [`<title>${escapeHtml(`${title} · ${PRODUCT}`)}</title>`, meta('name', 'description', description)];
  if (firstPhoto !== undefined)
    parts.push(`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(firstPhoto)}">`);
  if (address === undefined) return [...parts, meta('name', 'robots', 'noindex')].join('\n    ');
  const url = toUrl(address);
  const others = Object.values(OPEN_GRAPH_LOCALES).filter((other) => other !== OPEN_GRAPH_LOCALES[locale]);
  parts.push(
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', OPEN_GRAPH_LOCALES[locale]),
    ...others.map((other) => meta('property', 'og:locale:alternate', other)),
    meta('name', 'twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
  );
  if (picture !== undefined) {
    parts.push(
      meta('property', 'og:image', toUrl(picture.path)),
      meta('property', 'og:image:width', String(picture.width)),
      meta('property', 'og:image:height', String(picture.height)),
      meta('property', 'og:image:alt', picture.alt),
      meta('name', 'twitter:image', toUrl(picture.path)),
      meta('name', 'twitter:image:alt', picture.alt),
    );
  }
  for (const each of data) {
    const json = scriptJson({ '@context': 'https://schema.org', url, ...each });
    parts.push(`<script type="application/ld+json">${json}</script>`);
  }
  return parts.join('\n    ');
}

const paragraphs = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => text.split(/\n+/))
    .filter((text) => text.trim() !== '')
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('');

const linkList = (links: readonly PageLink[]): string =>
  links.length === 0
    ? ''
    : `<ul>${links.map(({ path, name }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`).join('')}</ul>`;

function noscriptOf(content: PageContent, navigation: readonly PageLink[]): string {
  const sections = (content.sections ?? [])
    .map(({ heading, paragraphs: texts }) => `<section><h2>${escapeHtml(heading)}</h2>${paragraphs(texts)}</section>`)
    .join('');
  return (
    `<noscript><div class="plain"><main><h1>${escapeHtml(content.heading)}</h1>${paragraphs(content.paragraphs)}` +
    `${sections}${linkList(content.links ?? [])}</main><nav>${linkList(navigation)}</nav></div></noscript>`
  );
}

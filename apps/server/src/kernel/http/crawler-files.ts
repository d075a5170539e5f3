import { LOCALES } from '@common-roof/contracts';
import type { FastifyInstance } from 'fastify';

import { escapeHtml } from './escape-html.ts';
import type { PublicPages } from './public-pages.ts';

/** The most addresses of one map: https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1_000;
/** A file that expires in less than a year is recommended by RFC 9116, 2.5.5. */
const SECURITY_DAYS = 180;
const MAP_AGE_MS = 600_000;

interface CrawlerFiles {
  readonly pages: PublicPages;
  readonly publicUrl: string;
  /** The e-mail address for reports about security. */
  readonly contact: string;
  /** The page with a form for those who don't write e-mails. */
  readonly contactPage: string;
  readonly now: () => Date;
}

/** Serves what programs read before they read pages: rules, the map of the site, and whom to tell about weaknesses. */
export function serveCrawlerFiles(fastify: FastifyInstance, files: CrawlerFiles): void {
  const { pages, publicUrl, now } = files;
  const toUrl = (path: string): string => new URL(path, publicUrl).href;

  fastify.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${String(DAY_SECONDS)}`)
      .type('text/plain; charset=utf-8')
      .send(robots(toUrl('/sitemap.xml'))),
  );

  const map = remembered(async () => sitemap(await pages.listAddresses(MOST_ADDRESSES), toUrl), now);
  fastify.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${String(HOUR_SECONDS)}`)
      .type('application/xml; charset=utf-8')
      .send(await map()),
  );

  fastify.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${String(DAY_SECONDS)}`)
      .type('text/plain; charset=utf-8')
      .send(
        lines([
          `Contact: mailto:${files.contact}`,
          `Contact: ${toUrl(files.contactPage)}`,
          `Expires: ${expiry(now())}`,
          `Preferred-Languages: ${LOCALES.join(', ')}`,
          `Canonical: ${toUrl('/.well-known/security.txt')}`,
        ]),
      ),
  );
}

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

/**
 * Pages that aren't to be listed say so themselves, which only those who may read them learn: none is forbidden here.
 * Programs that draw a page need the calls for rooms and photos.
 */
const robots = (map: string): string =>
  lines(['User-agent: *', 'Allow: /api/wds', 'Allow: /api/images/', 'Disallow: /api/', '', `Sitemap: ${map}`]);

/** At midnight, so that the file stays the same all day. */
function expiry(now: Date): string {
  const day = new Date(now.getTime() + SECURITY_DAYS * DAY_MS).toISOString().slice(0, 10);
  return `${day}T00:00:00.000Z`;
}

function sitemap(
  addresses: Awaited<ReturnType<PublicPages['listAddresses']>>,
  toUrl: (path: string) => string,
): string {
  const entries = addresses.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<url><loc>${escapeHtml(toUrl(path))}</loc>${changed}</url>`;
  });
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ]);
}

/** Makes a text again after a while, once for everyone who waits for it. */
function remembered(make: () => Promise<string>, now: () => Date): () => Promise<string> {
  let kept: { text: Promise<string>; until: number } | null = null;
  return () => {
    if (kept === null || kept.until <= now().getTime()) {
      const text = make();
      const made = { text, until: now().getTime() + MAP_AGE_MS };
      kept = made;
      text.catch(() => {
        if (kept === made) kept = null;
      });
    }
    return kept.text;
  };
}

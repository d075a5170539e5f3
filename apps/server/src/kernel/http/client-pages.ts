import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { FIRST_VIEWS_FILE, FirstViews } from './first-views.ts';
import { PageTemplate } from './page-template.ts';
import type { PageDescription, PageQuestion, PublicPages } from './public-pages.ts';
import { lookIn, readerIn, regionIn } from './reading.ts';
import { newNonce, PAGE_PERMISSIONS, pagePolicy, WORKER_POLICY } from './security-headers.ts';

/** Also the start of its compressed variants' names. */
const SERVICE_WORKER = 'service-worker.js';
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
const RETRY_SECONDS = 30;
/** Files whose names stay while their content may change with a release. */
const PICTURES = /\.(avif|ico|jpg|png|svg|webp)$/;

const logger = new Logger('pages');

interface ClientPages {
  /** The folder of the built client. */
  readonly directory: string;
  readonly pages: PublicPages;
  /** The address people type. The `Host` of a request is whatever its sender likes. */
  readonly publicUrl: string;
  /** What this instance offers, as names that the client looks for in its page. */
  readonly features: Readonly<Record<string, boolean>>;
}

/**
 * Serves the built client. Files with a hash in their name never change. Every other path that requests a page gets
 * `index.html`, with what the page says to search engines, link previews and browsers without scripts.
 */
export async function serveClient(fastify: FastifyInstance, client: ClientPages): Promise<void> {
  const { directory, pages, publicUrl } = client;
  const indexFile = path.join(directory, 'index.html');
  if (!existsSync(indexFile)) throw new Error(`There is no built client in ${directory}.`);
  const template = new PageTemplate(readFileSync(indexFile, 'utf8'), client.features);
  const firstViews = FirstViews.in(directory);
  const toUrl = (address: string): string => new URL(address, publicUrl).href;

  /** Without its description a page still works for people, while search engines come again. */
  const findPage = async (pathname: string, asked: PageQuestion): Promise<PageDescription | 'unavailable' | null> => {
    try {
      return await pages.find(pathname, asked);
    } catch (error) {
      logger.warn({ err: error, path: pathname }, 'a page is sent without its description');
      return 'unavailable';
    }
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = newNonce();
    const { locale } = readerIn(request);
    const region = regionIn(request);
    // Not parsed with `URL`, because a stranger's path need not be a valid one.
    const [pathname = '', search = ''] = request.url.split('?', 2);
    const page = await findPage(pathname, { query: new URLSearchParams(search), locale, region, toUrl });
    if (page === 'unavailable') void reply.status(503).header('retry-after', String(RETRY_SECONDS));
    else {
      void reply.status(page?.isMissing === true ? 404 : 200);
      if (page?.address === undefined) void reply.header('x-robots-tag', 'noindex');
    }
    const described = page === 'unavailable' ? null : page;
    // Whatever else an address asks for besides its page is drawn by the browser.
    const wanted = described?.view ?? (search === '' ? { name: pathname } : null);
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('permissions-policy', PAGE_PERMISSIONS)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language, Cookie')
      .type('text/html; charset=utf-8')
      .send(
        template.render({
          nonce,
          locale,
          page: described,
          firstView: wanted && firstViews.find(wanted, locale, client.features['demo-accounts'] === true),
          look: lookIn(request),
          navigation: pages.linksFor(locale),
          toUrl,
        }),
      );
  };

  await fastify.register(fastifyStatic, {
    root: directory,
    serve: true,
    index: false,
    wildcard: false,
    // The build writes compressed variants beside a file. The browser's headers select one; they have no address of
    // their own.
    preCompressed: true,
    globIgnore: ['index.html', FIRST_VIEWS_FILE, '**/*.br', '**/*.gz', '**/*.map'],
    setHeaders: (reply, file) => {
      void reply.header('cache-control', cachingOf(file));
      if (path.basename(file).startsWith(SERVICE_WORKER)) void reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  fastify.get('/', sendPage);
  fastify.get('/*', (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    if (pathname.startsWith('/api/') || pathname.startsWith('/socket.io/') || path.extname(pathname) !== '') {
      reply.callNotFound();
      return reply;
    }
    return sendPage(request, reply);
  });
}

function cachingOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return `public, max-age=${String(YEAR_SECONDS)}, immutable`;
  return PICTURES.test(file) ? `public, max-age=${String(DAY_SECONDS)}` : 'no-cache';
}

import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';

import { LIMITS } from '@common-roof/contracts';
import type { ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Logger } from 'nestjs-pino';

import { ApiModule } from './api.module.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { scopeOf } from '#contexts/identity/accounts/index.ts';
import { Config } from '#kernel/config/config.ts';
import { serveApiDocs } from '#kernel/http/api-docs.ts';
import { serveClient } from '#kernel/http/client-pages.ts';
import { answerClientError } from '#kernel/http/client-error.ts';
import { compressAnswers } from '#kernel/http/compressed-answers.ts';
import { answerFrameworkError, refuseExpectations, refuseUpgrades } from '#kernel/http/early-refusals.ts';
import { gracefulShutdown } from '#kernel/http/graceful-shutdown.ts';
import { acceptFiles } from '#kernel/http/form-files.ts';
import { readJson } from '#kernel/http/json-body.ts';
import { serveCrawlerFiles } from '#kernel/http/crawler-files.ts';
import { observeRequests } from '#kernel/http/observe-requests.ts';
import { openApiDocument } from '#kernel/http/openapi.ts';
import { ProblemFilter } from '#kernel/http/problem.filter.ts';
import { PublicPages } from '#kernel/http/public-pages.ts';
import { RoutePolicies } from '#kernel/http/route-policy.ts';
import { registerSecurityHeaders } from '#kernel/http/security-headers.ts';
import { RefusalLog } from '#kernel/logging/refusal-log.ts';
import { RealtimeIoAdapter } from '#kernel/realtime/io-adapter.ts';
import { describeStandingPages } from './standing-pages.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

export interface ApiOptions {
  readonly clock?: Clock;
  /** Further modules in this process, for tests. */
  readonly imports?: ModuleMetadata['imports'];
  /** Called for every route that is registered. */
  readonly onRoute?: (method: string, url: string) => void;
}

/** Builds the api, ready to listen, with every guard, limit and page. */
export async function createApi(config: Config, options: ApiOptions = {}): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: LIMITS.jsonBodyBytes,
    trustProxy: (_address, hop) => hop < config.env.TRUST_PROXY_HOPS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    http: { headersTimeout: HEADERS_TIMEOUT_MS, maxHeaderSize: LIMITS.headerBytes },
    routerOptions: { maxParamLength: LIMITS.urlBytes, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
  });
  // Fastify's type, seen through Nest's adapter.
  const fastify = adapter.getInstance<unknown>() as FastifyInstance;
  gracefulShutdown(fastify);
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) options.onRoute?.(each, url);
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(config, options.clock, options.imports),
    adapter,
    {
      bufferLogs: true,
      abortOnError: false,
    },
  );
  app.useLogger(app.get(Logger));
  app.useGlobalFilters(new ProblemFilter(app.get(RefusalLog)));
  app.useWebSocketAdapter(new RealtimeIoAdapter(app));

  await registerSecurityHeaders(fastify);
  compressAnswers(fastify);
  await acceptFiles(fastify);
  readJson(app);
  observeRequests(fastify, app);
  refuseExpectations(fastify.server);
  // Nest calls its module hooks in init; the document needs the policies that one of them reads.
  await app.init();
  refuseUpgrades(fastify.server);
  await serveApiDocs(fastify, () => openApiDocument(app.get(RoutePolicies).list(), scopeOf));
  if (config.env.CLIENT_DIST) await servePages(fastify, app, config.env.CLIENT_DIST);
  return app;
}

async function servePages(fastify: FastifyInstance, app: NestFastifyApplication, directory: string): Promise<void> {
  const { PUBLIC_URL: publicUrl, OPERATOR_EMAIL: contact, DEMO_ACCOUNTS } = app.get(Config).env;
  const pages = app.get(PublicPages);
  describeStandingPages(pages, statSync(directory).mtime);
  serveCrawlerFiles(fastify, { pages, publicUrl, contact, contactPage: '/contactus', now: () => app.get(Clock).now() });
  await serveClient(fastify, { directory, pages, publicUrl, features: { 'demo-accounts': DEMO_ACCOUNTS } });
}

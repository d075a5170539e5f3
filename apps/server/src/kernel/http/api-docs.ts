import { createRequire } from 'node:module';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

const INITIALIZER = `window.onload = () => {
  window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, tryItOutEnabled: true,
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset], layout: 'StandaloneLayout', validatorUrl: null });
};`;

/**
 * `/api/openapi.json` and a page to browse it, `/api/docs`.
 * @param describe makes the document at the first request for it: that takes longer than the rest of a start
 */
export async function serveApiDocs(fastify: FastifyInstance, describe: () => object): Promise<void> {
  const directory = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  let json: string | undefined;
  fastify.get('/api/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(describe());
    return reply.type('application/json; charset=utf-8').send(json);
  });
  await fastify.register(async (docs) => {
    docs.addHook('onSend', (_request, reply, _payload, done) => {
      void reply.header('content-security-policy', PAGE_POLICY);
      done();
    });
    docs.get('/api/docs/swagger-initializer.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(INITIALIZER),
    );
    await docs.register(fastifyStatic, {
      root: directory,
      prefix: '/api/docs/',
      decorateReply: false,
      wildcard: false,
      globIgnore: ['**/*.map', 'swagger-initializer.js', '**/package.json', '**/*.txt'],
    });
  });
}

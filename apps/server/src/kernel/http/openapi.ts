import { API_TOKEN_PREFIX, AUTH_HEADER, type Call, IDEMPOTENCY_HEADER, type TokenScope } from '@common-roof/contracts';
import { Problem } from '@common-roof/contracts/schemas';
import type { z } from 'zod';

import type { RoutePolicy } from './route-policy.ts';
import { type Json, SchemaComponents } from './schema-components.ts';

export const VERSION = '1.0.0'; // x-release-please-version

function parameters(call: Call, schemas: SchemaComponents): Json[] {
  const list: Json[] = [];
  for (const [part, place] of [
    ['params', 'path'],
    ['query', 'query'],
  ] as const) {
    const schema = call[part];
    if (!schema) continue;
    const { properties = {}, required = [] } = schemas.inline(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    for (const [name, property] of Object.entries(properties)) {
      list.push({ name, in: place, required: place === 'path' || required.includes(name), schema: property });
    }
  }
  if (call.once === true) {
    const schema = { type: 'string', minLength: 8, maxLength: 200 };
    list.push({ name: IDEMPOTENCY_HEADER, in: 'header', required: call.needsKey === true, schema });
  }
  return list;
}

const problemAnswer = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** What any call may be refused with, by status. */
const REFUSALS = {
  400: ['WrongField', problemAnswer('A field is wrong; `errors` names it')],
  401: ['NotSignedIn', problemAnswer('No valid token')],
  403: ['WrongRole', problemAnswer('Not for your role: `x-roles` says for whom')],
  404: ['NotFound', problemAnswer('Not there, or not yours')],
  429: ['TooMany', problemAnswer('Too many calls; `retry-after` says when to try again')],
} as const;

const refusal = (status: keyof typeof REFUSALS): Json => ({
  [status]: { $ref: `#/components/responses/${REFUSALS[status][0]}` },
});

function bodyContent({ upload }: Call, body: z.ZodType, schemas: SchemaComponents): Json {
  const json = { 'application/json': { schema: schemas.referenceTo(body, 'input') } };
  if (!upload) return json;
  const files = { type: 'array', maxItems: upload.files, items: { type: 'string', contentMediaType: 'image/*' } };
  return { ...json, 'multipart/form-data': { schema: { type: 'object', properties: { images: files } } } };
}

/** The scope that opens a call to API tokens; null when none does. */
export type ScopeOf = (call: Call) => TokenScope | null;

function operation({ call, who }: RoutePolicy, schemas: SchemaComponents, scope: TokenScope | null): Json {
  const refusals: Json = {
    ...refusal(400),
    ...(who === 'public' ? {} : { ...refusal(401), ...refusal(403) }),
    ...(call.params ? refusal(404) : {}),
    ...refusal(429),
  };
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    description: who === 'public' ? 'Open to everyone.' : `For: ${who.join(', ')}.${byToken(scope)}`,
    ...(who === 'public' ? { security: [] } : { 'x-roles': who }),
    ...(scope === null ? {} : { security: [{ session: [] }, { api_token: [scope] }] }),
    parameters: parameters(call, schemas),
    ...(call.body ? { requestBody: { content: bodyContent(call, call.body, schemas) } } : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        ...(call.response
          ? { content: { 'application/json': { schema: schemas.referenceTo(call.response, 'output') } } }
          : {}),
        ...(call.produces ? { content: { [call.produces]: {} } } : {}),
      },
      ...refusals,
    },
  };
}

const byToken = (scope: TokenScope | null): string =>
  scope === null ? '' : ` Also with an API token that has \`${scope}\`.`;

/** The OpenAPI 3.1 document, made from the schemas that validate. */
export function openApiDocument(policies: readonly RoutePolicy[], scopeOf: ScopeOf) {
  const paths: Record<string, Json> = {};
  const schemas = new SchemaComponents();
  for (const policy of policies) {
    const { method, path } = policy.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(policy, schemas, scopeOf(policy.call)) };
  }
  schemas.referenceTo(Problem, 'output');
  return {
    openapi: '3.1.0',
    info: { title: 'Common Roof', version: VERSION, description: 'A shared house run by the people in it.' },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: AUTH_HEADER },
        api_token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${API_TOKEN_PREFIX}…`,
          description: 'An API token of the account, from its profile. Each call names the scope that opens it.',
        },
      },
      responses: Object.fromEntries(Object.values(REFUSALS)),
      schemas: schemas.toJson(),
    },
  };
}

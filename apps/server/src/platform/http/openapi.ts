import { AUTH_HEADER, type Call, IDEMPOTENCY_HEADER, Problem } from '@common-roof/contracts';
import { z } from 'zod';

import type { RoutePolicy } from './route-policy.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

function parameters(call: Call): Json[] {
  const list: Json[] = [];
  for (const [part, place] of [
    ['params', 'path'],
    ['query', 'query'],
  ] as const) {
    const schema = call[part];
    if (!schema) continue;
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
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

function bodyContent({ upload }: Call, body: z.ZodType): Json {
  const json = { 'application/json': { schema: jsonSchema(body, 'input') } };
  if (!upload) return json;
  const files = { type: 'array', maxItems: upload.files, items: { type: 'string', contentMediaType: 'image/*' } };
  return { ...json, 'multipart/form-data': { schema: { type: 'object', properties: { images: files } } } };
}

function operation({ call, who }: RoutePolicy): Json {
  const refusals: Json = { 400: problemAnswer('A field is wrong; `errors` names it'), 429: problemAnswer('Too many') };
  if (who !== 'public') {
    refusals['401'] = problemAnswer('No valid token');
    refusals['403'] = problemAnswer(`Only for: ${who.join(', ')}`);
  }
  if (call.params) refusals['404'] = problemAnswer('Not there, or not yours');
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    ...(who === 'public' ? { security: [] } : { 'x-roles': who }),
    parameters: parameters(call),
    ...(call.body ? { requestBody: { content: bodyContent(call, call.body) } } : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        ...(call.response ? { content: { 'application/json': { schema: jsonSchema(call.response, 'output') } } } : {}),
        ...(call.produces ? { content: { [call.produces]: {} } } : {}),
      },
      ...refusals,
    },
  };
}

/** The OpenAPI 3.1 document, made from the schemas that validate. */
export function openApiDocument(policies: readonly RoutePolicy[], version: string) {
  const paths: Record<string, Json> = {};
  for (const policy of policies) {
    const { method, path } = policy.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(policy) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Common Roof', version, description: 'A shared house run by the people in it.' },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: AUTH_HEADER } },
      schemas: { Problem: jsonSchema(Problem, 'output') },
    },
  };
}

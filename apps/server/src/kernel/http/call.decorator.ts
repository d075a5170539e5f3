import type { Call, ParsedInput } from '@common-roof/contracts';
import {
  applyDecorators,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { issuesOf } from '#kernel/errors/closest-alternative.ts';
import { invalidRequest } from '#kernel/errors/problem.ts';

export const CALL = Symbol('call');

const METHODS = { GET: Get, POST: Post, PUT: Put, DELETE: Delete } as const;
const FORM = /^multipart\/form-data\b/i;
const bound = new Map<string, Call>();
/** Calls by what the router knows of a request. */
const byRoute = new Map<string, Call>();

/** Converts OpenAPI's `{id}` to the router's `:id`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Returns whether a request sends its files as a form. */
export const isForm = (request: FastifyRequest): boolean => FORM.test(request.headers['content-type'] ?? '');

/**
 * Binds a handler to a call of the contracts: its method, path, status, validation and place in the documentation. The
 * controller itself has no path, so that several controllers may serve one branch of the API.
 */
export function Serves(call: Call): MethodDecorator {
  bound.set(`${call.method} ${call.path}`, call);
  byRoute.set(`${call.method} ${routerPath(call.path)}`, call);
  return applyDecorators(
    METHODS[call.method](routerPath(call.path).slice(1)),
    HttpCode(call.status ?? 200),
    SetMetadata(CALL, call),
  );
}

/** Returns the call of a route that is being registered. */
export const callOfRoute = (methods: readonly string[], url: string): Call | undefined =>
  methods.map((method) => byRoute.get(`${method} ${url}`)).find((call) => call !== undefined);

/** Returns the call that the router found for a request, before any hook has run. */
export const callOf = ({ method, routeOptions: { url } }: FastifyRequest): Call | undefined =>
  byRoute.get(`${method} ${url ?? ''}`);

/** Returns the methods that a concrete path accepts, or none for an unknown path. */
export function allowedMethods(path: string): string[] {
  const methods = new Set<string>();
  for (const call of bound.values()) {
    const pattern = new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    if (pattern.test(path)) methods.add(call.method);
  }
  return [...methods].sort();
}

const parts = ['params', 'query', 'body'] as const;

/**
 * Provides the call's validated `{params, query, body}`, exactly as its schemas define them. @throws 400 naming the
 * fields
 */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): ParsedInput<Call> => {
  const call = Reflect.getMetadata(CALL, context.getHandler()) as Call;
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const input: Record<string, unknown> = {};
  for (const part of parts) {
    const schema = call[part];
    // The handler reads the files of a form one by one. The form's JSON, if any, has already been read.
    if (!schema || (part === 'body' && call.upload && call.upload.field === undefined && isForm(request))) continue;
    const given = request[part] ?? (part === 'body' ? undefined : {});
    const parsed = schema.safeParse(given);
    if (!parsed.success) throw invalidRequest({ issues: issuesOf(schema, given) }, part);
    input[part] = parsed.data;
  }
  return input as ParsedInput<Call>;
});

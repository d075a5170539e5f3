import { type Call, type Role, ROLES as EVERYBODY } from '@common-roof/contracts';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { z } from 'zod';

import { CALL } from '#kernel/http/call.decorator.ts';
import { PUBLIC, ROLES } from '#kernel/http/roles.decorator.ts';
import type { TestApp } from '#test/support/test-app.ts';

type Handler = (...given: unknown[]) => unknown;

/** A guard of a handler that can be removed while the server runs. */
export type Guard = 'sign-in' | 'role' | 'body' | 'query';

/** Accepts unknown keys. */
const loose = (schema: unknown): unknown => (schema instanceof z.ZodObject ? schema.loose() : z.any());

const without: Record<Guard, (handler: Handler, call: Call) => readonly [key: symbol, value: unknown]> = {
  'sign-in': () => [PUBLIC, true],
  role: () => [ROLES, EVERYBODY],
  body: (_, call) => [CALL, { ...call, body: loose(call.body) }],
  query: (_, call) => [CALL, { ...call, query: loose(call.query) }],
};

/** The handlers of every controller, by method and path of the call. */
export class Handlers {
  private readonly byCall = new Map<string, Handler>();

  constructor(app: TestApp) {
    const scanner = new MetadataScanner();
    for (const { metatype } of app.get(DiscoveryService).getControllers()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, Handler>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name];
        const call = handler && (Reflect.getMetadata(CALL, handler) as Call | undefined);
        if (handler && call) this.byCall.set(`${call.method} ${call.path}`, handler);
      }
    }
  }

  call(key: string): Call {
    return Reflect.getMetadata(CALL, this.of(key)) as Call;
  }

  rolesOf(key: string): readonly Role[] {
    return (Reflect.getMetadata(ROLES, this.of(key)) as readonly Role[] | undefined) ?? [];
  }

  async without<Result>(guard: Guard, key: string, work: () => Promise<Result>): Promise<Result> {
    const handler = this.of(key);
    const [name, value] = without[guard](handler, this.call(key));
    const before: unknown = Reflect.getMetadata(name, handler);
    Reflect.defineMetadata(name, value, handler);
    try {
      return await work();
    } finally {
      if (before === undefined) Reflect.deleteMetadata(name, handler);
      else Reflect.defineMetadata(name, before, handler);
    }
  }

  private of(key: string): Handler {
    const handler = this.byCall.get(key);
    if (!handler) throw new Error(`Nobody answers ${key}.`);
    return handler;
  }
}

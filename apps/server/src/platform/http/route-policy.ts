import type { Call, Role } from '@common-roof/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

import { UNAUDITED } from '../audit/unaudited.ts';
import { CALL } from './call.decorator.ts';
import { PUBLIC, ROLES } from './roles.decorator.ts';

export interface RoutePolicy {
  readonly call: Call;
  readonly handler: string;
  readonly who: readonly Role[] | 'public';
  /** Why an admin's call leaves no line by itself. */
  readonly unaudited?: string;
}

type Handler = (...args: unknown[]) => unknown;

/** Nest marks what answers a route. */
const isHandler = (value: unknown): value is Handler =>
  typeof value === 'function' && Reflect.hasMetadata('path', value);

/** Reads every controller at boot: a handler that says neither who may call it nor what it serves stops the boot. */
@Injectable()
export class RoutePolicies implements OnModuleInit {
  private readonly policies: RoutePolicy[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype } of this.discovery.getControllers()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const handler = prototype[method];
        if (!isHandler(handler)) continue;
        this.read(handler, `${metatype.name}.${method}`);
      }
    }
  }

  all(): readonly RoutePolicy[] {
    return this.policies;
  }

  private read(handler: Handler, name: string): void {
    const call = this.reflector.get<Call | undefined>(CALL, handler);
    const roles = this.reflector.get<readonly Role[] | undefined>(ROLES, handler);
    const open = this.reflector.get<true | undefined>(PUBLIC, handler);
    if (!call) throw new Error(`${name} must say with @Serves which call of the contracts it answers.`);
    if ((roles === undefined) === (open === undefined)) {
      throw new Error(`${name} must carry exactly one of @Roles and @Public.`);
    }
    const unaudited = this.reflector.get<string | undefined>(UNAUDITED, handler);
    this.policies.push({
      call,
      handler: name,
      who: roles ?? 'public',
      ...(unaudited === undefined ? {} : { unaudited }),
    });
  }
}

import type { Call, Role } from '@common-roof/contracts';
import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

import { UNAUDITED } from './unaudited.ts';
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

const isClass = (value: unknown): value is Type<object> => typeof value === 'function';

/** Nest marks what answers a route. */
const isHandler = (value: unknown): value is Handler =>
  typeof value === 'function' && Reflect.hasMetadata('path', value);

/**
 * Reads who may call what from the decorators of controllers.
 * @throws Error naming a handler that says neither who may call it nor what it serves
 */
export function policiesOf(controllers: readonly unknown[]): RoutePolicy[] {
  const scanner = new MetadataScanner();
  return controllers.filter(isClass).flatMap((controller) => {
    const prototype = controller.prototype as Record<string, unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((method) => {
      const handler = prototype[method];
      return isHandler(handler) ? [policyOf(handler, `${controller.name}.${method}`)] : [];
    });
  });
}

function policyOf(handler: Handler, name: string): RoutePolicy {
  const told = <Value>(key: symbol): Value | undefined => Reflect.getMetadata(key, handler) as Value | undefined;
  const call = told<Call>(CALL);
  const roles = told<readonly Role[]>(ROLES);
  const open = told<true>(PUBLIC);
  if (!call) throw new Error(`${name} must say with @Serves which call of the contracts it answers.`);
  if ((roles === undefined) === (open === undefined)) {
    throw new Error(`${name} must carry exactly one of @Roles and @Public.`);
  }
  const unaudited = told<string>(UNAUDITED);
  return { call, handler: name, who: roles ?? 'public', ...(unaudited === undefined ? {} : { unaudited }) };
}

/** Reads every controller at boot: a handler that says neither who may call it nor what it serves stops the boot. */
@Injectable()
export class RoutePolicies implements OnModuleInit {
  private policies: readonly RoutePolicy[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.policies = policiesOf(this.discovery.getControllers().map(({ metatype }) => metatype));
  }

  list(): readonly RoutePolicy[] {
    return this.policies;
  }
}

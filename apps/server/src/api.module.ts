import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';

import { contextModules } from './context-modules.ts';
import { httpModules } from './http-modules.ts';
import { AuditByDefault } from '#kernel/audit/audit-by-default.ts';
import { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import { HealthHttpModule } from '#kernel/health/health.http.module.ts';
import { IdempotencyInterceptor } from '#kernel/http/idempotency.interceptor.ts';
import { PublicPagesModule } from '#kernel/http/public-pages.module.ts';
import { RoutePolicies } from '#kernel/http/route-policy.ts';
import { KernelModule } from '#kernel/kernel.module.ts';

@Module({})
export class ApiModule {
  static forRoot(config: Config, clock = new Clock(), more: ModuleMetadata['imports'] = []): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        KernelModule.forRoot({ config, processName: config.env.ROLE, clock }),
        DiscoveryModule,
        HealthHttpModule,
        PublicPagesModule,
        ...contextModules,
        ...httpModules,
        ...more,
      ],
      providers: [
        RoutePolicies,
        { provide: APP_INTERCEPTOR, useClass: AuditByDefault },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
      ],
    };
  }
}

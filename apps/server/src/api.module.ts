import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';

import { featureModules } from './features.ts';
import { httpModules } from './http-modules.ts';
import { AuditByDefault } from './platform/audit/audit-by-default.ts';
import { Clock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { HealthHttpModule } from './platform/health/health.http.module.ts';
import { IdempotencyInterceptor } from './platform/idempotency/idempotency.interceptor.ts';
import { RoutePolicies } from './platform/http/route-policy.ts';
import { PlatformModule } from './platform/platform.module.ts';

@Module({})
export class ApiModule {
  static forRoot(config: Config, clock = new Clock(), more: ModuleMetadata['imports'] = []): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.forRoot({ config, processName: 'api', clock }),
        DiscoveryModule,
        HealthHttpModule,
        ...featureModules,
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

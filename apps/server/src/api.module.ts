import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { entities } from './entities.ts';
import { featureModules, httpModules } from './features.ts';
import type { Config } from './platform/config/config.ts';
import { HealthHttpModule } from './platform/health/health.module.ts';
import { RoutePolicies } from './platform/http/route-policy.ts';
import { PlatformModule } from './platform/platform.module.ts';

@Module({})
export class ApiModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.forRoot({ config, processName: 'api', entities }),
        DiscoveryModule,
        HealthHttpModule,
        ...featureModules,
        ...httpModules,
      ],
      providers: [RoutePolicies],
    };
  }
}

import { Global, Module } from '@nestjs/common';

import { Health } from './health.ts';
import { MetricsServer } from './metrics-server.ts';

@Global()
@Module({ providers: [Health, MetricsServer], exports: [Health] })
export class HealthModule {}

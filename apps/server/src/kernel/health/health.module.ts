import { Global, Module } from '@nestjs/common';

import { Health } from './health.ts';
import { Metrics } from './metrics.ts';

@Global()
@Module({ providers: [Health, Metrics], exports: [Health, Metrics] })
export class HealthModule {}

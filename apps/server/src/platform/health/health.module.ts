import { Global, Module } from '@nestjs/common';

import { HealthController } from './health.controller.ts';
import { Health } from './health.ts';
import { Metrics } from './metrics.ts';

@Global()
@Module({ providers: [Health, Metrics], exports: [Health, Metrics] })
export class HealthModule {}

@Module({ imports: [HealthModule], controllers: [HealthController] })
export class HealthHttpModule {}

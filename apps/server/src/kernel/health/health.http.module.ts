import { Module } from '@nestjs/common';

import { HealthController } from './health.controller.ts';
import { HealthModule } from './health.module.ts';

@Module({ imports: [HealthModule], controllers: [HealthController] })
export class HealthHttpModule {}

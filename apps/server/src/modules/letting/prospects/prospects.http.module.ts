import { Module } from '@nestjs/common';

import { ProspectsController } from './prospects.controller.ts';
import { ProspectsModule } from './prospects.module.ts';

@Module({ imports: [ProspectsModule], controllers: [ProspectsController] })
export class ProspectsHttpModule {}

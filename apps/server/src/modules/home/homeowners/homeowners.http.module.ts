import { Module } from '@nestjs/common';

import { ApplicationsController } from './applications.controller.ts';
import { HomeownersModule } from './homeowners.module.ts';

@Module({ imports: [HomeownersModule], controllers: [ApplicationsController] })
export class HomeownersHttpModule {}

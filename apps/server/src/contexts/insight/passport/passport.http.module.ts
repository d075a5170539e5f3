import { Module } from '@nestjs/common';

import { PassportModule } from './passport.module.ts';
import { PassportsController } from './passports.controller.ts';

@Module({ imports: [PassportModule], controllers: [PassportsController] })
export class PassportHttpModule {}

import { Module } from '@nestjs/common';

import { TemplatesController } from './templates.controller.ts';
import { AgreementTemplatesModule } from './templates.module.ts';

@Module({ imports: [AgreementTemplatesModule], controllers: [TemplatesController] })
export class AgreementTemplatesHttpModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { AgreementTemplateTextEntity } from './agreement-template-text.entity.ts';
import { AgreementTemplateEntity } from './agreement-template.entity.ts';
import { TemplatesPersonalData } from './templates.personal-data.ts';
import { PlaceholderValuesRepository } from './placeholder-values.repository.ts';
import { PlaceholderValuesService } from './placeholder-values.service.ts';
import { ReadTemplatesService } from './read-templates.service.ts';
import { TemplatesEffects } from './templates.effects.ts';
import { TemplatesRepository } from './templates.repository.ts';
import { WriteTemplateService } from './write-template.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AgreementTemplateEntity, AgreementTemplateTextEntity]), AccessModule],
  providers: [
    TemplatesRepository,
    PlaceholderValuesRepository,
    PlaceholderValuesService,
    ReadTemplatesService,
    WriteTemplateService,
    TemplatesEffects,
    TemplatesPersonalData,
  ],
  exports: [PlaceholderValuesService, ReadTemplatesService, WriteTemplateService],
})
export class AgreementTemplatesModule {}

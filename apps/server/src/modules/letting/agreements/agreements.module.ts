import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { AgreementEntity } from './agreement.entity.ts';
import { AgreementTemplateTextEntity } from './agreement-template-text.entity.ts';
import { AgreementTemplateEntity } from './agreement-template.entity.ts';
import { AgreementsPersonalData } from './agreements.personal-data.ts';
import { AgreementsRepository } from './agreements.repository.ts';
import { AgreementsService } from './agreements.service.ts';
import { PlaceholderValuesRepository } from './placeholder-values.repository.ts';
import { PlaceholderValuesService } from './placeholder-values.service.ts';
import { ReadTemplatesService } from './read-templates.service.ts';
import { TemplatesController } from './templates.controller.ts';
import { TemplatesReactions } from './templates.reactions.ts';
import { TemplatesRepository } from './templates.repository.ts';
import { WriteTemplateService } from './write-template.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([AgreementEntity, AgreementTemplateEntity, AgreementTemplateTextEntity]),
    AccessModule,
  ],
  providers: [
    AgreementsRepository,
    TemplatesRepository,
    PlaceholderValuesRepository,
    AgreementsService,
    PlaceholderValuesService,
    ReadTemplatesService,
    WriteTemplateService,
    TemplatesReactions,
    AgreementsPersonalData,
  ],
  exports: [AgreementsService, PlaceholderValuesService, ReadTemplatesService, WriteTemplateService],
})
export class AgreementsModule {}

@Module({ imports: [AgreementsModule], controllers: [TemplatesController] })
export class AgreementsHttpModule {}

import type { ContextPart } from '#kernel/database/define-context.ts';
import { AgreementTemplateEntity } from './agreement-template.entity.ts';
import { AgreementTemplateTextEntity } from './agreement-template-text.entity.ts';
import { TemplatesRepository } from './templates.repository.ts';
import { PlaceholderValuesRepository } from './placeholder-values.repository.ts';
import { PlaceholderValuesService } from './placeholder-values.service.ts';
import { ReadTemplatesService } from './read-templates.service.ts';
import { WriteTemplateService } from './write-template.service.ts';
import { TemplatesEffects } from './templates.effects.ts';
import { TemplatesPersonalData } from './templates.personal-data.ts';

export const templates: ContextPart = {
  entities: [AgreementTemplateEntity, AgreementTemplateTextEntity],
  providers: [
    TemplatesRepository,
    PlaceholderValuesRepository,
    PlaceholderValuesService,
    ReadTemplatesService,
    WriteTemplateService,
    TemplatesEffects,
    TemplatesPersonalData,
  ],
};

export { documentOf, writtenDown } from './agreement-html.ts';
export { type Place, PlaceholderValuesService, type PlaceLivedIn } from './placeholder-values.service.ts';
export { ReadTemplatesService } from './read-templates.service.ts';
export { AgreementTemplatesModule } from './templates.module.ts';
export { isStillExample } from './starters/index.ts';
export { missingIn, textOf } from './text-of.ts';
export { WriteTemplateService } from './write-template.service.ts';

export { AgreementsHttpModule, AgreementsModule } from './agreements.module.ts';
export { ReadTemplatesService } from './read-templates.service.ts';
export { WriteTemplateService } from './write-template.service.ts';

import type { ContextPart } from '#kernel/database/define-context.ts';
import { HealthSampleEntity } from './health-sample.entity.ts';
import { HealthSamplesRepository } from './health-samples.repository.ts';
import { OversightPersonalData } from './oversight.personal-data.ts';

export const overview: ContextPart = {
  entities: [HealthSampleEntity],
  providers: [HealthSamplesRepository, OversightPersonalData],
};

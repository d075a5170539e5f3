import type { ContextPart } from '#kernel/database/define-context.ts';
import { UsualSplitEntity } from './usual-split.entity.ts';
import { UsualSplitsEffects } from './usual-splits.effects.ts';
import { UsualSplitsPersonalData } from './usual-splits.personal-data.ts';
import { UsualSplitsRepository } from './usual-splits.repository.ts';
import { UsualSplitsService } from './usual-splits.service.ts';

export const usualSplits: ContextPart = {
  entities: [UsualSplitEntity],
  providers: [UsualSplitsRepository, UsualSplitsService, UsualSplitsEffects, UsualSplitsPersonalData],
};

import type { ContextPart } from '#kernel/database/define-context.ts';
import { ChargeLateFees } from './charge-late-fees.ts';
import { LateFeeEntity } from './late-fee.entity.ts';
import { LateFeeFactsRepository } from './late-fee-facts.repository.ts';
import { LateFeeRuleEntity } from './late-fee-rule.entity.ts';
import { LateFeeRulesService } from './late-fee-rules.service.ts';
import { LateFeesEffects } from './late-fees.effects.ts';
import { LateFeesHandlers } from './late-fees.handlers.ts';
import { LateFeesPersonalData } from './late-fees.personal-data.ts';
import { LateFeesRepository } from './late-fees.repository.ts';
import { ReadLateFeesService } from './read-late-fees.service.ts';
import { WaiveLateFeeService } from './waive-late-fee.service.ts';

export const lateFees: ContextPart = {
  entities: [LateFeeRuleEntity, LateFeeEntity],
  providers: [
    LateFeesRepository,
    LateFeeFactsRepository,
    ChargeLateFees,
    ReadLateFeesService,
    LateFeeRulesService,
    WaiveLateFeeService,
    LateFeesHandlers,
    LateFeesEffects,
    LateFeesPersonalData,
  ],
};

import type { ContextPart } from '#kernel/database/define-context.ts';
import { AddOwnCostService } from './add-own-cost.service.ts';
import { ChangeOwnCostService } from './change-own-cost.service.ts';
import { ChangeRecurringCostService } from './change-recurring-cost.service.ts';
import { OwnCostEntity } from './own-cost.entity.ts';
import { OwnCostFacts } from './own-cost-facts.ts';
import { OwnCostFiles } from './own-cost-files.ts';
import { OwnCostVersionEntity } from './own-cost-version.entity.ts';
import { OwnCostsEffects } from './own-costs.effects.ts';
import { OwnCostsHandlers } from './own-costs.handlers.ts';
import { OwnCostsPersonalData } from './own-costs.personal-data.ts';
import { OwnCostsRepository } from './own-costs.repository.ts';
import { ReadOwnCostsService } from './read-own-costs.service.ts';
import { RecurringCostEntity } from './recurring-cost.entity.ts';
import { RecurringCosts } from './recurring-costs.ts';
import { RecurringCostsRepository } from './recurring-costs.repository.ts';

export const ownCosts: ContextPart = {
  entities: [OwnCostEntity, OwnCostVersionEntity, RecurringCostEntity],
  providers: [
    OwnCostsRepository,
    RecurringCostsRepository,
    OwnCostFacts,
    OwnCostFiles,
    RecurringCosts,
    AddOwnCostService,
    ReadOwnCostsService,
    ChangeOwnCostService,
    ChangeRecurringCostService,
    OwnCostsHandlers,
    OwnCostsEffects,
    OwnCostsPersonalData,
  ],
};

import type { ContextPart } from '#kernel/database/define-context.ts';
import { HousesRoleFacts } from './houses.role-facts.ts';
import { HouseEntity } from './house.entity.ts';
import { HouseCountsEntity } from './house-counts.entity.ts';
import { HouseRulesEntity } from './house-rules.entity.ts';
import { HousesRepository } from './houses.repository.ts';
import { HousesReadModel } from './houses-read-model.ts';
import { BoardRepository } from './board.repository.ts';
import { HouseRulesRepository } from './house-rules.repository.ts';
import { AdoptRules } from './adopt-rules.ts';
import { HousesService } from './houses.service.ts';
import { HouseWizardService } from './house-wizard.service.ts';
import { ChangeHouseService } from './change-house.service.ts';
import { BoardService } from './board.service.ts';
import { PurchaseLimitService } from './purchase-limit.service.ts';
import { FiguresRepository } from './figures.repository.ts';
import { HousePhotos } from './house-photos.ts';
import { HousesEffects } from './houses.effects.ts';
import { HousesPersonalData } from './houses.personal-data.ts';
import { HousesWaiting } from './houses.waiting.ts';

export const house: ContextPart = {
  entities: [HouseEntity, HouseCountsEntity, HouseRulesEntity],
  providers: [
    HousesRoleFacts,
    HousesRepository,
    HousesReadModel,
    BoardRepository,
    HouseRulesRepository,
    AdoptRules,
    HousesService,
    HouseWizardService,
    ChangeHouseService,
    BoardService,
    PurchaseLimitService,
    FiguresRepository,
    HousePhotos,
    HousesEffects,
    HousesPersonalData,
    HousesWaiting,
  ],
};

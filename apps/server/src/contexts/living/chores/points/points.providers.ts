import type { ContextPart } from '#kernel/database/define-context.ts';
import { PointsRoleFacts } from './points.role-facts.ts';
import { PointEntryEntity } from './point-entry.entity.ts';
import { PointTotalEntity } from './point-total.entity.ts';
import { HouseMonthEntity } from './house-month.entity.ts';
import { SuspendedStrikeEntity } from './suspended-strike.entity.ts';
import { PointsRepository } from './points.repository.ts';
import { MonthsRepository } from './months.repository.ts';
import { PointsReadModel } from './points-read-model.ts';
import { Months } from './months.ts';
import { PointLedger } from './point-ledger.ts';
import { PayDebtService } from './pay-debt.service.ts';
import { ReadPointsService } from './read-points.service.ts';
import { StandingsService } from './standings.service.ts';
import { PointsHandlers } from './points.handlers.ts';
import { PointsEffects } from './points.effects.ts';
import { PointsPersonalData } from './points.personal-data.ts';

export const points: ContextPart = {
  entities: [PointEntryEntity, PointTotalEntity, HouseMonthEntity, SuspendedStrikeEntity],
  providers: [
    PointsRoleFacts,
    PointsRepository,
    MonthsRepository,
    PointsReadModel,
    Months,
    PointLedger,
    PayDebtService,
    ReadPointsService,
    StandingsService,
    PointsHandlers,
    PointsEffects,
    PointsPersonalData,
  ],
};

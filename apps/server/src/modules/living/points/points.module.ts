import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { ChoresModule } from '../chores/index.ts';
import { HouseMonthEntity } from './house-month.entity.ts';
import { Months } from './months.ts';
import { MonthsRepository } from './months.repository.ts';
import { PointEntryEntity } from './point-entry.entity.ts';
import { PayDebtService } from './pay-debt.service.ts';
import { PointLedger } from './point-ledger.ts';
import { PointTotalEntity } from './point-total.entity.ts';
import { PointsHandlers } from './points.handlers.ts';
import { PointsPersonalData } from './points.personal-data.ts';
import { PointsEffects } from './points.effects.ts';
import { PointsRepository } from './points.repository.ts';
import { ReadPointsService } from './read-points.service.ts';
import { StandingsService } from './standings.service.ts';
import { SuspendedStrikeEntity } from './suspended-strike.entity.ts';
import { PointsReadModel } from './points-read-model.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([PointEntryEntity, PointTotalEntity, HouseMonthEntity, SuspendedStrikeEntity]),
    AccessModule,
    HousesModule,
    ChoresModule,
  ],
  providers: [
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
  exports: [PointLedger, PayDebtService, ReadPointsService, StandingsService],
})
export class PointsModule {}

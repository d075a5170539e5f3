import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { RoomiesModule } from '../../home/roomies/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { LeasesModule } from '../../letting/leases/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { EnterSupplyService } from './enter-supply.service.ts';
import { ExportSupplies } from './export-supplies.ts';
import { ImportSuppliesService } from './import-supplies.service.ts';
import { ReadImport } from './read-import.ts';
import { OpenSupplies } from './open-supplies.ts';
import { ReadSuppliesService } from './read-supplies.service.ts';
import { RecalculateSuppliesService } from './recalculate-supplies.service.ts';
import { Receipts } from './receipts.ts';
import { DelayedRecalculation } from './delayed-recalculation.ts';
import { SuppliesRecalculator } from './supplies-recalculator.ts';
import { RemoveSupplyService } from './remove-supply.service.ts';
import { SuppliesHandlers } from './supplies.handlers.ts';
import { SuppliesImportEntity } from './supplies-import.entity.ts';
import { SuppliesImportsEffects } from './supplies-imports.effects.ts';
import { SuppliesImportsRepository } from './supplies-imports.repository.ts';
import { SupplyStatedShareEntity } from './supply-stated-share.entity.ts';
import { SuppliesPersonalData } from './supplies.personal-data.ts';
import { SuppliesWaiting } from './supplies.waiting.ts';
import { SuppliesEffects } from './supplies.effects.ts';
import { SuppliesRepository } from './supplies.repository.ts';
import { SupplyConfirmationEntity } from './supply-confirmation.entity.ts';
import { SupplyMonthEntity } from './supply-month.entity.ts';
import { SupplyMonthsRepository } from './supply-months.repository.ts';
import { SupplyShareEntity } from './supply-share.entity.ts';
import { SupplyEntity } from './supply.entity.ts';
import { VerifySupplyService } from './verify-supply.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ...[SupplyEntity, SupplyConfirmationEntity, SupplyShareEntity, SupplyMonthEntity],
      ...[SuppliesImportEntity, SupplyStatedShareEntity],
    ]),
    AccessModule,
    HousesModule,
    ImagesModule,
    LedgerModule,
    LeasesModule,
    RoomiesModule,
  ],
  providers: [
    SuppliesRepository,
    SupplyMonthsRepository,
    SuppliesImportsRepository,
    SuppliesRecalculator,
    DelayedRecalculation,
    ReadSuppliesService,
    EnterSupplyService,
    VerifySupplyService,
    RemoveSupplyService,
    RecalculateSuppliesService,
    ReadImport,
    ImportSuppliesService,
    ExportSupplies,
    Receipts,
    OpenSupplies,
    SuppliesHandlers,
    SuppliesEffects,
    SuppliesImportsEffects,
    SuppliesPersonalData,
    SuppliesWaiting,
  ],
  exports: [
    ...[ReadSuppliesService, EnterSupplyService, VerifySupplyService, RemoveSupplyService, RecalculateSuppliesService],
    ...[ImportSuppliesService, ExportSupplies],
  ],
})
export class SuppliesModule {}

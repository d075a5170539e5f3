import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { AuthModule } from '../../identity/auth/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { RoomiesModule } from '../roomies/index.ts';
import { RoomsModule } from '../rooms/index.ts';
import { AdoptRules } from './adopt-rules.ts';
import { AdminHousesRepository } from './admin-houses.repository.ts';
import { AdminHousesService } from './admin-houses.service.ts';
import { BoardRepository } from './board.repository.ts';
import { BoardService } from './board.service.ts';
import { ChangeHouseService } from './change-house.service.ts';
import { ChangeHousesController } from './change-houses.controller.ts';
import { FiguresRepository } from './figures.repository.ts';
import { FiguresService } from './figures.service.ts';
import { HousePhotos } from './house-photos.ts';
import { HouseRulesRepository } from './house-rules.repository.ts';
import { HouseRulesService } from './house-rules.service.ts';
import { HouseWizardService } from './house-wizard.service.ts';
import { HousesController } from './houses.controller.ts';
import { HousesEffects } from './houses.effects.ts';
import { HousesRepository } from './houses.repository.ts';
import { HousesService } from './houses.service.ts';
import { PurchaseLimitService } from './purchase-limit.service.ts';
import { HousesPersonalData } from './houses.personal-data.ts';
import { HousesWaiting } from './houses.waiting.ts';
import { HouseCountsEntity } from './house-counts.entity.ts';
import { HouseEntity } from './house.entity.ts';
import { HouseRulesEntity } from './house-rules.entity.ts';

const useCases = [
  AdoptRules,
  HousesService,
  HouseWizardService,
  ChangeHouseService,
  BoardService,
  PurchaseLimitService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([HouseEntity, HouseCountsEntity, HouseRulesEntity]),
    AccessModule,
    AuthModule,
    ImagesModule,
    RoomsModule,
    RoomiesModule,
  ],
  providers: [
    HousesRepository,
    BoardRepository,
    HouseRulesRepository,
    ...useCases,
    FiguresRepository,
    HousePhotos,
    HousesEffects,
    HousesPersonalData,
    HousesWaiting,
  ],
  exports: [HousesRepository, HouseRulesRepository, FiguresRepository, ...useCases],
})
export class HousesModule {}

@Module({
  imports: [HousesModule, AccessModule, ImagesModule],
  providers: [HouseRulesService, FiguresService, AdminHousesRepository, AdminHousesService],
  controllers: [HousesController, ChangeHousesController],
})
export class HousesHttpModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { AuthModule } from '../../identity/auth/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { RoomiesModule } from '../roomies/index.ts';
import { RoomsModule } from '../rooms/index.ts';
import { AdoptRules } from './adopt-rules.ts';
import { BoardRepository } from './board.repository.ts';
import { BoardService } from './board.service.ts';
import { ChangeHouseService } from './change-house.service.ts';
import { FiguresRepository } from './figures.repository.ts';
import { HousePhotos } from './house-photos.ts';
import { HouseRulesRepository } from './house-rules.repository.ts';
import { HouseWizardService } from './house-wizard.service.ts';
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

import { Module } from '@nestjs/common';

import { AccessModule } from '../../identity/access/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { AdminHousesRepository } from './admin-houses.repository.ts';
import { AdminHousesService } from './admin-houses.service.ts';
import { ChangeHousesController } from './change-houses.controller.ts';
import { FiguresService } from './figures.service.ts';
import { HouseRulesService } from './house-rules.service.ts';
import { HousesController } from './houses.controller.ts';
import { HousesModule } from './houses.module.ts';

@Module({
  imports: [HousesModule, AccessModule, ImagesModule],
  providers: [HouseRulesService, FiguresService, AdminHousesRepository, AdminHousesService],
  controllers: [HousesController, ChangeHousesController],
})
export class HousesHttpModule {}

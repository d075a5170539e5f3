import { Module } from '@nestjs/common';

import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { HousesModule } from './houses.module.ts';
import { HouseRulesService } from './house/house-rules.service.ts';
import { FiguresService } from './house/figures.service.ts';
import { AdminHousesRepository } from './house/admin-houses.repository.ts';
import { AdminHousesService } from './house/admin-houses.service.ts';
import { ApplicationsController } from './homeowners/applications.controller.ts';
import { NeatkeepersController } from './neatkeepers/neatkeepers.controller.ts';
import { InvitationsController } from './neatkeepers/invitations.controller.ts';
import { RoomsController } from './rooms/rooms.controller.ts';
import { RoomiesController } from './tenancies/roomies.controller.ts';
import { StaysController } from './tenancies/stays.controller.ts';
import { StayDetailsController } from './tenancies/stay-details.controller.ts';
import { HousesController } from './house/houses.controller.ts';
import { ChangeHousesController } from './house/change-houses.controller.ts';

@Module({
  imports: [HousesModule, AccountsModule, AccessModule, MediaModule],
  providers: [HouseRulesService, FiguresService, AdminHousesRepository, AdminHousesService],
  controllers: [
    ApplicationsController,
    NeatkeepersController,
    InvitationsController,
    RoomsController,
    RoomiesController,
    StaysController,
    StayDetailsController,
    HousesController,
    ChangeHousesController,
  ],
})
export class HousesHttpModule {}

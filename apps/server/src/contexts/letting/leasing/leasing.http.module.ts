import { Module } from '@nestjs/common';

import { AccessModule } from '#contexts/identity/access/index.ts';
import { LeasingModule } from './leasing.module.ts';
import { PreviousRoomiesRepository } from './previous-roomies/previous-roomies.repository.ts';
import { PreviousRoomiesService } from './previous-roomies/previous-roomies.service.ts';
import { ProspectsController } from './offers/prospects.controller.ts';
import { TemplatesController } from './templates/templates.controller.ts';
import { AgreementsController } from './agreements/agreements.controller.ts';
import { RoomieAgreementsController } from './agreements/roomie-agreements.controller.ts';
import { LeasesController } from './leases/leases.controller.ts';
import { LeaseEndsController } from './leases/lease-ends.controller.ts';
import { RentChangesController } from './leases/rent-changes.controller.ts';
import { PreviousRoomiesController } from './previous-roomies/previous-roomies.controller.ts';

@Module({
  imports: [LeasingModule, AccessModule],
  providers: [PreviousRoomiesRepository, PreviousRoomiesService],
  controllers: [
    ProspectsController,
    TemplatesController,
    AgreementsController,
    RoomieAgreementsController,
    LeasesController,
    LeaseEndsController,
    RentChangesController,
    PreviousRoomiesController,
  ],
})
export class LeasingHttpModule {}

import { Module } from '@nestjs/common';

import { RoomiesModule } from '../../home/roomies/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { AdsModule } from '../ads/index.ts';
import { AgreementsModule } from '../agreements/index.ts';
import { ProspectsModule } from '../prospects/index.ts';
import { CountersignService } from './countersign.service.ts';
import { LeasesController } from './leases.controller.ts';
import { LeasesHandlers } from './leases.handlers.ts';

@Module({
  imports: [AccessModule, RoomiesModule, AdsModule, AgreementsModule, ProspectsModule],
  providers: [CountersignService, LeasesHandlers],
  exports: [CountersignService],
})
export class LeasesModule {}

@Module({ imports: [LeasesModule, AgreementsModule], controllers: [LeasesController] })
export class LeasesHttpModule {}

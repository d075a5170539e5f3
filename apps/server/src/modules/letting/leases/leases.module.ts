import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { RoomiesModule } from '../../home/roomies/index.ts';
import { RoomsModule } from '../../home/rooms/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { AdsModule } from '../ads/index.ts';
import { AgreementsModule } from '../agreements/index.ts';
import { ProspectsModule } from '../prospects/index.ts';
import { CountersignService } from './countersign.service.ts';
import { LeaseInForce } from './lease-in-force.ts';
import { LeaseReleaseEntity } from './lease-release.entity.ts';
import { LeaseRequestEntity } from './lease-request.entity.ts';
import { LeaseRequestsRepository } from './lease-requests.repository.ts';
import { LeaseRequestsService } from './lease-requests.service.ts';
import { LeaseSettingsEntity } from './lease-settings.entity.ts';
import { LeasesHandlers } from './leases.handlers.ts';
import { LeasesPersonalData } from './leases.personal-data.ts';
import { LeasesWaiting } from './leases.waiting.ts';
import { LeasesEffects } from './leases.effects.ts';
import { LeasesRepository } from './leases.repository.ts';
import { MovesService } from './moves.service.ts';
import { NoticeService } from './notice.service.ts';
import { ReleaseFollowers } from './release-followers.ts';
import { ReleaseService } from './release.service.ts';
import { SettlementSources } from './settlement-sources.ts';
import { SettlementService } from './settlement.service.ts';
import { TermService } from './term.service.ts';
import { WithdrawNoticeService } from './withdraw-notice.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([LeaseSettingsEntity, LeaseReleaseEntity, LeaseRequestEntity]),
    AccessModule,
    HousesModule,
    RoomiesModule,
    RoomsModule,
    AdsModule,
    AgreementsModule,
    ProspectsModule,
  ],
  providers: [
    LeasesRepository,
    LeaseRequestsRepository,
    LeaseRequestsService,
    WithdrawNoticeService,
    TermService,
    MovesService,
    LeaseInForce,
    SettlementSources,
    ReleaseFollowers,
    SettlementService,
    CountersignService,
    NoticeService,
    ReleaseService,
    LeasesHandlers,
    LeasesEffects,
    LeasesPersonalData,
    LeasesWaiting,
  ],
  exports: [
    CountersignService,
    MovesService,
    NoticeService,
    ReleaseService,
    LeaseRequestsService,
    ReleaseFollowers,
    SettlementService,
    SettlementSources,
  ],
})
export class LeasesModule {}

import type { ContextPart } from '#kernel/database/define-context.ts';
import { LeaseSettingsEntity } from './lease-settings.entity.ts';
import { LeaseReleaseEntity } from './lease-release.entity.ts';
import { LeaseRequestEntity } from './lease-request.entity.ts';
import { RentChangeEntity } from './rent-change.entity.ts';
import { RentChangesRepository } from './rent-changes.repository.ts';
import { RentChangesEffects } from './rent-changes.effects.ts';
import { LeaseRentService } from './lease-rent.service.ts';
import { AnnounceRentService } from './announce-rent.service.ts';
import { LeasesRepository } from './leases.repository.ts';
import { LeaseRequestsRepository } from './lease-requests.repository.ts';
import { LeaseRequestsService } from './lease-requests.service.ts';
import { WithdrawNoticeService } from './withdraw-notice.service.ts';
import { TermService } from './term.service.ts';
import { MovesService } from './moves.service.ts';
import { LeaseInForce } from './lease-in-force.ts';
import { SettlementSources } from './settlement-sources.ts';
import { ReleaseFollowers } from './release-followers.ts';
import { SettlementService } from './settlement.service.ts';
import { CountersignService } from './countersign.service.ts';
import { NoticeService } from './notice.service.ts';
import { ReleaseService } from './release.service.ts';
import { LeasesHandlers } from './leases.handlers.ts';
import { LeasesEffects } from './leases.effects.ts';
import { LeasesPersonalData } from './leases.personal-data.ts';
import { LeasesCalendarItems } from './leases.calendar-items.ts';
import { LeasesWaiting } from './leases.waiting.ts';

export const leases: ContextPart = {
  entities: [LeaseSettingsEntity, LeaseReleaseEntity, LeaseRequestEntity, RentChangeEntity],
  providers: [
    LeasesRepository,
    LeaseRequestsRepository,
    LeaseRequestsService,
    WithdrawNoticeService,
    TermService,
    RentChangesRepository,
    LeaseRentService,
    AnnounceRentService,
    RentChangesEffects,
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
    LeasesCalendarItems,
  ],
};

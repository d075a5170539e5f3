import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';

import { contextModules, workerModules } from '#server/context-modules.ts';
import { UploadFile } from '#contexts/identity/media/index.ts';
import type { Config } from '#kernel/config/config.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { EventDrainModule } from '#kernel/jobs/jobs.module.ts';
import { DemoAds } from './demo-ads.service.ts';
import { DemoAgreements } from './demo-agreements.service.ts';
import { DemoAlder } from './demo-alder.service.ts';
import { DemoAnnouncements } from './demo-announcements.service.ts';
import { DemoBirch } from './demo-birch.service.ts';
import { DemoBills } from './demo-bills.service.ts';
import { DemoChores } from './demo-chores.service.ts';
import { DemoStock } from './demo-stock.service.ts';
import { DemoCalendar } from './demo-calendar.service.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoDeposits } from './demo-deposits.service.ts';
import { DemoEvents } from './demo-events.service.ts';
import { DemoFeed } from './demo-feed.service.ts';
import { DemoLateFees } from './demo-late-fees.service.ts';
import { DemoCoHomeowner } from './demo-co-homeowner.service.ts';
import { DemoGuarantee } from './demo-guarantee.service.ts';
import { DemoSpeaker } from './demo-speaker.service.ts';
import { DemoGuide } from './demo-guide.service.ts';
import { DemoHistory } from './demo-history.service.ts';
import { DemoLeaseOffers } from './demo-lease-offers.service.ts';
import { DemoLeases } from './demo-leases.service.ts';
import { DemoMailbox } from './demo-mailbox.ts';
import { DemoMoney } from './demo-money.service.ts';
import { DemoMoveIn } from './demo-move-in.service.ts';
import { DemoOtherHouses } from './demo-other-houses.service.ts';
import { DemoPapers } from './demo-papers.service.ts';
import { DemoPeople } from './demo-people.service.ts';
import { DemoPhotos } from './demo-photos.service.ts';
import { DemoProfiles } from './demo-profiles.service.ts';
import { DemoRatings } from './demo-ratings.service.ts';
import { DemoBank } from './demo-bank.service.ts';
import { DemoFinances } from './demo-finances.service.ts';
import { DemoRepairs } from './demo-repairs.service.ts';
import { DemoRoomChoices } from './demo-room-choices.service.ts';
import { DemoRules } from './demo-rules.service.ts';
import { DemoSettleUp } from './demo-settle-up.service.ts';
import { DemoShowings } from './demo-showings.service.ts';
import { DemoSupplies } from './demo-supplies.service.ts';
import { DemoTalk } from './demo-talk.service.ts';
import { DemoVisits } from './demo-visits.service.ts';
import { DemoData } from './demo-data.service.ts';

/** All people of the demonstration come from one address within seconds, and again after an interrupted start. */
export const WITHOUT_LIMITS = {
  LIMIT_UPLOADS_PER_HOUR: '100000',
  LIMIT_ALERT_EMAILS_PER_HOUR: '100000',
  LIMIT_MESSAGES_PER_MINUTE: '100000',
  LIMIT_APPLICATIONS_PER_HOUR_AND_ADDRESS: '100000',
  LIMIT_AD_APPLICATIONS_PER_HOUR_AND_ADDRESS: '100000',
  LIMIT_MAILS_TO_STRANGERS_PER_HOUR: '100000',
  LIMIT_MAILS_PER_STRANGER_AND_DAY: '100000',
};

@Global()
@Module({})
export class DemoModule {
  /**
   * @param present the moment that the demonstration takes as now
   * @param replaced providers that a test overrides
   */
  static forRoot(config: Config, present = new Date(), replaced: readonly Provider[] = []): DynamicModule {
    const clock = new DemoClock(present);
    return {
      module: DemoModule,
      imports: [
        KernelModule.forRoot({ config, processName: 'demo', clock }),
        ...contextModules,
        ...workerModules,
        EventDrainModule,
      ],
      providers: [
        { provide: DemoClock, useValue: clock },
        DemoEvents,
        DemoMailbox,
        DemoPapers,
        DemoPeople,
        // The processes that take uploads have it in their own modules.
        UploadFile,
        DemoTalk,
        DemoAlder,
        DemoBirch,
        DemoOtherHouses,
        DemoHistory,
        DemoAds,
        DemoAgreements,
        DemoMoney,
        DemoBills,
        DemoLeases,
        DemoLeaseOffers,
        DemoMoveIn,
        DemoDeposits,
        DemoShowings,
        DemoChores,
        DemoSettleUp,
        DemoSupplies,
        DemoVisits,
        DemoFeed,
        DemoRoomChoices,
        DemoRules,
        DemoAnnouncements,
        DemoRepairs,
        DemoGuide,
        DemoLateFees,
        DemoSpeaker,
        DemoCoHomeowner,
        DemoGuarantee,
        DemoCalendar,
        DemoStock,
        DemoFinances,
        DemoBank,
        DemoRatings,
        DemoPhotos,
        DemoProfiles,
        DemoData,
        ...replaced,
      ],
    };
  }
}

import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { ContactModule } from '#contexts/identity/contact/index.ts';
import { DataExportsModule } from '#contexts/identity/data-exports/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { RatingsModule } from '#contexts/housing/ratings/index.ts';
import { ListingsModule } from '#contexts/letting/listings/index.ts';
import { LeasingModule } from '#contexts/letting/leasing/index.ts';
import { MoveReportsModule } from '#contexts/letting/move-reports/index.ts';
import { DepositsModule } from '#contexts/letting/deposits/index.ts';
import { GuaranteesModule } from '#contexts/letting/guarantees/index.ts';
import { PortfolioModule } from '#contexts/letting/portfolio/index.ts';
import { RoomChoicesModule } from '#contexts/letting/room-choices/index.ts';
import { ChatModule, ChatWorkerModule } from '#contexts/living/chat/index.ts';
import { NotesModule } from '#contexts/living/notes/index.ts';
import { AnnouncementsModule } from '#contexts/living/announcements/index.ts';
import { RepairsModule } from '#contexts/living/repairs/index.ts';
import { GuideModule } from '#contexts/living/guide/index.ts';
import { StockModule } from '#contexts/living/stock/index.ts';
import { SpeakerModule } from '#contexts/living/speaker/index.ts';
import { CalendarModule } from '#contexts/living/calendar/index.ts';
import { ChoresModule } from '#contexts/living/chores/index.ts';
import { HouseRulesModule } from '#contexts/living/house-rules/index.ts';
import { LedgerModule } from '#contexts/money/ledger/index.ts';
import { ExpensesModule } from '#contexts/money/expenses/index.ts';
import { FinancesModule } from '#contexts/money/finances/index.ts';
import { NotificationsModule } from '#contexts/insight/notifications/index.ts';
import { ActivityModule } from '#contexts/insight/activity/index.ts';
import { PassportModule } from '#contexts/insight/passport/index.ts';
import { WhatIfModule } from '#contexts/insight/what-if/index.ts';
import { SampleHouseModule } from '#contexts/insight/sample-house/index.ts';
import { OversightModule, OversightWorkerModule } from '#contexts/insight/oversight/index.ts';

/** Services and event handlers, lowest floor first: in every process. */
export const contextModules = [
  AccessModule,
  MediaModule,
  AccountsModule,
  DataExportsModule,
  ContactModule,
  HousesModule,
  RatingsModule,
  ListingsModule,
  LeasingModule,
  MoveReportsModule,
  DepositsModule,
  GuaranteesModule,
  PortfolioModule,
  RoomChoicesModule,
  ChatModule,
  NotesModule,
  AnnouncementsModule,
  RepairsModule,
  GuideModule,
  StockModule,
  SpeakerModule,
  CalendarModule,
  ChoresModule,
  HouseRulesModule,
  LedgerModule,
  ExpensesModule,
  FinancesModule,
  NotificationsModule,
  ActivityModule,
  PassportModule,
  WhatIfModule,
  SampleHouseModule,
  OversightModule,
];

/** Modules with timers of their own: in worker processes. */
export const workerModules = [ChatWorkerModule, OversightWorkerModule];

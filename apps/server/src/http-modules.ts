import { MediaHttpModule } from '#contexts/identity/media/media.http.module.ts';
import { AccountsHttpModule } from '#contexts/identity/accounts/accounts.http.module.ts';
import { DataExportsHttpModule } from '#contexts/identity/data-exports/data-exports.http.module.ts';
import { ContactHttpModule } from '#contexts/identity/contact/contact.http.module.ts';
import { HousesHttpModule } from '#contexts/housing/houses/houses.http.module.ts';
import { RatingsHttpModule } from '#contexts/housing/ratings/ratings.http.module.ts';
import { ListingsHttpModule } from '#contexts/letting/listings/listings.http.module.ts';
import { LeasingHttpModule } from '#contexts/letting/leasing/leasing.http.module.ts';
import { MoveReportsHttpModule } from '#contexts/letting/move-reports/move-reports.http.module.ts';
import { DepositsHttpModule } from '#contexts/letting/deposits/deposits.http.module.ts';
import { GuaranteesHttpModule } from '#contexts/letting/guarantees/guarantees.http.module.ts';
import { PortfolioHttpModule } from '#contexts/letting/portfolio/portfolio.http.module.ts';
import { RoomChoicesHttpModule } from '#contexts/letting/room-choices/room-choices.http.module.ts';
import { ChatHttpModule } from '#contexts/living/chat/chat.http.module.ts';
import { NotesHttpModule } from '#contexts/living/notes/notes.http.module.ts';
import { AnnouncementsHttpModule } from '#contexts/living/announcements/announcements.http.module.ts';
import { RepairsHttpModule } from '#contexts/living/repairs/repairs.http.module.ts';
import { GuideHttpModule } from '#contexts/living/guide/guide.http.module.ts';
import { StockHttpModule } from '#contexts/living/stock/stock.http.module.ts';
import { SpeakerHttpModule } from '#contexts/living/speaker/speaker.http.module.ts';
import { CalendarHttpModule } from '#contexts/living/calendar/calendar.http.module.ts';
import { ChoresHttpModule } from '#contexts/living/chores/chores.http.module.ts';
import { HouseRulesHttpModule } from '#contexts/living/house-rules/house-rules.http.module.ts';
import { LedgerHttpModule } from '#contexts/money/ledger/ledger.http.module.ts';
import { ExpensesHttpModule } from '#contexts/money/expenses/expenses.http.module.ts';
import { FinancesHttpModule } from '#contexts/money/finances/finances.http.module.ts';
import { NotificationsHttpModule } from '#contexts/insight/notifications/notifications.http.module.ts';
import { ActivityHttpModule } from '#contexts/insight/activity/activity.http.module.ts';
import { PassportHttpModule } from '#contexts/insight/passport/passport.http.module.ts';
import { WhatIfHttpModule } from '#contexts/insight/what-if/what-if.http.module.ts';
import { SampleHouseHttpModule } from '#contexts/insight/sample-house/sample-house.http.module.ts';
import { OversightHttpModule } from '#contexts/insight/oversight/oversight.http.module.ts';
import { TodayHttpModule } from '#contexts/insight/today/today.http.module.ts';

/** Controllers and gateways: in api processes. */
export const httpModules = [
  MediaHttpModule,
  AccountsHttpModule,
  DataExportsHttpModule,
  ContactHttpModule,
  HousesHttpModule,
  RatingsHttpModule,
  ListingsHttpModule,
  LeasingHttpModule,
  MoveReportsHttpModule,
  DepositsHttpModule,
  GuaranteesHttpModule,
  PortfolioHttpModule,
  RoomChoicesHttpModule,
  ChatHttpModule,
  NotesHttpModule,
  AnnouncementsHttpModule,
  RepairsHttpModule,
  GuideHttpModule,
  StockHttpModule,
  SpeakerHttpModule,
  CalendarHttpModule,
  ChoresHttpModule,
  HouseRulesHttpModule,
  LedgerHttpModule,
  ExpensesHttpModule,
  FinancesHttpModule,
  NotificationsHttpModule,
  ActivityHttpModule,
  PassportHttpModule,
  WhatIfHttpModule,
  SampleHouseHttpModule,
  OversightHttpModule,
  TodayHttpModule,
];

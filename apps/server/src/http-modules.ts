import { AuthHttpModule } from './modules/identity/auth/auth.http.module.ts';
import { OwnFactorsHttpModule } from './modules/identity/own-factors/own-factors.http.module.ts';
import { AccountsHttpModule } from './modules/identity/accounts/accounts.http.module.ts';
import { ImagesHttpModule } from './modules/identity/images/images.http.module.ts';
import { AuditHttpModule } from './modules/identity/audit/audit.http.module.ts';
import { ProfilesHttpModule } from './modules/identity/profiles/profiles.http.module.ts';
import { DataExportsHttpModule } from './modules/identity/data-exports/data-exports.http.module.ts';
import { HomeownersHttpModule } from './modules/home/homeowners/homeowners.http.module.ts';
import { NeatkeepersHttpModule } from './modules/home/neatkeepers/neatkeepers.http.module.ts';
import { PeopleHttpModule } from './modules/identity/people/people.http.module.ts';
import { RoomsHttpModule } from './modules/home/rooms/rooms.http.module.ts';
import { RoomiesHttpModule } from './modules/home/roomies/roomies.http.module.ts';
import { HousesHttpModule } from './modules/home/houses/houses.http.module.ts';
import { RatingsHttpModule } from './modules/home/ratings/ratings.http.module.ts';
import { AdsHttpModule } from './modules/letting/ads/ads.http.module.ts';
import { ProspectsHttpModule } from './modules/letting/prospects/prospects.http.module.ts';
import { AgreementTemplatesHttpModule } from './modules/letting/agreement-templates/templates.http.module.ts';
import { AgreementsHttpModule } from './modules/letting/agreements/agreements.http.module.ts';
import { LeasesHttpModule } from './modules/letting/leases/leases.http.module.ts';
import { MoveInHttpModule } from './modules/letting/move-in/move-in.http.module.ts';
import { DepositsHttpModule } from './modules/letting/deposits/deposits.http.module.ts';
import { PreviousRoomiesHttpModule } from './modules/letting/previous-roomies/previous-roomies.http.module.ts';
import { ShowingsHttpModule } from './modules/letting/showings/showings.http.module.ts';
import { MessagesHttpModule } from './modules/living/chat/messages.http.module.ts';
import { NotesHttpModule } from './modules/living/notes/notes.http.module.ts';
import { ChoresHttpModule } from './modules/living/chores/chores.http.module.ts';
import { PointsHttpModule } from './modules/living/points/points.http.module.ts';
import { FeedHttpModule } from './modules/living/feed/feed.http.module.ts';
import { AppealsHttpModule } from './modules/living/appeals/appeals.http.module.ts';
import { RuleBookHttpModule } from './modules/living/rule-book/rule-book.http.module.ts';
import { RuleChangesHttpModule } from './modules/living/rule-changes/rule-changes.http.module.ts';
import { ChoreFeedbackHttpModule } from './modules/living/chore-feedback/chore-feedback.http.module.ts';
import { VisitsHttpModule } from './modules/living/visits/visits.http.module.ts';
import { LedgerHttpModule } from './modules/money/ledger/ledger.http.module.ts';
import { BankDetailsHttpModule } from './modules/money/bank-details/bank-details.http.module.ts';
import { PaymentsHttpModule } from './modules/money/payments/payments.http.module.ts';
import { SuppliesHttpModule } from './modules/money/supplies/supplies.http.module.ts';
import { SettleUpHttpModule } from './modules/money/settle-up/settle-up.http.module.ts';
import { TurnPaymentsHttpModule } from './modules/money/turn-payments/turn-payments.http.module.ts';
import { VariableCostsHttpModule } from './modules/money/variable-costs/variable-costs.http.module.ts';
import { ContactHttpModule } from './modules/identity/contact/contact.http.module.ts';
import { NotificationsHttpModule } from './modules/insight/notifications/notifications.http.module.ts';
import { ActivityHttpModule } from './modules/insight/activity/activity.http.module.ts';
import { OversightHttpModule } from './modules/insight/oversight/oversight.http.module.ts';
import { WaitingHttpModule } from './modules/insight/waiting/waiting.http.module.ts';
import { FirstStepsHttpModule } from './modules/insight/first-steps/first-steps.http.module.ts';

/** Controllers and gateways: in api processes. */
export const httpModules = [
  AuthHttpModule,
  OwnFactorsHttpModule,
  AccountsHttpModule,
  ImagesHttpModule,
  AuditHttpModule,
  ProfilesHttpModule,
  DataExportsHttpModule,
  HomeownersHttpModule,
  NeatkeepersHttpModule,
  PeopleHttpModule,
  RoomsHttpModule,
  RoomiesHttpModule,
  HousesHttpModule,
  RatingsHttpModule,
  AdsHttpModule,
  ProspectsHttpModule,
  AgreementTemplatesHttpModule,
  AgreementsHttpModule,
  LeasesHttpModule,
  MoveInHttpModule,
  DepositsHttpModule,
  PreviousRoomiesHttpModule,
  ShowingsHttpModule,
  MessagesHttpModule,
  NotesHttpModule,
  ChoresHttpModule,
  PointsHttpModule,
  FeedHttpModule,
  AppealsHttpModule,
  RuleBookHttpModule,
  RuleChangesHttpModule,
  ChoreFeedbackHttpModule,
  VisitsHttpModule,
  LedgerHttpModule,
  BankDetailsHttpModule,
  PaymentsHttpModule,
  SuppliesHttpModule,
  SettleUpHttpModule,
  TurnPaymentsHttpModule,
  VariableCostsHttpModule,
  ContactHttpModule,
  NotificationsHttpModule,
  ActivityHttpModule,
  OversightHttpModule,
  WaitingHttpModule,
  FirstStepsHttpModule,
];

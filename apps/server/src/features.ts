import { AccessModule } from './modules/identity/access/index.ts';
import { AccountsHttpModule, AccountsModule } from './modules/identity/accounts/index.ts';
import { ActivityHttpModule, ActivityModule } from './modules/insight/activity/index.ts';
import { AdsHttpModule, AdsModule } from './modules/letting/ads/index.ts';
import { AdminsModule } from './modules/identity/admins/index.ts';
import { AgreementTemplatesHttpModule, AgreementTemplatesModule } from './modules/letting/agreement-templates/index.ts';
import { AgreementsHttpModule, AgreementsModule } from './modules/letting/agreements/index.ts';
import { AuditHttpModule, AuditLogModule } from './modules/identity/audit/index.ts';
import { AuthHttpModule, AuthModule } from './modules/identity/auth/index.ts';
import { FactorsModule } from './modules/identity/factors/index.ts';
import { OwnFactorsHttpModule, OwnFactorsModule } from './modules/identity/own-factors/index.ts';
import { ChoresHttpModule, ChoresModule } from './modules/living/chores/index.ts';
import { AppealsHttpModule, AppealsModule } from './modules/living/appeals/index.ts';
import { ChoreFeedbackHttpModule, ChoreFeedbackModule } from './modules/living/chore-feedback/index.ts';
import { FeedHttpModule, FeedModule } from './modules/living/feed/index.ts';
import { VisitsHttpModule, VisitsModule } from './modules/living/visits/index.ts';
import { PointsHttpModule, PointsModule } from './modules/living/points/index.ts';
import { RuleBookHttpModule, RuleBookModule } from './modules/living/rule-book/index.ts';
import { RuleChangesHttpModule, RuleChangesModule } from './modules/living/rule-changes/index.ts';
import { ContactHttpModule, ContactModule } from './modules/identity/contact/index.ts';
import { DepositsHttpModule, DepositsModule } from './modules/letting/deposits/index.ts';
import { DataExportsHttpModule, DataExportsModule } from './modules/identity/data-exports/index.ts';
import { HomeownersHttpModule, HomeownersModule } from './modules/home/homeowners/index.ts';
import { HousesHttpModule, HousesModule } from './modules/home/houses/index.ts';
import { ImagesHttpModule, ImagesModule } from './modules/identity/images/index.ts';
import { BankDetailsHttpModule, BankDetailsModule } from './modules/money/bank-details/index.ts';
import { LedgerHttpModule, LedgerModule } from './modules/money/ledger/index.ts';
import { RentModule } from './modules/money/rent/index.ts';
import { PaymentTrackerModule } from './modules/money/payment-tracker/index.ts';
import { PaymentsHttpModule, PaymentsModule } from './modules/money/payments/index.ts';
import { SettleUpHttpModule, SettleUpModule } from './modules/money/settle-up/index.ts';
import { SuppliesHttpModule, SuppliesModule } from './modules/money/supplies/index.ts';
import { TurnPaymentsHttpModule, TurnPaymentsModule } from './modules/money/turn-payments/index.ts';
import { VariableCostsHttpModule, VariableCostsModule } from './modules/money/variable-costs/index.ts';
import { LeasesHttpModule, LeasesModule } from './modules/letting/leases/index.ts';
import { MessagesHttpModule, MessagesModule, MessagesWorkerModule } from './modules/living/chat/index.ts';
import { MoveInHttpModule, MoveInModule } from './modules/letting/move-in/index.ts';
import { NeatkeepersHttpModule, NeatkeepersModule } from './modules/home/neatkeepers/index.ts';
import { NotesHttpModule, NotesModule } from './modules/living/notes/index.ts';
import { NotificationsHttpModule, NotificationsModule } from './modules/insight/notifications/index.ts';
import { OversightHttpModule, OversightModule, OversightWorkerModule } from './modules/insight/oversight/index.ts';
import { PeopleHttpModule } from './modules/identity/people/index.ts';
import { PreviousRoomiesHttpModule } from './modules/letting/previous-roomies/index.ts';
import { ProfilesHttpModule, ProfilesModule } from './modules/identity/profiles/index.ts';
import { ProspectsHttpModule, ProspectsModule } from './modules/letting/prospects/index.ts';
import { RatingsHttpModule, RatingsModule } from './modules/home/ratings/index.ts';
import { RoomiesHttpModule, RoomiesModule } from './modules/home/roomies/index.ts';
import { RoomsHttpModule, RoomsModule } from './modules/home/rooms/index.ts';
import { FirstStepsHttpModule } from './modules/insight/first-steps/index.ts';
import { WaitingHttpModule } from './modules/insight/waiting/index.ts';
import { ShowingsHttpModule, ShowingsModule } from './modules/letting/showings/index.ts';

/** Services and event handlers: in every process. */
export const featureModules = [
  AccessModule,
  ImagesModule,
  AccountsModule,
  FactorsModule,
  AuthModule,
  OwnFactorsModule,
  HomeownersModule,
  NeatkeepersModule,
  AdminsModule,
  AuditLogModule,
  ProfilesModule,
  DataExportsModule,
  RoomsModule,
  RoomiesModule,
  HousesModule,
  RatingsModule,
  AdsModule,
  ProspectsModule,
  AgreementTemplatesModule,
  AgreementsModule,
  LeasesModule,
  MoveInModule,
  DepositsModule,
  ShowingsModule,
  MessagesModule,
  NotesModule,
  ChoresModule,
  PointsModule,
  FeedModule,
  AppealsModule,
  RuleBookModule,
  RuleChangesModule,
  ChoreFeedbackModule,
  VisitsModule,
  LedgerModule,
  BankDetailsModule,
  PaymentsModule,
  SuppliesModule,
  SettleUpModule,
  TurnPaymentsModule,
  VariableCostsModule,
  RentModule,
  PaymentTrackerModule,
  ContactModule,
  NotificationsModule,
  ActivityModule,
  OversightModule,
];

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

/** What runs by a clock of its own: in worker processes. */
export const workerModules = [MessagesWorkerModule, OversightWorkerModule];

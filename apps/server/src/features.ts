import { AccessModule } from './modules/identity/access/index.ts';
import { AccountsModule } from './modules/identity/accounts/index.ts';
import { ActivityModule } from './modules/insight/activity/index.ts';
import { AdsModule } from './modules/letting/ads/index.ts';
import { AdminsModule } from './modules/identity/admins/index.ts';
import { AgreementTemplatesModule } from './modules/letting/agreement-templates/index.ts';
import { AgreementsModule } from './modules/letting/agreements/index.ts';
import { AuditLogModule } from './modules/identity/audit/index.ts';
import { AuthModule } from './modules/identity/auth/index.ts';
import { FactorsModule } from './modules/identity/factors/index.ts';
import { OwnFactorsModule } from './modules/identity/own-factors/index.ts';
import { ChoresModule } from './modules/living/chores/index.ts';
import { AppealsModule } from './modules/living/appeals/index.ts';
import { ChoreFeedbackModule } from './modules/living/chore-feedback/index.ts';
import { FeedModule } from './modules/living/feed/index.ts';
import { VisitsModule } from './modules/living/visits/index.ts';
import { PointsModule } from './modules/living/points/index.ts';
import { RuleBookModule } from './modules/living/rule-book/index.ts';
import { RuleChangesModule } from './modules/living/rule-changes/index.ts';
import { ContactModule } from './modules/identity/contact/index.ts';
import { DepositsModule } from './modules/letting/deposits/index.ts';
import { DataExportsModule } from './modules/identity/data-exports/index.ts';
import { HomeownersModule } from './modules/home/homeowners/index.ts';
import { HousesModule } from './modules/home/houses/index.ts';
import { ImagesModule } from './modules/identity/images/index.ts';
import { BankDetailsModule } from './modules/money/bank-details/index.ts';
import { LedgerModule } from './modules/money/ledger/index.ts';
import { RentModule } from './modules/money/rent/index.ts';
import { PaymentTrackerModule } from './modules/money/payment-tracker/index.ts';
import { PaymentsModule } from './modules/money/payments/index.ts';
import { SettleUpModule } from './modules/money/settle-up/index.ts';
import { SuppliesModule } from './modules/money/supplies/index.ts';
import { TurnPaymentsModule } from './modules/money/turn-payments/index.ts';
import { VariableCostsModule } from './modules/money/variable-costs/index.ts';
import { LeasesModule } from './modules/letting/leases/index.ts';
import { MessagesModule, MessagesWorkerModule } from './modules/living/chat/index.ts';
import { MoveInModule } from './modules/letting/move-in/index.ts';
import { NeatkeepersModule } from './modules/home/neatkeepers/index.ts';
import { NotesModule } from './modules/living/notes/index.ts';
import { NotificationsModule } from './modules/insight/notifications/index.ts';
import { OversightModule, OversightWorkerModule } from './modules/insight/oversight/index.ts';
import { ProfilesModule } from './modules/identity/profiles/index.ts';
import { ProspectsModule } from './modules/letting/prospects/index.ts';
import { RatingsModule } from './modules/home/ratings/index.ts';
import { RoomiesModule } from './modules/home/roomies/index.ts';
import { RoomsModule } from './modules/home/rooms/index.ts';
import { ShowingsModule } from './modules/letting/showings/index.ts';

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

/** Modules that run on a clock of their own: in worker processes. */
export const workerModules = [MessagesWorkerModule, OversightWorkerModule];

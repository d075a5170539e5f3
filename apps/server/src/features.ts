import { AccessModule } from './modules/access/index.ts';
import { AccountsHttpModule, AccountsModule } from './modules/accounts/index.ts';
import { ActivityHttpModule, ActivityModule } from './modules/activity/index.ts';
import { AdsHttpModule, AdsModule, AdsWorkerModule } from './modules/ads/index.ts';
import { AdminsHttpModule, AdminsModule } from './modules/admins/index.ts';
import { AuditHttpModule } from './modules/audit/index.ts';
import { AuthHttpModule, AuthModule, AuthWorkerModule } from './modules/auth/index.ts';
import { ContactHttpModule, ContactModule } from './modules/contact/index.ts';
import { HomeownersHttpModule, HomeownersModule } from './modules/homeowners/index.ts';
import { HousesHttpModule, HousesModule } from './modules/houses/index.ts';
import { ImagesHttpModule, ImagesModule, ImagesWorkerModule } from './modules/images/index.ts';
import { MessagesHttpModule, MessagesModule, MessagesWorkerModule } from './modules/messages/index.ts';
import { NeatkeepersHttpModule, NeatkeepersModule } from './modules/neatkeepers/index.ts';
import { NotesHttpModule, NotesModule } from './modules/notes/index.ts';
import {
  NotificationsHttpModule,
  NotificationsModule,
  NotificationsWorkerModule,
} from './modules/notifications/index.ts';
import { PeopleHttpModule } from './modules/people/index.ts';
import { ProfilesHttpModule, ProfilesModule } from './modules/profiles/index.ts';
import { ProspectsHttpModule, ProspectsModule } from './modules/prospects/index.ts';
import { RoomiesHttpModule, RoomiesModule } from './modules/roomies/index.ts';
import { RoomsHttpModule, RoomsModule } from './modules/rooms/index.ts';
import { ShowingsHttpModule, ShowingsModule, ShowingsWorkerModule } from './modules/showings/index.ts';

/** Services and event handlers: in every process. */
export const featureModules = [
  AccessModule,
  ImagesModule,
  AccountsModule,
  AuthModule,
  HomeownersModule,
  NeatkeepersModule,
  AdminsModule,
  ProfilesModule,
  RoomsModule,
  RoomiesModule,
  HousesModule,
  AdsModule,
  ProspectsModule,
  ShowingsModule,
  MessagesModule,
  NotesModule,
  ContactModule,
  NotificationsModule,
  ActivityModule,
];

/** Controllers and gateways: in api processes. */
export const httpModules = [
  AuthHttpModule,
  AccountsHttpModule,
  ImagesHttpModule,
  AdminsHttpModule,
  AuditHttpModule,
  ProfilesHttpModule,
  HomeownersHttpModule,
  NeatkeepersHttpModule,
  PeopleHttpModule,
  RoomsHttpModule,
  RoomiesHttpModule,
  HousesHttpModule,
  AdsHttpModule,
  ProspectsHttpModule,
  ShowingsHttpModule,
  MessagesHttpModule,
  NotesHttpModule,
  ContactHttpModule,
  NotificationsHttpModule,
  ActivityHttpModule,
];

/** What runs by the clock: in worker processes. */
export const workerModules = [
  AuthWorkerModule,
  AdsWorkerModule,
  ShowingsWorkerModule,
  MessagesWorkerModule,
  NotificationsWorkerModule,
  ImagesWorkerModule,
];

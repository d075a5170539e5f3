import type { ContextPart } from '#kernel/database/define-context.ts';
import { AccountEntity } from './account.entity.ts';
import { AdminEntity } from './admin.entity.ts';
import { HomeownerEntity } from './homeowner.entity.ts';
import { NeatkeeperEntity } from './neatkeeper.entity.ts';
import { RoomieAbsenceEntity } from './roomie-absence.entity.ts';
import { RoomieEntity } from './roomie.entity.ts';
import { TermsAcceptanceEntity } from './terms-acceptance.entity.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AccountsReadModel } from './accounts-read-model.ts';
import { RoleFactsRegister } from './role-facts-register.ts';
import { RoleFactsRepository } from './role-facts.repository.ts';
import { AccountsService } from './accounts.service.ts';
import { AccountPhoto } from './account-photo.ts';
import { AccountsPersonalData } from './accounts.personal-data.ts';
import { ForgetAccount } from './forget-account.ts';

export const account: ContextPart = {
  entities: [
    AccountEntity,
    AdminEntity,
    HomeownerEntity,
    NeatkeeperEntity,
    RoomieAbsenceEntity,
    RoomieEntity,
    TermsAcceptanceEntity,
  ],
  providers: [
    AccountsRepository,
    AccountsReadModel,
    RoleFactsRepository,
    RoleFactsRegister,
    AccountsService,
    AccountPhoto,
    AccountsPersonalData,
    ForgetAccount,
  ],
};

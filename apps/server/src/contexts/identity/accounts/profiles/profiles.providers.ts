import type { ContextPart } from '#kernel/database/define-context.ts';
import { AccountObligations } from './account-obligations.ts';
import { DeleteAccountService } from './delete-account.service.ts';
import { EndAccountService } from './end-account.service.ts';
import { LeavingEffects } from './leaving.effects.ts';
import { LeavingMails } from './leaving.mails.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { ProfilesService } from './profiles.service.ts';
import { ResetForRoomieService } from './reset-for-roomie.service.ts';

export const profiles: ContextPart = {
  entities: [],
  providers: [
    ProfilesRepository,
    ProfilesService,
    AccountObligations,
    DeleteAccountService,
    EndAccountService,
    LeavingMails,
    LeavingEffects,
    ResetForRoomieService,
  ],
};

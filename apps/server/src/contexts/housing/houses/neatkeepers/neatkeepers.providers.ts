import type { ContextPart } from '#kernel/database/define-context.ts';
import { HouseNeatkeeperEntity } from './house-neatkeeper.entity.ts';
import { NeatkeeperInvitationEntity } from './neatkeeper-invitation.entity.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { NeatkeeperHousesRepository } from './neatkeeper-houses.repository.ts';
import { NeatkeepersService } from './neatkeepers.service.ts';
import { InvitationsService } from './invitations.service.ts';
import { ReadNeatkeepersService } from './read-neatkeepers.service.ts';
import { InvitationsMails } from './invitations.mails.ts';
import { NeatkeepersPersonalData } from './neatkeepers.personal-data.ts';
import { NeatkeepersWaiting } from './neatkeepers.waiting.ts';
import { NeatkeepersEffects } from './neatkeepers.effects.ts';

export const neatkeepers: ContextPart = {
  entities: [HouseNeatkeeperEntity, NeatkeeperInvitationEntity],
  providers: [
    NeatkeepersRepository,
    InvitationsRepository,
    NeatkeeperHousesRepository,
    NeatkeepersService,
    InvitationsService,
    ReadNeatkeepersService,
    InvitationsMails,
    NeatkeepersPersonalData,
    NeatkeepersWaiting,
    NeatkeepersEffects,
  ],
};

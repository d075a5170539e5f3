import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { AuthModule } from '../../identity/auth/index.ts';
import { InvitationsMails } from './invitations.mails.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { InvitationsService } from './invitations.service.ts';
import { NeatkeeperHousesRepository } from './neatkeeper-houses.repository.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';
import { NeatkeepersService } from './neatkeepers.service.ts';
import { ReadNeatkeepersService } from './read-neatkeepers.service.ts';
import { NeatkeepersEffects } from './neatkeepers.effects.ts';
import { NeatkeepersPersonalData } from './neatkeepers.personal-data.ts';
import { NeatkeepersWaiting } from './neatkeepers.waiting.ts';
import { HouseNeatkeeperEntity } from './house-neatkeeper.entity.ts';
import { NeatkeeperInvitationEntity } from './neatkeeper-invitation.entity.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([HouseNeatkeeperEntity, NeatkeeperInvitationEntity]),
    AccessModule,
    AccountsModule,
    AuthModule,
  ],
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
  exports: [NeatkeepersService, InvitationsService, InvitationsRepository, ReadNeatkeepersService],
})
export class NeatkeepersModule {}

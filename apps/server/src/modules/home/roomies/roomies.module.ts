import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { RoomsModule } from '../rooms/index.ts';
import { AuthModule } from '../../identity/auth/index.ts';
import { BeginStay } from './begin-stay.ts';
import { EndStay } from './end-stay.ts';
import { InhabitantsRepository } from './inhabitants.repository.ts';
import { LeasedStaysService } from './leased-stays.service.ts';
import { MoveInService } from './move-in.service.ts';
import { RoomiesRepository } from './roomies.repository.ts';
import { RoomiesService } from './roomies.service.ts';
import { StayDetailsService } from './stay-details.service.ts';
import { StaysService } from './stays.service.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import { RoomiesHandlers } from './roomies.handlers.ts';
import { RoomiesEffects } from './roomies.effects.ts';
import { RoomiesPersonalData } from './roomies.personal-data.ts';
import { RoomieNoteEntity } from './roomie-note.entity.ts';
import { TenancyEntity } from './tenancy.entity.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([RoomieNoteEntity, TenancyEntity]),
    AccessModule,
    AccountsModule,
    AuthModule,
    RoomsModule,
  ],
  providers: [
    RoomiesRepository,
    TenanciesRepository,
    InhabitantsRepository,
    RoomiesService,
    BeginStay,
    EndStay,
    RoomiesHandlers,
    StaysService,
    MoveInService,
    LeasedStaysService,
    StayDetailsService,
    RoomiesEffects,
    RoomiesPersonalData,
  ],
  exports: [RoomiesService, StaysService, MoveInService, LeasedStaysService, StayDetailsService, InhabitantsRepository],
})
export class RoomiesModule {}

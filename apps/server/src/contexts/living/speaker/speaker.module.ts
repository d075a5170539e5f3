import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { CallElectionService } from './call-election.service.ts';
import { CloseElection } from './close-election.ts';
import { HouseRightsEntity } from './house-rights.entity.ts';
import { HouseRightsRepository } from './house-rights.repository.ts';
import { HouseRightsService } from './house-rights.service.ts';
import { ReadSpeakerService } from './read-speaker.service.ts';
import { SpeakerEffects } from './speaker.effects.ts';
import { SpeakerHandlers } from './speaker.handlers.ts';
import { SpeakerPersonalData } from './speaker.personal-data.ts';
import { SpeakerWaiting } from './speaker.waiting.ts';
import { SpeakerElectionEntity } from './speaker-election.entity.ts';
import { SpeakerElectionPersonEntity } from './speaker-election-person.entity.ts';
import { SpeakerElectionsRepository } from './speaker-elections.repository.ts';
import { SpeakerReadModel } from './speaker-read-model.ts';
import { SpeakerTermEntity } from './speaker-term.entity.ts';
import { SpeakerTerms } from './speaker-terms.ts';
import { SpeakerTermsRepository } from './speaker-terms.repository.ts';
import { VoteForSpeakerService } from './vote-for-speaker.service.ts';

@Module(
  defineContext({
    imports: [AccessModule, HousesModule],
    parts: [
      {
        entities: [HouseRightsEntity, SpeakerElectionEntity, SpeakerElectionPersonEntity, SpeakerTermEntity],
        providers: [
          HouseRightsRepository,
          SpeakerElectionsRepository,
          SpeakerTermsRepository,
          SpeakerReadModel,
          SpeakerTerms,
          CloseElection,
          ReadSpeakerService,
          HouseRightsService,
          CallElectionService,
          VoteForSpeakerService,
          SpeakerHandlers,
          SpeakerEffects,
          SpeakerWaiting,
          SpeakerPersonalData,
        ],
      },
    ],
  }),
)
export class SpeakerModule {}

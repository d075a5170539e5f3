import type { HouseSpeaker, ParsedInput } from '@common-roof/contracts';
import {
  callElection,
  getHouseSpeaker,
  setHouseRights,
  standForSpeaker,
  stepDownAsSpeaker,
  voteForSpeaker,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { CallElectionService } from './call-election.service.ts';
import { HouseRightsService } from './house-rights.service.ts';
import { ReadSpeakerService } from './read-speaker.service.ts';
import { VoteForSpeakerService } from './vote-for-speaker.service.ts';

@Controller()
export class SpeakerController {
  constructor(
    private readonly reading: ReadSpeakerService,
    private readonly rights: HouseRightsService,
    private readonly calling: CallElectionService,
    private readonly voting: VoteForSpeakerService,
  ) {}

  @Serves(getHouseSpeaker)
  @Roles('roomie', 'homeowner', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getHouseSpeaker>): Promise<HouseSpeaker> {
    return this.reading.get(actor, params.id);
  }

  @Serves(setHouseRights)
  @Roles('homeowner', 'admin')
  setRights(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof setHouseRights>,
    @Origin() origin: RequestOrigin,
  ): Promise<HouseSpeaker> {
    return this.rights.change(actor, params.id, body, origin);
  }

  @Serves(callElection)
  @Roles('roomie')
  callElection(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof callElection>,
  ): Promise<HouseSpeaker> {
    return this.calling.call(actor, params.id);
  }

  @Serves(standForSpeaker)
  @Roles('roomie')
  stand(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof standForSpeaker>,
  ): Promise<HouseSpeaker> {
    return this.voting.stand(actor, params.id, body.stands);
  }

  @Serves(voteForSpeaker)
  @Roles('roomie')
  vote(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof voteForSpeaker>,
  ): Promise<HouseSpeaker> {
    return this.voting.vote(actor, params.id, body.candidate_id);
  }

  @Serves(stepDownAsSpeaker)
  @Roles('roomie')
  stepDown(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof stepDownAsSpeaker>,
  ): Promise<HouseSpeaker> {
    return this.rights.stepDown(actor, params.id);
  }
}

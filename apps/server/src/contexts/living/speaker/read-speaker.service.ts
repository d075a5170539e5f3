import type { HouseSpeaker } from '@common-roof/contracts';
import { nextElectionAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { HouseRightsRepository } from './house-rights.repository.ts';
import { toElection, toResult, toTerm } from './speaker.mapper.ts';
import { SpeakerReadModel } from './speaker-read-model.ts';

/** Shows who runs what in a house. */
@Injectable()
export class ReadSpeakerService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly rights: HouseRightsRepository,
    private readonly readModel: SpeakerReadModel,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house, owns it or is an admin */
  async get(actor: Actor, houseId: string): Promise<HouseSpeaker> {
    const relation = await this.access.requireHouse(actor, houseId);
    if (relation === 'keeper') throw notFound();
    const now = this.clock.now();
    const [{ bills, chores, invite, term_months }, term, open, last, own, roomies] = await Promise.all([
      this.rights.find(houseId),
      this.readModel.findTerm(houseId, now),
      this.readModel.findOpen(houseId, actor.accountId),
      this.readModel.findLast(houseId),
      this.access.listRights(actor, houseId),
      this.houses.listRoomies(houseId),
    ]);
    const isPaused = term !== undefined && last !== undefined && nextElectionAt(last.ended_at) > now;
    return {
      rights: { bills, chores, invite },
      term_months,
      own_rights: [...own],
      speaker: term ? toTerm(term) : null,
      is_speaker: term?.person._id === actor.accountId,
      may_call: relation === 'member' && open === undefined && !isPaused && roomies.length > 1,
      election: open ? toElection(open) : null,
      last: last ? toResult(last) : null,
    };
  }
}

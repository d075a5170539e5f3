import type { HouseSpeaker } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { CloseElection } from './close-election.ts';
import { ReadSpeakerService } from './read-speaker.service.ts';
import { SpeakerCandidacyChanged, SpeakerElectionVoted } from './speaker.events.ts';
import type { SpeakerElectionEntity } from './speaker-election.entity.ts';
import { SpeakerElectionsRepository } from './speaker-elections.repository.ts';

/** Lets people stand for election and vote. */
@Injectable()
export class VoteForSpeakerService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly elections: SpeakerElectionsRepository,
    private readonly closing: CloseElection,
    private readonly reader: ReadSpeakerService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless the caller lives in the house; 403 for a person who didn't when the election was called; 409 when it
   * is over or the house archived
   */
  async stand(actor: Actor, id: string, stands: boolean): Promise<HouseSpeaker> {
    const houseId = await this.houseOf(actor, id);
    await this.database.transaction(async () => {
      // Locks the election, so that nobody votes for a person who withdraws.
      await this.elections.advance(id, 'stand');
      const { self } = await this.requireVoter(actor, id);
      if (self.stands === stands) return;
      await this.elections.setStands(id, actor.accountId, stands);
      const event = { house_id: houseId, election_id: id, actor_id: actor.accountId, stands };
      await this.outbox.append(SpeakerCandidacyChanged, event);
    });
    return this.reader.get(actor, houseId);
  }

  /**
   * Records one vote per person, which can be changed until voting ends. The last missing vote ends it.
   * @throws as {@link stand}; 422 for a person who isn't a candidate
   */
  async vote(actor: Actor, id: string, candidateId: string): Promise<HouseSpeaker> {
    const houseId = await this.houseOf(actor, id);
    await this.database.transaction(async () => {
      // Locks the election, so that the second of two last votes sees the first.
      await this.elections.advance(id, 'vote');
      const { people, election } = await this.requireVoter(actor, id);
      if (!people.some((person) => person.id === candidateId && person.stands)) {
        throw unacceptable('candidate_id', 'This person doesn’t stand for election.');
      }
      await this.elections.vote(id, actor.accountId, candidateId);
      await this.outbox.append(SpeakerElectionVoted, { house_id: houseId, election_id: id, actor_id: actor.accountId });
      await this.closing.closeWhenOver(election);
    });
    return this.reader.get(actor, houseId);
  }

  private async houseOf(actor: Actor, id: string): Promise<string> {
    const election = await this.elections.find(id);
    if (!election) throw notFound();
    if ((await this.access.requireHouseForChange(actor, election.house_id)) !== 'member') throw notFound();
    return election.house_id;
  }

  private async requireVoter({ accountId }: Actor, id: string) {
    await this.elections.dropThoseWhoLeft(id);
    const election: SpeakerElectionEntity | undefined = await this.elections.find(id);
    const people = await this.elections.listPeople(id);
    const self = people.find((person) => person.id === accountId);
    if (!election || !self) {
      throw new DomainError('forbidden', { detail: 'Only people who lived here at the time can take part.' });
    }
    // The worker that counts may be late.
    if (this.clock.now() >= election.ends_at) {
      throw new DomainError('conflict', { detail: 'This election is over.', current: { state: election.state } });
    }
    return { election, people, self };
  }
}

import type { ElectionFailure } from '@common-roof/contracts';
import { electionOutcome, type ElectionPerson, isElectionOver } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { SpeakerElectionEnded, SpeakerElectionTimeEnds } from './speaker.events.ts';
import type { SpeakerElectionEntity } from './speaker-election.entity.ts';
import { SpeakerElectionsRepository } from './speaker-elections.repository.ts';
import { SpeakerTerms } from './speaker-terms.ts';

/**
 * Returns people in the order that breaks ties: by a hash of the election, of everyone with a vote and of the person. Nobody
 * knows it before the election is called, and anyone can work it out afterwards.
 */
export function drawOrder(electionId: string, ids: readonly string[]): string[] {
  const everyone = ids.toSorted().join(',');
  const keys = new Map(ids.map((id) => [id, sha256(`${electionId}:${everyone}:${id}`)]));
  return ids.toSorted((one, other) => ((keys.get(one) ?? '') < (keys.get(other) ?? '') ? -1 : 1));
}

/** Counts an election that is over, once. Runs in a transaction. */
@Injectable()
export class CloseElection {
  constructor(
    private readonly elections: SpeakerElectionsRepository,
    private readonly terms: SpeakerTerms,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Counts an election that the caller has locked, when its time is up or everyone has voted. */
  async closeWhenOver(election: SpeakerElectionEntity): Promise<void> {
    await this.elections.dropThoseWhoLeft(election.id);
    const people = await this.elections.listPeople(election.id);
    const now = this.clock.now();
    if (!isElectionOver({ people, endsAt: election.ends_at }, now)) return;
    const ids = people.map(({ id }) => id);
    const outcome = electionOutcome(people, drawOrder(election.id, ids));
    if ('failure' in outcome) {
      await this.fail(election, outcome.failure, people);
      return;
    }
    const { winner, decidedBy } = outcome;
    await this.count(election.id, people, 'elect', { winner_id: winner, decided_by: decidedBy });
    await this.terms.begin(election, winner);
    await this.tell(election, ids);
  }

  /** Ends an election that the caller has locked without a speaker. */
  async fail(
    election: SpeakerElectionEntity,
    failure: ElectionFailure,
    people?: readonly ElectionPerson[],
  ): Promise<void> {
    const voters = people ?? (await this.elections.listPeople(election.id));
    await this.count(election.id, voters, 'fail', { failure });
    await this.tell(
      election,
      voters.map(({ id }) => id),
    );
  }

  private async count(
    id: string,
    people: readonly ElectionPerson[],
    action: 'elect' | 'fail',
    set: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const voted = people.filter(({ choice }) => choice !== null).length;
    await this.elections.advance(id, action, { ...set, ended_at: this.clock.now(), voters: people.length, voted });
    await this.elections.storeCount(id);
    await this.scheduledEvents.unschedule(SpeakerElectionTimeEnds, id);
  }

  private async tell({ id, house_id }: SpeakerElectionEntity, voters: string[]): Promise<void> {
    await this.outbox.append(SpeakerElectionEnded, { house_id, election_id: id, voter_ids: voters });
  }
}

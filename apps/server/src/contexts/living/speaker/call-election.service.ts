import type { HouseSpeaker } from '@common-roof/contracts';
import { dayIn, electionEndsAt, nextElectionAt } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ReadSpeakerService } from './read-speaker.service.ts';
import { SpeakerElectionCalled, SpeakerElectionTimeEnds } from './speaker.events.ts';
import { SpeakerElectionsRepository } from './speaker-elections.repository.ts';
import { SpeakerTermsRepository } from './speaker-terms.repository.ts';

@Injectable()
export class CallElectionService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly elections: SpeakerElectionsRepository,
    private readonly terms: SpeakerTermsRepository,
    private readonly reader: ReadSpeakerService,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Calls an election in the house where the caller lives. A speaker in office can be challenged, some time after the last
   * election, and stays until someone is elected.
   * @throws 404 unless the caller lives there; 409 when the house is archived, an election is open, the last one was too
   * recent, or fewer than two people have a vote
   */
  async call(actor: Actor, houseId: string): Promise<HouseSpeaker> {
    if ((await this.access.requireHouseForChange(actor, houseId)) !== 'member') throw notFound();
    await this.database.transaction(async () => {
      // Locks the house, so that moves and other elections wait.
      const house = await this.houses.lock(houseId);
      if (!house || !(await this.terms.livesIn(houseId, actor.accountId))) throw notFound();
      if (await this.elections.lockOpen(houseId)) {
        throw new DomainError('conflict', { detail: 'There is an election already.' });
      }
      const now = this.clock.now();
      await this.requirePause(houseId, house.time_zone, now);
      const endsAt = electionEndsAt(now);
      const election = { house_id: houseId, caller_id: actor.accountId, opened_at: now, ends_at: endsAt };
      const { id, voters } = await this.elections.insert(election, dayIn(house.time_zone, now));
      if (voters < 2) throw new DomainError('conflict', { detail: 'An election needs two people who live here.' });
      const payload = { house_id: houseId, election_id: id };
      await this.outbox.append(SpeakerElectionCalled, { ...payload, actor_id: actor.accountId });
      await this.scheduledEvents.schedule(SpeakerElectionTimeEnds, { key: id, at: endsAt, payload });
    });
    return this.reader.get(actor, houseId);
  }

  private async requirePause(houseId: string, timeZone: string, now: Date): Promise<void> {
    if (!(await this.terms.lockRunning(houseId))) return;
    const endedAt = (await this.elections.findLast(houseId))?.ended_at;
    const next = endedAt ? nextElectionAt(endedAt) : now;
    if (now >= next) return;
    const day = { day: dayIn(timeZone, next) };
    throw new DomainError('conflict', { detail: filled('An election can be called again from {day}.', { day }) });
  }
}

import type { TermEnd } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { HouseRightsRepository } from './house-rights.repository.ts';
import { SpeakerTermEnded, SpeakerTermTimeEnds } from './speaker.events.ts';
import type { SpeakerElectionEntity } from './speaker-election.entity.ts';
import type { SpeakerTermEntity } from './speaker-term.entity.ts';
import { SpeakerTermsRepository } from './speaker-terms.repository.ts';

/** Begins and ends the terms of speakers. Runs in a transaction. */
@Injectable()
export class SpeakerTerms {
  constructor(
    private readonly terms: SpeakerTermsRepository,
    private readonly rights: HouseRightsRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Begins the term of whoever was elected, in place of the one in progress. */
  async begin({ id, house_id: houseId }: SpeakerElectionEntity, personId: string): Promise<void> {
    const running = await this.terms.lockRunning(houseId);
    if (running) await this.end(running, 'replaced');
    const { term_months: months } = await this.rights.find(houseId);
    const term = { house_id: houseId, person_id: personId, election_id: id, began_at: this.clock.now() };
    const { id: termId, ends_at: at } = await this.terms.insert(term, months);
    await this.scheduledEvents.schedule(SpeakerTermTimeEnds, {
      key: termId,
      at,
      payload: { house_id: houseId, term_id: termId },
    });
  }

  /** Ends a term that the caller has locked. @param actorId the speaker who steps down */
  async end({ id, house_id }: SpeakerTermEntity, why: TermEnd, actorId: string | null = null): Promise<void> {
    await this.terms.end(id, why, this.clock.now());
    await this.scheduledEvents.unschedule(SpeakerTermTimeEnds, id);
    await this.outbox.append(SpeakerTermEnded, { house_id, term_id: id, why, actor_id: actorId });
  }
}

import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { HouseArchived, TenancyEnded } from '#contexts/housing/houses/index.ts';
import { CloseElection } from './close-election.ts';
import { SpeakerElectionTimeEnds, SpeakerTermTimeEnds } from './speaker.events.ts';
import { SpeakerElectionsRepository } from './speaker-elections.repository.ts';
import { SpeakerTerms } from './speaker-terms.ts';
import { SpeakerTermsRepository } from './speaker-terms.repository.ts';

const END = { queue: 'recalculation', effect: 'transaction' } as const;

/**
 * Ends elections and terms whose time is up, or that something else ends. Rights don't wait for it: they are read from
 * stays, terms and settings at each call.
 */
@Injectable()
export class SpeakerHandlers {
  constructor(
    private readonly database: Database,
    private readonly elections: SpeakerElectionsRepository,
    private readonly closing: CloseElection,
    private readonly terms: SpeakerTerms,
    private readonly termRows: SpeakerTermsRepository,
    private readonly clock: Clock,
  ) {}

  @EventHandler(SpeakerElectionTimeEnds, { id: 'close-speaker-election', ...END })
  electionEnds({ house_id: houseId }: EventOf<typeof SpeakerElectionTimeEnds>): Promise<void> {
    return this.closeOpen(houseId);
  }

  @EventHandler(SpeakerTermTimeEnds, { id: 'end-speaker-term', ...END })
  termEnds({ house_id: houseId, term_id: id }: EventOf<typeof SpeakerTermTimeEnds>): Promise<void> {
    return this.database.transaction(async () => {
      const term = await this.termRows.lockRunning(houseId);
      if (term?.id === id && term.ends_at <= this.clock.now()) await this.terms.end(term, 'expired');
    });
  }

  /** A person who moves out no longer speaks for the house, and has no vote. Another room in it changes nothing. */
  @EventHandler(TenancyEnded, { id: 'end-speaker-of-stay', ...END })
  async stayEnds({ house_id: houseId, roomie_id: personId }: EventOf<typeof TenancyEnded>): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.termRows.livesIn(houseId, personId)) return;
      const term = await this.termRows.lockRunning(houseId);
      if (term?.person_id === personId) await this.terms.end(term, 'moved_out');
    });
    await this.closeOpen(houseId);
  }

  @EventHandler(HouseArchived, { id: 'end-speaker-of-archived-house', ...END })
  houseArchived({ house_id: houseId }: EventOf<typeof HouseArchived>): Promise<void> {
    return this.database.transaction(async () => {
      const election = await this.elections.lockOpen(houseId);
      if (election) await this.closing.fail(election, 'house_archived');
      const term = await this.termRows.lockRunning(houseId);
      if (term) await this.terms.end(term, 'house_archived');
    });
  }

  private closeOpen(houseId: string): Promise<void> {
    return this.database.transaction(async () => {
      const election = await this.elections.lockOpen(houseId);
      if (election) await this.closing.closeWhenOver(election);
    });
  }
}

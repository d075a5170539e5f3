import type { LeaseOffer } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { RoomsReadModel } from '#contexts/housing/houses/index.ts';
import { VacanciesReadModel, requireFreeOn } from '#contexts/letting/listings/index.ts';
import { type ProspectRow, ProspectsRepository } from './prospects.repository.ts';

type Obstacle = NonNullable<LeaseOffer['obstacle']>;

const SAYS = {
  room_taken: 'This room is not free on the first day of the lease any more.',
  other_lease:
    'You have signed another lease that is not in force yet. One person has one lease at a time: ask for that one to be withdrawn first.',
} as const satisfies Record<Obstacle, string>;

/** Reasons why a room cannot be offered, or an offer cannot be signed. */
@Injectable()
export class OfferObstacles {
  constructor(
    private readonly ads: VacanciesReadModel,
    private readonly rooms: RoomsReadModel,
    private readonly prospects: ProspectsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 while the room is occupied without notice, 422 for a day before it is free */
  async requireFree(row: ProspectRow, startsOn: string): Promise<void> {
    const vacancy = await this.ads.requireVacancy(row.room_id);
    if (startsOn < this.todayOf(row)) throw unacceptable('starts_on', 'This can’t be in the past.');
    requireFreeOn(vacancy, startsOn);
  }

  /** An offer that was open for a while may begin in the past. @throws 422 */
  requireAhead(row: ProspectRow): void {
    if (row.starts_on >= this.todayOf(row)) return;
    throw unacceptable('starts_on', 'The first day of this offer has passed. Choose a new one.');
  }

  /** Finds the reason why an offer cannot be signed, which its reader is shown before signing. */
  async findForSigning(row: ProspectRow): Promise<Obstacle | null> {
    const vacancy = await this.ads.findVacancy(row.room_id);
    const { free_on: freeOn = null, occupied = true } = vacancy ?? {};
    if (occupied || (freeOn !== null && row.starts_on < freeOn)) return 'room_taken';
    return (await this.prospects.hasSignedAnother(row)) ? 'other_lease' : null;
  }

  /**
   * Locks room and person until the end of the caller's transaction: withdrawing a notice, or signing another offer
   * with the same address, waits.
   * @throws 409
   */
  async requireSignable(row: ProspectRow): Promise<void> {
    await this.rooms.lock(row.room_id);
    await this.prospects.lockAddress(row.email);
    const obstacle = await this.findForSigning(row);
    if (obstacle !== null) throw new DomainError('conflict', { detail: SAYS[obstacle] });
  }
  private todayOf({ time_zone: timeZone }: ProspectRow): string {
    return dayIn(timeZone, this.clock.now());
  }
}

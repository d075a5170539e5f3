import type { Slot } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import {
  ApplicantsReadModel,
  ShowingsService,
  ShowingTimesService,
  VISIT_LINK,
  VisitsService,
} from '#contexts/letting/listings/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoMailbox } from './demo-mailbox.ts';

const JONAS = { first_name: 'Jonas', last_name: 'Weber', email: 'jonas@visitors.test', phone: '+44 161 496 0311' };
const MIRA = { first_name: 'Mira', last_name: 'Kovač', email: 'mira@visitors.test' };
const OLA = { first_name: 'Ola', last_name: 'Lund', email: 'ola@visitors.test' };

/** An empty room whose applicants come to see it, and occupied rooms that cannot be shown at any time. */
@Injectable()
export class DemoShowings {
  constructor(
    private readonly showings: ShowingsService,
    private readonly times: ShowingTimesService,
    private readonly visits: VisitsService,
    private readonly applicants: ApplicantsReadModel,
    private readonly mailbox: DemoMailbox,
    private readonly clock: DemoClock,
  ) {}

  /** One applicant has confirmed, and a person who telephoned is asked. @param adId of the room */
  async ofEmptyRoom(owner: Actor, roomId: string, adId: string, origin: RequestOrigin): Promise<void> {
    this.clock.setToPresent();
    const { items } = await this.times.slots(owner, roomId, {});
    const applicant = await this.applicants.idOfAddress(adId, 'saanvi@applicants.test');
    const confirmed = await this.propose(owner, roomId, items[1], { applicant_id: applicant }, origin);
    await this.visits.answer({ token: await this.mailbox.secretOf(VISIT_LINK, confirmed), answer: 'confirm' }, origin);
    await this.propose(owner, roomId, items[5], { visitor: MIRA }, origin);
  }

  /** One showing waits for the roomie's answer, another was declined by a housemate. */
  async ofLivedInRooms(
    owner: Actor,
    waiting: { readonly roomId: string },
    declined: { readonly roomId: string; readonly roomie: Actor },
    origin: RequestOrigin,
  ): Promise<void> {
    this.clock.setToPresent();
    const note = 'A colleague of mine, who looks for a room from spring on.';
    const { items } = await this.times.slots(owner, waiting.roomId, {});
    await this.propose(owner, waiting.roomId, items[3], { visitor: JONAS, note }, origin);
    const free = (await this.times.slots(owner, declined.roomId, {})).items;
    const id = await this.propose(owner, declined.roomId, free[2], { visitor: OLA }, origin);
    const reason = 'I write an exam that evening. Any later day is fine.';
    await this.showings.act(
      declined.roomie,
      declined.roomId,
      { action: 'decline', showing_id: id, version: 1, reason },
      origin,
    );
  }

  private async propose(
    owner: Actor,
    roomId: string,
    slot: Slot | undefined,
    who: { applicant_id: string } | { visitor: typeof MIRA; note?: string },
    origin: RequestOrigin,
  ): Promise<string> {
    if (!slot) throw new Error('A room of the demonstration cannot be shown.');
    const body = { action: 'propose' as const, starts_at: slot.starts_at, note: '', ...who };
    return (await this.showings.act(owner, roomId, body, origin))._id;
  }
}

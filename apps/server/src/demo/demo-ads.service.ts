import { Injectable } from '@nestjs/common';

import {
  AdStateService,
  ApplicantsReadModel,
  ApplicantsService,
  ApplyForRoomService,
  CONFIRM_LINK,
  WriteAdService,
} from '#contexts/letting/listings/index.ts';
import { OffersService } from '#contexts/letting/leasing/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { APPLICANTS, BAY_WINDOW_AD, type DemoApplicant } from './ads.ts';
import { DemoMailbox } from './demo-mailbox.ts';

/** Advertises rooms of the demonstration, lets people apply, and offers one of them a room. */
@Injectable()
export class DemoAds {
  constructor(
    private readonly ads: WriteAdService,
    private readonly states: AdStateService,
    private readonly applying: ApplyForRoomService,
    private readonly applicants: ApplicantsService,
    private readonly rows: ApplicantsReadModel,
    private readonly offers: OffersService,
    private readonly mailbox: DemoMailbox,
  ) {}

  /**
   * @param rooms a large and a small one, both empty; the small one is offered to a person by name
   * @param template of the lease that goes with the offer
   * @returns the ad of the large one
   */
  async advertise(
    owner: Actor,
    [large, small]: readonly [string, string],
    from: string,
    template: string,
    origin: RequestOrigin,
  ): Promise<string> {
    const ad = await this.ads.create(owner, { ...BAY_WINDOW_AD, room_id: large, available_from: from }, origin);
    await this.states.step(owner, ad._id, 'publish', false, origin);
    for (const [at, applicant] of APPLICANTS.entries()) {
      await this.apply(ad._id, applicant, ad.questions[0]?.id ?? '', { ...origin, ip: `198.51.100.${String(at + 1)}` });
    }
    const { rows } = await this.rows.list(ad._id, undefined, { limit: APPLICANTS.length });
    for (const row of rows) {
      const to = APPLICANTS.find(({ email }) => email === row.email)?.state;
      if (to !== undefined && to !== 'new')
        await this.applicants.move(owner, row.id, { to, version: row.version }, origin);
    }
    const offer = { starts_on: from, rent: '395.00', deposit: '395.00', note: 'The desk stays in the room.' };
    const person = { first_name: 'Ines', last_name: 'Okafor', email: 'ines@applicants.test' };
    await this.offers.offer(owner, small, { ...person, ...offer, template_id: template }, origin);
    return ad._id;
  }

  private async apply(
    adId: string,
    { answer, state: _, ...person }: DemoApplicant,
    questionId: string,
    origin: RequestOrigin,
  ): Promise<void> {
    await this.applying.apply({ ad_id: adId, ...person, answers: [{ question_id: questionId, answer }] }, origin);
    const id = await this.rows.idOfAddress(adId, person.email);
    await this.applying.confirm(await this.mailbox.secretOf(CONFIRM_LINK, id), origin);
  }
}

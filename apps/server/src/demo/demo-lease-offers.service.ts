import type { LeaseOffer } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import {
  ReadAgreementsService,
  SendAgreementService,
  LEASE_LINK,
  LeasePageService,
  OffersService,
  SigningCodes,
} from '#contexts/letting/leasing/index.ts';
import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

const TERMS = { rent: '470.00', deposit: '470.00', note: 'The desk and the lamps stay.' };

/** Written with a finger, in a field of 600 by 200. */
const NOORS_HAND: number[][] = [
  [60, 150, 70, 60, 82, 58, 120, 146, 134, 148, 150, 52],
  [176, 118, 166, 134, 178, 148, 196, 142, 200, 124, 186, 114, 176, 118],
  [222, 120, 214, 138, 228, 148, 244, 138, 244, 120, 232, 114, 222, 120, 262, 132],
  [268, 146, 274, 116, 290, 112, 306, 118],
  [350, 54, 344, 150],
  [420, 50, 414, 150, 346, 102, 418, 98, 470, 128, 540, 118],
];

/** A room that was offered with its lease to one person after another: each of the ways in which an offer ends. */
@Injectable()
export class DemoLeaseOffers {
  constructor(
    private readonly offers: OffersService,
    private readonly page: LeasePageService,
    private readonly reading: ReadAgreementsService,
    private readonly sending: SendAgreementService,
    private readonly codes: SigningCodes,
    private readonly capabilities: Capabilities,
    private readonly clock: DemoClock,
  ) {}

  /** @param template of a lease */
  async ofRoom(owner: Actor, roomId: string, template: string, origin: RequestOrigin): Promise<void> {
    const offer = (days: number, first_name: string, last_name: string) => {
      this.clock.setDaysAgo(days, '11:00');
      const person = { first_name, last_name, email: `${first_name.toLowerCase()}@prospects.test` };
      const terms = { ...TERMS, starts_on: plusDays(this.clock.dayAgo(days), 30), template_id: template };
      return this.offers.offer(owner, roomId, { ...person, ...terms }, origin);
    };

    const yusuf = await offer(70, 'Yusuf', 'Demir');
    await this.open(yusuf._id, 68, origin);
    await this.page.decline(await this.slugOf(yusuf._id), 'I found a room around the corner from work.', origin);

    const petra = await offer(60, 'Petra', 'Svobodova');
    this.clock.setDaysAgo(55);
    await this.offers.withdraw(owner, petra._id, origin);

    const { lease } = await offer(40, 'Sam', 'Okoro');
    if (!lease) throw new Error('An offer of the demonstration has no lease.');
    const { sent_at } = await this.reading.get(owner, lease._id, origin);
    this.clock.setDaysAgo(26, '11:00');
    await this.sending.expire(lease._id, new Date(sent_at ?? ''));

    const noor = await offer(3, 'Noor', 'Haddad');
    const { _id: agreement_id, text_sha256 } = await this.open(noor._id, 1, origin);
    const { id } = await this.codes.issue(noor._id);
    const code = (await this.codes.listDigits(noor._id, id)) ?? '';
    const signature = {
      agreement_id,
      text_sha256,
      did_sign_lease: true,
      consent: true,
      data: NOORS_HAND,
      code,
    } as const;
    await this.page.sign(await this.slugOf(noor._id), null, signature, origin);
  }

  private async open(
    prospectId: string,
    days: number,
    origin: RequestOrigin,
  ): Promise<NonNullable<LeaseOffer['lease']>> {
    this.clock.setDaysAgo(days, '18:40');
    const answer = await this.page.read(await this.slugOf(prospectId), origin);
    if (!('lease' in answer) || !answer.lease) throw new Error('There is nothing to sign.');
    return answer.lease;
  }

  /** Returns the secret of the link that was sent to the address of an offer. */
  private async slugOf(prospectId: string): Promise<string> {
    return (await this.capabilities.findOrCreate(LEASE_LINK, prospectId)).split('/').at(-1) ?? '';
  }
}

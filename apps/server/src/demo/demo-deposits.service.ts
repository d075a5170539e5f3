import { Injectable } from '@nestjs/common';

import {
  DeductionsService,
  DisputeService,
  ReadDepositsService,
  SettleDepositService,
} from '#contexts/letting/deposits/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoPhotos } from './demo-photos.service.ts';

/** The deposits of roomies who moved out. */
@Injectable()
export class DemoDeposits {
  constructor(
    private readonly reading: ReadDepositsService,
    private readonly deducting: DeductionsService,
    private readonly disputing: DisputeService,
    private readonly settling: SettleDepositService,
    private readonly photos: DemoPhotos,
    private readonly clock: DemoClock,
  ) {}

  /** A deposit with a deduction that was disputed and lowered; the rest was returned. @param left days ago */
  async settled(owner: Actor, roomie: Actor, left: number, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(left - 6, '10:15');
    const { id, deduction } = await this.deduct(owner, roomie, '45.00', 'Paint for the wall above the desk.', origin);
    this.clock.setDaysAgo(left - 8, '20:30');
    const words = 'That wall had marks when I moved in. I can see that the corner is mine.';
    await this.disputing.dispute(roomie, id, { deductions: [deduction], words }, origin);
    this.clock.setDaysAgo(left - 9, '09:05');
    const answer = 'Agreed, half of it is the corner.';
    await this.deducting.change(owner, { id, deduction }, { action: 'lower', amount: '22.50', answer }, origin);
    this.clock.setDaysAgo(left - 12, '11:40');
    const body = {
      returned_damaged_deposit: true,
      returned: '527.50',
      returned_damaged_form_description: 'Bank transfer',
      returned_damaged_deposit_date: this.clock.dayAgo(left - 12),
      comments: 'Thank you for leaving it so tidy.',
    };
    await this.settling.settle(owner, { roomieId: roomie.accountId, agreementId: undefined }, body, origin);
  }

  /** A deposit with a deduction, whose rest is still to be returned. @param left days ago */
  async held(owner: Actor, roomie: Actor, left: number, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(left - 4, '15:20');
    await this.deduct(owner, roomie, '64.00', 'A new lock and keys: the front door key was lost.', origin);
  }

  private async deduct(
    owner: Actor,
    { accountId }: Actor,
    amount: string,
    reason: string,
    origin: RequestOrigin,
  ): Promise<{ id: string; deduction: string }> {
    const deposit = await this.reading.newest(owner, accountId, undefined);
    if (!deposit) throw new Error('Nothing is held of somebody of the demonstration.');
    const photo = await this.photos.receipt(owner, reason, amount);
    const ground = { kind: 'receipt' as const, photos: [photo] };
    const deduction = await this.deducting.create(owner, deposit.id, { reason, amount, ground }, origin);
    return { id: deposit.id, deduction };
  }
}

import { GUARANTEE_OVERDUE_DAYS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { AnswerGuaranteeService, AskGuaranteeService } from '#contexts/letting/guarantees/index.ts';
import { ReadAgreementsService } from '#contexts/letting/leasing/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

/** A guarantee that a roomie has agreed to, and whose guarantor has the link. */
@Injectable()
export class DemoGuarantee {
  constructor(
    private readonly asking: AskGuaranteeService,
    private readonly answers: AnswerGuaranteeService,
    private readonly agreements: ReadAgreementsService,
    private readonly clock: DemoClock,
  ) {}

  /** @param roomie who has a lease in force */
  async ask(owner: Actor, roomie: Actor, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(3, '10:20');
    const { items } = await this.agreements.own(owner, { old: 'false', search: 'Room lease', limit: 10 });
    const lease = items.find(({ party, state }) => party._id === roomie.accountId && state === 'active');
    if (!lease) throw new Error('There is no lease to guarantee.');
    const body = {
      name: 'Meera Menon',
      email: 'meera@guarantors.test',
      limit: { months: 3 },
      covers: 'rent',
      until_on: null,
      overdue_days: GUARANTEE_OVERDUE_DAYS.usual,
    } as const;
    const { _id: id, version } = await this.asking.ask(owner, lease._id, body, origin);
    this.clock.setDaysAgo(2, '18:45');
    await this.answers.answer(roomie, id, { agrees: true, shows_payments: true, version }, origin);
  }
}

import { GUARANTEE_OVERDUE_DAYS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { AnswerGuaranteeService, AskGuaranteeService } from '#contexts/letting/guarantees/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoLeases } from './demo-leases.service.ts';

/** A guarantee that a roomie has agreed to, and whose guarantor has the link. */
@Injectable()
export class DemoGuarantee {
  constructor(
    private readonly asking: AskGuaranteeService,
    private readonly answers: AnswerGuaranteeService,
    private readonly leases: DemoLeases,
    private readonly clock: DemoClock,
  ) {}

  /** @param roomie who has a lease in force */
  async ask(owner: Actor, roomie: Actor, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(3, '10:20');
    const body = {
      name: 'Meera Menon',
      email: 'meera@guarantors.test',
      limit: { months: 3 },
      covers: 'rent',
      until_on: null,
      overdue_days: GUARANTEE_OVERDUE_DAYS.usual,
    } as const;
    const { _id: id, version } = await this.asking.ask(owner, await this.leases.inForce(owner, roomie), body, origin);
    this.clock.setDaysAgo(2, '18:45');
    await this.answers.answer(roomie, id, { agrees: true, shows_payments: true, version }, origin);
  }
}

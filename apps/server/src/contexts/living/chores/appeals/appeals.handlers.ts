import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { AppealEscalation } from './appeal-escalation.ts';
import { AppealWaitedLong, AppealWaitedTooLong } from './appeals.events.ts';
import { AppealsRepository } from './appeals.repository.ts';
import { SettleAppeal } from './settle-appeal.ts';

const DECIDE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Escalates and settles appeals that nobody decides in time. */
@Injectable()
export class AppealsHandlers {
  constructor(
    private readonly planner: ChorePlanner,
    private readonly appeals: AppealsRepository,
    private readonly escalation: AppealEscalation,
    private readonly settling: SettleAppeal,
  ) {}

  @EventHandler(AppealWaitedLong, { id: 'escalate-appeal', ...DECIDE })
  async escalate(waiting: EventOf<typeof AppealWaitedLong>): Promise<void> {
    await this.planner.lock(waiting.house_id);
    const appeal = await this.appeals.find(waiting.appeal_id);
    if (appeal?.state === 'open' && appeal.escalated_at === null) await this.escalation.escalate(waiting);
  }

  @EventHandler(AppealWaitedTooLong, { id: 'uphold-appeal', ...DECIDE })
  async uphold({ house_id: houseId, appeal_id: id }: EventOf<typeof AppealWaitedTooLong>): Promise<void> {
    await this.planner.lock(houseId);
    const appeal = await this.appeals.find(id);
    if (appeal?.state === 'open') await this.settling.settle(appeal, { decision: 'upheld', by: null, reason: '' });
  }
}

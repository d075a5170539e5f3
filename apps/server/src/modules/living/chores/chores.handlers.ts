import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { EventHandler } from '../../../platform/events/event-handler.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { HouseArchived, HouseChanged, HouseOpened, HouseRestored } from '../../home/houses/index.ts';
import { StayChanged, NoticeWithdrawn, TenancyEnded, TenancyStarted } from '../../home/roomies/index.ts';
import { ProfileChanged } from '../../identity/profiles/index.ts';
import { FIRM_DAYS, FIRM_DAYS_WITH_NEWCOMER } from './chore-plan.ts';
import { ChorePlanner } from './chore-planner.ts';
import { ChorePlansRepository } from './chore-plans.repository.ts';
import { ChorePlanDue, TurnsPlanned } from './chores.events.ts';

interface AboutHouse {
  readonly house_id: string;
}

const PLAN = { queue: 'recalculation', effect: 'transaction' } as const;

/** Plans the turns of a house anew when it is time, and when it is others who share them. */
@Injectable()
export class ChoresHandlers {
  constructor(
    private readonly database: Database,
    private readonly planner: ChorePlanner,
    private readonly plans: ChorePlansRepository,
    private readonly outbox: Outbox,
  ) {}

  @EventHandler(ChorePlanDue, { id: 'plan-chores', ...PLAN })
  planDue(event: EventOf<typeof ChorePlanDue>): Promise<void> {
    return this.plan(event);
  }

  @EventHandler(TenancyStarted, { id: 'plan-chores-with-new-roomie', ...PLAN })
  movedIn(event: EventOf<typeof TenancyStarted>): Promise<void> {
    return this.plan(event, FIRM_DAYS_WITH_NEWCOMER);
  }

  @EventHandler(TenancyEnded, { id: 'plan-chores-without-roomie', ...PLAN })
  movedOut(event: EventOf<typeof TenancyEnded>): Promise<void> {
    return this.plan(event);
  }

  @EventHandler(NoticeWithdrawn, { id: 'plan-chores-with-roomie-who-stays', ...PLAN })
  stays(event: EventOf<typeof NoticeWithdrawn>): Promise<void> {
    return this.plan(event);
  }

  @EventHandler(StayChanged, { id: 'plan-chores-of-changed-stay', ...PLAN })
  stayChanged(event: EventOf<typeof StayChanged>): Promise<void> {
    return this.plan(event);
  }

  /** Somebody may be away on other days. */
  @EventHandler(ProfileChanged, { id: 'plan-chores-of-changed-profile', ...PLAN })
  async profileChanged({ account_id: id, account_type: role }: EventOf<typeof ProfileChanged>): Promise<void> {
    if (role !== 'roomie') return;
    for (const houseId of await this.plans.listHouses(id)) await this.plan({ house_id: houseId });
  }

  @EventHandler(HouseOpened, { id: 'plan-chores-of-opened-house', ...PLAN })
  opened(event: EventOf<typeof HouseOpened>): Promise<void> {
    return this.plan(event);
  }

  /** It may be in another time zone. */
  @EventHandler(HouseChanged, { id: 'plan-chores-of-changed-house', ...PLAN })
  changed(event: EventOf<typeof HouseChanged>): Promise<void> {
    return this.plan(event);
  }

  @EventHandler(HouseArchived, { id: 'plan-chores-of-archived-house', ...PLAN })
  archived(event: EventOf<typeof HouseArchived>): Promise<void> {
    return this.plan(event);
  }

  @EventHandler(HouseRestored, { id: 'plan-chores-of-restored-house', ...PLAN })
  restored(event: EventOf<typeof HouseRestored>): Promise<void> {
    return this.plan(event);
  }

  /** A house that never had a chore has nothing to plan. */
  private async plan({ house_id: houseId }: AboutHouse, firmDays = FIRM_DAYS): Promise<void> {
    if (!(await this.plans.isPlanned(houseId))) return;
    await this.database.transaction(async () => {
      if (await this.planner.plan(houseId, { firmDays })) await this.outbox.append(TurnsPlanned, { house_id: houseId });
    });
  }
}

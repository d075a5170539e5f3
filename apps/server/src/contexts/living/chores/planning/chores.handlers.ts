import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import {
  HouseArchived,
  HouseChanged,
  HouseOpened,
  HouseRestored,
  StayChanged,
  NoticeWithdrawn,
  TenancyEnded,
  TenancyStarted,
} from '#contexts/housing/houses/index.ts';
import { ProfileChanged } from '#contexts/identity/accounts/index.ts';
import { FIRM_DAYS, FIRM_DAYS_WITH_NEWCOMER } from './chore-plan.ts';
import { ChorePlanner } from './chore-planner.ts';
import { ChorePlansRepository } from './chore-plans.repository.ts';
import { ChorePlanDue, TurnsPlanned } from './chores.events.ts';

interface AboutHouse {
  readonly house_id: string;
}

const PLAN = { queue: 'recalculation', effect: 'transaction' } as const;

/** Plans a house's turns when they are due and when the people who share them change. */
@Injectable()
export class ChoresHandlers {
  constructor(
    private readonly database: Database,
    private readonly planner: ChorePlanner,
    private readonly plans: ChorePlansRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The house's time zone may have changed. */
  @EventHandler(
    [ChorePlanDue, TenancyEnded, NoticeWithdrawn, StayChanged, HouseOpened, HouseChanged, HouseArchived, HouseRestored],
    {
      id: 'plan-chores',
      formerIds: [
        'plan-chores-without-roomie',
        'plan-chores-with-roomie-who-stays',
        'plan-chores-of-changed-stay',
        'plan-chores-of-opened-house',
        'plan-chores-of-changed-house',
        'plan-chores-of-archived-house',
        'plan-chores-of-restored-house',
      ],
      ...PLAN,
    },
  )
  planHouse(event: AboutHouse): Promise<void> {
    return this.plan(event);
  }

  @EventHandler(TenancyStarted, { id: 'plan-chores-with-new-roomie', ...PLAN })
  movedIn(event: EventOf<typeof TenancyStarted>): Promise<void> {
    return this.plan(event, FIRM_DAYS_WITH_NEWCOMER);
  }

  /** Away dates may have changed. */
  @EventHandler(ProfileChanged, { id: 'plan-chores-of-changed-profile', ...PLAN })
  async profileChanged({ account_id: id, account_type: role }: EventOf<typeof ProfileChanged>): Promise<void> {
    if (role !== 'roomie') return;
    for (const houseId of await this.plans.listHouses(id)) await this.plan({ house_id: houseId });
  }

  /** Skips a house that never had a chore. */
  private async plan({ house_id: houseId }: AboutHouse, firmDays = FIRM_DAYS): Promise<void> {
    if (!(await this.plans.isPlanned(houseId))) return;
    await this.database.transaction(async () => {
      if (await this.planner.plan(houseId, { firmDays })) await this.outbox.append(TurnsPlanned, { house_id: houseId });
    });
  }
}

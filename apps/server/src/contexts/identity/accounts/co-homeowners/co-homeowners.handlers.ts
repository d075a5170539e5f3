import { CO_HOMEOWNER_KEPT_DAYS, coHomeownerChangesSince, keptSince } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { CoHomeownerInvitationLapses } from './co-homeowners.events.ts';
import { CoHomeownersRepository } from './co-homeowners.repository.ts';
import { EndCoHomeowner } from './end-co-homeowner.ts';

const LATER = { queue: 'recalculation', effect: 'transaction' } as const;
/** Rows of one round. */
const AT_ONCE = 500;

/** Ends invitations that nobody accepted, and deletes what is over. */
@Injectable()
export class CoHomeownersHandlers {
  constructor(
    private readonly database: Database,
    private readonly rows: CoHomeownersRepository,
    private readonly ending: EndCoHomeowner,
    private readonly clock: Clock,
  ) {}

  @EventHandler(CoHomeownerInvitationLapses, { id: 'lapse-co-homeowner-invitation', ...LATER })
  async lapse({ co_homeowner_id: id }: EventOf<typeof CoHomeownerInvitationLapses>): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.rows.lock(id);
      if (row) await this.ending.end(row, null);
    });
  }

  @EventHandler(HourPassed, { id: 'forget-old-co-homeowners', ...LATER })
  async forgetOld(): Promise<void> {
    const now = this.clock.now();
    await this.rows.forgetOld(keptSince(now, CO_HOMEOWNER_KEPT_DAYS), coHomeownerChangesSince(now), AT_ONCE);
  }
}

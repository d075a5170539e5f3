import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  AgreementArchived,
  AgreementCountersigned,
  AgreementDeclined,
  AgreementExpired,
  AgreementWithdrawn,
  LeaseCancelled,
  LeaseMoved,
  LeaseReleased,
} from '#contexts/letting/leasing/index.ts';
import { EndGuarantee } from './end-guarantee.ts';
import { GuaranteeCheckDue, GuaranteeLinkExpires } from './guarantees.events.ts';
import { TellOverdue } from './tell-overdue.ts';

const LATER = { queue: 'recalculation', effect: 'transaction' } as const;

/** Ends guarantees with their leases, and looks at them in time. */
@Injectable()
export class GuaranteesHandlers {
  constructor(
    private readonly ends: EndGuarantee,
    private readonly telling: TellOverdue,
  ) {}

  @EventHandler(
    [
      LeaseReleased,
      LeaseCancelled,
      LeaseMoved,
      AgreementCountersigned,
      AgreementArchived,
      AgreementDeclined,
      AgreementWithdrawn,
      AgreementExpired,
    ],
    { id: 'end-guarantees-of-lease', ...LATER },
  )
  leaseChanged({ agreement_id: id }: Pick<EventOf<typeof LeaseReleased>, 'agreement_id'>): Promise<void> {
    return this.ends.leaseChanged(id);
  }

  @EventHandler(GuaranteeLinkExpires, { id: 'expire-guarantee-link', ...LATER })
  linkExpires({ guarantee_id: id }: EventOf<typeof GuaranteeLinkExpires>): Promise<void> {
    return this.ends.expire(id);
  }

  @EventHandler(GuaranteeCheckDue, { id: 'check-guarantee', ...LATER })
  checkDue({ guarantee_id: id }: EventOf<typeof GuaranteeCheckDue>): Promise<void> {
    return this.telling.check(id);
  }
}

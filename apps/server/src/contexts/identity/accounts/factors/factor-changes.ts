import type { FactorChange, Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { FactorsChanged } from './factors.events.ts';

interface Whose {
  readonly id: string;
  readonly role: Role;
}

/**
 * Informs the owner of every change to how they sign in, and records it in the audit log. Joins the caller's
 * transaction.
 */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  async notify(
    { id, role }: Whose,
    change: FactorChange,
    by: Pick<Actor, 'accountId' | 'role'>,
    origin: RequestOrigin,
    left: number | null = null,
  ): Promise<void> {
    await this.outbox.append(FactorsChanged, {
      account_id: id,
      account_type: role,
      change,
      left,
      changed_by: by.accountId,
    });
    await this.audit.append({
      event: 'sensitive_update',
      actor: by,
      targetId: id,
      details: { what: 'sign-in', after: change },
      origin,
    });
  }
}

import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { SessionsService } from '#contexts/identity/accounts/sign-in/sessions.service.ts';
import { CoHomeownersRepository } from './co-homeowners.repository.ts';

/** Opens a session in which a co-homeowner looks after the houses of the homeowner. */
@Injectable()
export class ActForHomeownerService {
  constructor(
    private readonly rows: CoHomeownersRepository,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
  ) {}

  /** @throws 404 unless the actor is that co-homeowner; 409 while the homeowner's account is closed or leaving */
  async open(actor: Actor, id: string, origin: RequestOrigin): Promise<{ token: string }> {
    const row = await this.rows.find(id);
    if (row?.person_id !== actor.accountId || row.state !== 'active') throw notFound();
    const homeowner = await this.accounts.find(row.homeowner_id);
    if (homeowner?.disabled_at !== null || homeowner.deletion_due_at !== null) {
      throw new DomainError('conflict', { detail: 'The homeowner’s account is closed, or about to be deleted.' });
    }
    const token = await this.sessions.openActing(
      { id, homeownerId: row.homeowner_id, personId: row.person_id },
      origin,
    );
    await this.audit.append({
      event: 'authz_delegated',
      actor,
      targetId: row.homeowner_id,
      details: { co_homeowner_id: id, areas: row.areas.join(' ') },
      origin,
    });
    return { token };
  }
}

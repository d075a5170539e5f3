import { filled, type ProblemText } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '../../../platform/audit/audit.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import type { Actor, RequestOrigin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { AccountDeleted, AccountsRepository, RoleFactsRepository } from '../accounts/index.ts';
import { PasswordsService, SessionsService } from '../auth/index.ts';

/** The end of an account: who it was is forgotten, and what concerns others stays under "Former roomie". */
@Injectable()
export class DeleteAccountService {
  constructor(
    private readonly database: Database,
    private readonly rows: AccountsRepository,
    private readonly facts: RoleFactsRepository,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** @throws 409 while somebody depends on the account, 422 for a wrong password, 429 */
  async deleteOwn(actor: Actor, password: string, origin: RequestOrigin): Promise<void> {
    await this.passwords.requireCurrent(actor, password, origin);
    await this.database.transaction(async () => {
      const reason = await this.obligation(actor);
      if (reason) throw new DomainError('conflict', { detail: reason });
      await this.rows.anonymise(actor.accountId); // at once: everything else follows from the event
      await this.sessions.end(actor.accountId, 'revoked');
      await this.outbox.append(AccountDeleted, { account_id: actor.accountId, account_type: actor.role });
      await this.audit.append({ event: 'sensitive_delete', actor, targetId: actor.accountId, origin });
    });
  }

  /** What has to be settled first, in words for the person; null when nothing has. */
  private async obligation({ accountId, role }: Actor): Promise<ProblemText | null> {
    switch (role) {
      case 'roomie': {
        const living = await this.facts.currentLiving(accountId);
        return living
          ? filled('You still live in {house}. Move out first; then you can delete your account.', {
              house: living.house_name,
            })
          : null;
      }
      case 'homeowner': {
        const houses = await this.facts.countHouses(accountId);
        return houses > 0 ? 'You still hold houses. Archive them first; then you can delete your account.' : null;
      }
      case 'admin':
        return (await this.rows.lockAdmins()).some(({ id, has_password }) => id !== accountId && has_password)
          ? null
          : 'You are the last admin. Add another one first.';
      case 'neatkeeper':
        return null;
    }
  }
}

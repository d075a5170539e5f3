import type { ParsedInput, resetRoomiePassword } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { sampleHouseRefusal } from '#kernel/errors/problem.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { PasswordsService } from '#contexts/identity/accounts/sign-in/passwords.service.ts';

/** Resets a roomie's password: only they choose it; their homeowner or an admin may send them a link. */
@Injectable()
export class ResetForRoomieService {
  constructor(
    private readonly access: Access,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
  ) {}

  /** @throws 404, 422 when the caller tries to choose it for another person, or sends nothing for themselves, 429 */
  async reset(
    actor: Actor,
    id: string,
    body: ParsedInput<typeof resetRoomiePassword>['body'],
    origin: RequestOrigin,
  ): Promise<{ message: string }> {
    const relation = await this.access.requireRoomie(actor, id);
    if (relation === 'self') {
      if (!('new_password' in body)) throw unacceptable('new_password', 'Please choose a new password.');
      await this.passwords.change(actor, body.current_password, body.new_password, origin);
      return { message: 'Your password is changed. Other sessions were ended.' };
    }
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
    if ('new_password' in body) throw unacceptable('new_password', 'You can’t choose someone else’s password.');
    const account = await this.accounts.require(id);
    if (account.is_sample) throw sampleHouseRefusal();
    await this.limits.consume('resetsForRoomies', account.id);
    await this.passwords.sendReset(account);
    await this.audit.append({
      event: 'sensitive_update',
      actor,
      targetId: id,
      details: { what: 'reset link' },
      origin,
    });
    return { message: 'A link to choose a new password is on its way to them.' };
  }
}

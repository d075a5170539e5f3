import { filled, type ProblemText } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { RoleFactsRegister } from '#contexts/identity/accounts/account/role-facts-register.ts';

/** Checks whether other people depend on an account, which prevents its deletion. */
@Injectable()
export class AccountObligations {
  constructor(
    private readonly facts: RoleFactsRegister,
    private readonly accounts: AccountsRepository,
  ) {}

  /**
   * Returns what has to be settled first, as a text for the person; null when nothing has. Within a transaction the
   * result holds to its end.
   */
  async findBlocking({ accountId, role }: Pick<Actor, 'accountId' | 'role'>): Promise<ProblemText | null> {
    switch (role) {
      case 'roomie': {
        const living = await this.facts.sourceOf('living')(accountId);
        if (living) {
          return filled('You still live in {house}. Move out before you delete your account.', {
            house: living.house_name,
          });
        }
        const arrival = await this.facts.sourceOf('arrival')(accountId);
        return arrival
          ? filled('You are about to move into {house}. Agree with your homeowner to cancel that first.', {
              house: arrival.house,
            })
          : null;
      }
      case 'homeowner': {
        const houses = await this.facts.sourceOf('houses')(accountId);
        return houses > 0 ? 'You still have houses. Archive them before you delete your account.' : null;
      }
      case 'admin':
        return (await this.accounts.lockAdmins()).some(({ id, has_password }) => id !== accountId && has_password)
          ? null
          : 'You are the last admin. Add another one first.';
      case 'neatkeeper':
        return null;
    }
  }
}

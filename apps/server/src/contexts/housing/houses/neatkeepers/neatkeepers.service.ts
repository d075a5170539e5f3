import type { addNeatkeeper, Assignment, CleaningPlan, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Access, houseIsArchived } from '#contexts/identity/access/index.ts';
import {
  type Account,
  AccountsService,
  type NewAccount,
  AccountGate,
  PasswordsService,
} from '#contexts/identity/accounts/index.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';
import { AssignmentEnded, CleaningChanged, NeatkeeperAssigned } from './neatkeepers.events.ts';

/** No cleaning times are set yet. */
const ANY_TIME: CleaningPlan = { weekdays: [], from: null, to: null };

/** Which neatkeeper keeps which house, and when. */
@Injectable()
export class NeatkeepersService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly gate: AccountGate,
    private readonly neatkeepers: NeatkeepersRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  create(person: Omit<NewAccount, 'accountType'>): Promise<Account> {
    return this.accounts.create({ ...person, accountType: 'neatkeeper' });
  }

  /** Creates the account, for an admin, and the e-mail with which its owner chooses a password. @throws 409 */
  addNeatkeeper(
    actor: Actor,
    { email, first_name: firstName, last_name: lastName, phone }: ParsedInput<typeof addNeatkeeper>['body'],
    origin: RequestOrigin,
  ): Promise<Account> {
    return this.database.transaction(async () => {
      const account = await this.create({ email, firstName, lastName, ...(phone ? { phone } : {}) });
      await this.passwords.invite(account, actor.accountId);
      await this.audit.append({
        event: 'privilege_permissions_changed',
        actor,
        targetId: account.id,
        details: { what: 'neatkeeper account made' },
        origin,
      });
      return account;
    });
  }

  /** Assigning again changes nothing. */
  async assign(neatkeeperId: string, houseId: string, plan: CleaningPlan = ANY_TIME): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.neatkeepers.assign(neatkeeperId, houseId, plan))) return;
      await this.outbox.append(NeatkeeperAssigned, { neatkeeper_id: neatkeeperId, house_id: houseId });
    });
  }

  /**
   * Sets the days on which they clean which houses; a house that they do not keep yet is added, because they work for
   * its owner already.
   * @throws 404 unless they work for the actor and the houses are the actor's own, 409 for an archived house
   */
  async change(actor: Actor, id: string, assignments: readonly Assignment[], origin: RequestOrigin): Promise<void> {
    const houseIds = assignments.map(({ house_id: houseId }) => houseId);
    await this.requireEmployer(actor, id);
    await this.access.requireOwnHouses(actor, houseIds);
    if (await this.neatkeepers.listArchived(houseIds)) throw houseIsArchived();
    await this.database.transaction(async () => {
      for (const { house_id: houseId, cleaning } of assignments) {
        if (await this.neatkeepers.assign(id, houseId, cleaning)) {
          await this.outbox.append(NeatkeeperAssigned, { neatkeeper_id: id, house_id: houseId });
        } else if (await this.neatkeepers.changePlan(id, houseId, cleaning)) {
          await this.outbox.append(CleaningChanged, {
            neatkeeper_id: id,
            house_id: houseId,
            changed_by: actor.accountId,
          });
        }
      }
      if (actor.role === 'admin')
        await this.record(actor, id, { what: 'cleaning days', houses: houseIds.length }, origin);
    });
  }

  /**
   * A homeowner ends the contract for their own houses; an admin disables the account.
   * @param houseId undefined: all of the homeowner's houses
   * @throws 403 for an admin without a fresh password, 404 unless they keep such a house
   */
  async endContract(actor: Actor, id: string, houseId: string | undefined, origin: RequestOrigin): Promise<void> {
    if (actor.role === 'admin') return this.gate.disable(actor, id, 'neatkeeper', origin);
    await this.database.transaction(async () => {
      const left = await this.neatkeepers.endContracts(id, actor.accountId, houseId ?? null);
      if (left.length === 0) throw notFound();
      for (const house of left) {
        await this.outbox.append(AssignmentEnded, { neatkeeper_id: id, house_id: house, ended_by: actor.accountId });
      }
    });
  }

  private async requireEmployer(actor: Actor, id: string): Promise<void> {
    const known =
      actor.role === 'admin'
        ? (await this.neatkeepers.find(id, null)) !== undefined
        : await this.neatkeepers.worksFor(id, actor.accountId);
    if (!known) throw notFound();
  }

  private record(
    actor: Actor,
    targetId: string,
    details: Record<string, string | number>,
    origin: RequestOrigin,
  ): Promise<void> {
    return this.audit.append({ event: 'sensitive_update', actor, targetId, details, origin });
  }
}

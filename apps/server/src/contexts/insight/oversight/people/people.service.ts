import type {
  addRoomieForAdmin,
  changeRoomieForAdmin,
  inviteAdmin,
  listRoomiesForAdmin,
  Page,
  ParsedInput,
  Person,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import {
  AccountsReadModel,
  AccountsService,
  AccountGate,
  PasswordsService,
  StepUp,
  ProfilesService,
} from '#contexts/identity/accounts/index.ts';
import { type ListedRole, PeopleRepository, type PersonRow } from './people.repository.ts';

type Query = ParsedInput<typeof listRoomiesForAdmin>['query'];

/** Lists and manages people for admins; the controller requires the role. Every action is recorded in the audit log. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly database: Database,
    private readonly people: PeopleRepository,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly passwords: PasswordsService,
    private readonly rows: AccountsReadModel,
    private readonly gate: AccountGate,
    private readonly stepUp: StepUp,
    private readonly audit: Audit,
  ) {}

  async list(actor: Actor, role: ListedRole, query: Query, origin: RequestOrigin): Promise<Page<Person>> {
    const people = await this.people.list(role, query);
    await this.audit.append({ event: 'sensitive_read', actor, details: { what: `${role}s` }, origin });
    return toPage(people, toPerson);
  }

  /** Creates the account and the e-mail with which its owner chooses a password. @throws 409 */
  addRoomie(actor: Actor, body: ParsedInput<typeof addRoomieForAdmin>['body'], origin: RequestOrigin): Promise<Person> {
    return this.invitePerson(actor, 'roomie', body, origin);
  }

  /** @throws 403 without a fresh password, 409 */
  async inviteAdmin(
    actor: Actor,
    body: ParsedInput<typeof inviteAdmin>['body'],
    origin: RequestOrigin,
  ): Promise<Person> {
    await this.stepUp.require(actor);
    return this.invitePerson(actor, 'admin', body, origin);
  }

  /**
   * Sends the e-mail of {@link addRoomie} or {@link inviteAdmin} again.
   * @throws 404, 409 for an account that has a password or is disabled
   */
  async inviteAgain(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.database.transaction(async () => {
      const account = await this.rows.lock(id);
      if (account?.deleted_at !== null) throw notFound();
      if (account.disabled_at !== null || (await this.rows.hasPassword(id))) {
        throw new DomainError('conflict', { detail: 'You can only invite people who haven’t chosen a password yet.' });
      }
      await this.passwords.invite(account, actor.accountId);
      await this.recordInvite(actor, account.id, `${account.account_type} invited again`, origin);
    });
  }

  /** @throws 404 unless it is an account of that role */
  async correct(
    actor: Actor,
    id: string,
    role: ListedRole,
    person: ParsedInput<typeof changeRoomieForAdmin>['body'],
    origin: RequestOrigin,
  ): Promise<Person> {
    await this.profiles.correct(actor, id, role, person, origin);
    return this.require(id, role);
  }

  /** @throws 403 without a fresh password, 404, 409 while another person depends on the account */
  disable(actor: Actor, id: string, role: ListedRole, origin: RequestOrigin): Promise<void> {
    return this.gate.disable(actor, id, role, origin);
  }

  /** @throws 404, 409 when its owner deleted it */
  async enable(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.gate.enable(actor, id, origin);
  }

  private invitePerson(
    actor: Actor,
    role: 'roomie' | 'admin',
    { email, first_name: firstName, last_name: lastName, phone }: ParsedInput<typeof addRoomieForAdmin>['body'],
    origin: RequestOrigin,
  ): Promise<Person> {
    return this.database.transaction(async () => {
      const person = { email, firstName, lastName, ...(phone ? { phone } : {}) };
      const account = await this.accounts.create({ ...person, accountType: role });
      await this.passwords.invite(account, actor.accountId);
      await this.recordInvite(actor, account.id, `${role} account made`, origin);
      return this.require(account.id, role);
    });
  }

  private recordInvite(actor: Actor, targetId: string, what: string, origin: RequestOrigin): Promise<void> {
    return this.audit.append({ event: 'privilege_permissions_changed', actor, targetId, details: { what }, origin });
  }

  private async require(id: string, role: ListedRole): Promise<Person> {
    const row = await this.people.find(id, role);
    if (!row) throw notFound();
    return toPerson(row);
  }
}

const toPerson = ({ id, created_at: createdAt, ...row }: PersonRow): Person => ({
  _id: id,
  ...row,
  created_at: toTimestamp(createdAt),
});

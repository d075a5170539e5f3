import type {
  HomeownerProfile,
  MyProfile,
  NeatkeeperProfileBody,
  ParsedInput,
  Role,
  saveAdminProfile,
  saveHomeowner,
  saveRoomieProfile,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { ProfileChanged } from './profiles.events.ts';
import { RoleFactsRegister } from '#contexts/identity/accounts/account/role-facts-register.ts';
import { ProfilesRepository } from './profiles.repository.ts';

/** Missing fields do not change: two windows that change different fields keep both. */
interface Person {
  first_name?: string | undefined;
  last_name?: string | undefined;
  phone?: string | null | undefined;
}

/** Profiles of people. An admin may correct those of others, except of other admins. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly facts: RoleFactsRegister,
    private readonly access: Access,
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly rows: AccountsRepository,
    private readonly profiles: ProfilesRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  saveRoomie(
    actor: Actor,
    id: string,
    { emergency_contact, away, ...person }: ParsedInput<typeof saveRoomieProfile>['body'],
    origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.save(actor, id, 'roomie', person, origin, async () => {
      if (emergency_contact !== undefined) await this.profiles.saveContact(id, emergency_contact);
      if (away !== undefined) await this.profiles.saveAway(id, away);
    });
  }

  saveHomeowner(
    actor: Actor,
    id: string,
    { about, publishes_email, publishes_phone, ...person }: ParsedInput<typeof saveHomeowner>['body'],
    origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.save(actor, id, 'homeowner', person, origin, () =>
      this.profiles.saveHomeowner(id, about ?? null, publishes_email ?? null, publishes_phone ?? null),
    );
  }

  saveNeatkeeper(
    actor: Actor,
    id: string,
    { about, ...person }: z.output<ReturnType<typeof NeatkeeperProfileBody.partial>>,
    origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.save(actor, id, 'neatkeeper', person, origin, () => this.profiles.saveNeatkeeper(id, about ?? null));
  }

  /** Corrects name and telephone only, for an admin. @throws 404 unless it is an account of that role */
  correct(actor: Actor, id: string, role: Role, person: Person, origin: RequestOrigin): Promise<MyProfile> {
    return this.save(actor, id, role, person, origin, () => Promise.resolve());
  }

  saveAdmin(
    actor: Actor,
    id: string,
    person: ParsedInput<typeof saveAdminProfile>['body'],
    origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.save(actor, id, 'admin', person, origin, () => Promise.resolve());
  }

  /** @throws 404 unless the actor is that homeowner, lives in or keeps one of their houses, or is an admin */
  async homeowner(actor: Actor, id: string): Promise<HomeownerProfile> {
    const relation = await this.access.relationToHomeowner(actor, id);
    const row = await this.profiles.homeowner(id, relation === 'self' || relation === 'admin');
    if (!row) throw notFound();
    const { id: _id, ...rest } = row;
    return { _id, ...rest, houses: await this.facts.sourceOf('openHouses')(id) };
  }

  private async save(
    actor: Actor,
    id: string,
    role: Role,
    person: Person,
    origin: RequestOrigin,
    saveRole: () => Promise<void>,
  ): Promise<MyProfile> {
    const mayCorrect = actor.role === 'admin' && role !== 'admin';
    if (actor.accountId !== id && !mayCorrect) throw notFound();
    return this.database.transaction(async () => {
      const account = await this.rows.lock(id);
      if (account?.account_type !== role || account.deleted_at !== null) throw notFound();
      const firstName = person.first_name ?? account.first_name;
      const lastName = person.last_name ?? account.last_name;
      await this.rows.saveName(id, firstName, lastName, person.phone === undefined ? account.phone : person.phone);
      await saveRole();
      await this.outbox.append(ProfileChanged, { account_id: id, account_type: role, changed_by: actor.accountId });
      if (actor.accountId !== id) {
        await this.audit.append({
          event: 'sensitive_update',
          actor,
          targetId: id,
          details: { what: `${role} profile`, ...changeOf(account, await this.accounts.require(id)) },
          origin,
        });
      }
      return this.accounts.getProfile(id);
    });
  }
}

/** Records only which fields changed: the log can never be edited, and people may ask to be forgotten. */
const changeOf = (before: AccountEntity, after: AccountEntity): Record<string, boolean> => ({
  ...(before.first_name === after.first_name && before.last_name === after.last_name ? {} : { name_changed: true }),
  ...(before.phone === after.phone ? {} : { phone_changed: true }),
});

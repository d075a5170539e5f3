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

import { Audit } from '../../platform/audit/audit.ts';
import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/events/outbox.ts';
import type { Actor, RequestOrigin } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/domain-error.ts';
import { Access } from '../access/index.ts';
import { type Account, AccountsRepository, AccountsService } from '../accounts/index.ts';
import { ProfileChanged } from './profiles.events.ts';
import { ProfilesRepository } from './profiles.repository.ts';

interface Person {
  first_name: string;
  last_name: string;
  phone: string | null;
}

/** What people say of themselves. An admin may correct it for others, but for other admins. */
@Injectable()
export class ProfilesService {
  constructor(
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
    return this.save(actor, id, 'roomie', person, origin, () => this.profiles.saveRoomie(id, emergency_contact, away));
  }

  saveHomeowner(
    actor: Actor,
    id: string,
    { about, publishes_email, publishes_phone, ...person }: ParsedInput<typeof saveHomeowner>['body'],
    origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.save(actor, id, 'homeowner', person, origin, () =>
      this.profiles.saveHomeowner(id, { about, publishesEmail: publishes_email, publishesPhone: publishes_phone }),
    );
  }

  saveNeatkeeper(
    actor: Actor,
    id: string,
    { about, ...person }: z.output<typeof NeatkeeperProfileBody>,
    origin: RequestOrigin,
  ): Promise<MyProfile> {
    return this.save(actor, id, 'neatkeeper', person, origin, () => this.profiles.saveNeatkeeper(id, about));
  }

  /** Name and telephone alone, by an admin. @throws 404 unless it is an account of that role */
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
    return { _id, ...rest };
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
      const account = await this.accounts.require(id);
      if (account.accountType !== role || account.deletedAt !== null) throw notFound();
      await this.rows.saveName(id, person.first_name, person.last_name, person.phone);
      await saveRole();
      await this.outbox.append(ProfileChanged, { account_id: id, account_type: role, changed_by: actor.accountId });
      if (actor.accountId !== id) {
        await this.audit.append({
          event: 'sensitive_update',
          actor,
          targetId: id,
          details: { what: `${role} profile`, ...changeOf(account, person) },
          origin,
        });
      }
      return this.accounts.profileOf(id);
    });
  }
}

/** Names before and after; of a telephone number only that it is another. */
function changeOf({ firstName, lastName, phone }: Account, after: Person): Record<string, string | boolean> {
  const names = [`${firstName} ${lastName}`, `${after.first_name} ${after.last_name}`] as const;
  return {
    ...(names[0] === names[1] ? {} : { name_before: names[0], name_after: names[1] }),
    ...(phone === after.phone ? {} : { phone_changed: true }),
  };
}

import type { Me, MyProfile } from '@common-roof/contracts';
import { linesOfTerms, termsOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Passwords } from '#kernel/crypto/passwords.ts';
import type { AccountEntity } from './account.entity.ts';
import { TermsAccepted } from './accounts.events.ts';
import { type RoleFacts, toActingProfile, toMyProfile, toTermsState } from './accounts.mapper.ts';
import { type AccountSettings, AccountsRepository } from './accounts.repository.ts';
import type { NewAccount } from './new-account.ts';
import { RoleFactsRegister } from './role-facts-register.ts';
import { RoleFactsRepository } from './role-facts.repository.ts';

@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly facts: RoleFactsRepository,
    private readonly register: RoleFactsRegister,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
  ) {}

  /** @throws 404 */
  async require(id: string): Promise<AccountEntity> {
    const account = await this.accounts.find(id);
    if (!account) throw notFound();
    return account;
  }

  async me(actor: Actor): Promise<Me> {
    const userData = await this.profileFor(actor);
    return { userType: userData.account_type, userData, ...(actor.isLimited === true ? { factor_needed: true } : {}) };
  }

  /** A co-homeowner sees the homeowner's name with their own address, language and look. */
  private async profileFor({ accountId, acting }: Actor): Promise<MyProfile> {
    const profile = await this.getProfile(accountId);
    return acting ? toActingProfile(profile, await this.require(acting.personId), acting) : profile;
  }

  /** Returns the whole profile of an account, for its owner and admins. @throws 404 */
  async getProfile(id: string): Promise<MyProfile> {
    const account = await this.require(id);
    return toMyProfile(account, await this.roleFacts(account));
  }

  /** Creates an account without a password: its owner sets one with an invite link. */
  create(account: NewAccount): Promise<AccountEntity> {
    return this.database.transaction(() => this.accounts.create(account));
  }

  /** Stores a name and a phone number that the caller has checked. */
  async saveName(id: string, firstName: string, lastName: string, phone: string | null): Promise<void> {
    await this.accounts.saveName(id, firstName, lastName, phone);
  }

  /** Notes that the owner reads e-mails at the account's address. */
  async markEmailVerified(id: string): Promise<void> {
    await this.accounts.markEmailVerified(id);
  }

  /** Stores settings that the caller has checked, and leaves those that aren't given unchanged. */
  async saveSettings(id: string, settings: AccountSettings): Promise<void> {
    await this.accounts.saveSettings(id, settings);
  }

  async hideFirstSteps(id: string, at: Date): Promise<void> {
    await this.accounts.hideFirstSteps(id, at);
  }

  async showFirstSteps(id: string, at: Date): Promise<void> {
    await this.accounts.showFirstSteps(id, at);
  }

  /** Stores a password whose strength the caller has checked. */
  async setPassword(id: string, password: string): Promise<void> {
    await this.accounts.setPasswordHash(id, await this.passwords.hash(password));
  }

  async acceptTerms(actor: Actor, version: string): Promise<MyProfile['terms']> {
    return this.database.transaction(async () => {
      const before = await this.require(actor.accountId);
      if (before.terms_version === version) return toTermsState(before);
      await this.accounts.acceptTerms(actor.accountId, version, hashOfTerms(version));
      await this.outbox.append(TermsAccepted, { account_id: before.id, account_type: before.account_type, version });
      return toTermsState(await this.require(actor.accountId));
    });
  }

  private async roleFacts({ id, account_type: accountType }: AccountEntity): Promise<RoleFacts> {
    switch (accountType) {
      case 'roomie':
        return {
          living: await this.register.sourceOf('living')(id),
          arrival: await this.register.sourceOf('arrival')(id),
          ...optional('roomie', await this.facts.findRoomieFacts(id)),
        };
      case 'homeowner':
        return {
          houses: await this.register.sourceOf('houses')(id),
          ...optional('homeowner', await this.facts.findHomeownerFacts(id)),
        };
      case 'neatkeeper':
        return { kept: await this.register.sourceOf('kept')(id), about: await this.facts.aboutNeatkeeper(id) };
      case 'admin':
        return {};
    }
  }
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);

/** Returns the hash of an accepted version of the terms. @throws Error for an unknown version */
function hashOfTerms(version: string): string {
  const terms = termsOf(version);
  if (!terms) throw new Error(`There are no terms of ${version}.`);
  return sha256(linesOfTerms(terms).join('\n'));
}

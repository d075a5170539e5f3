import type { Locale, Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';

import { violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { AccountEntity } from './account.entity.ts';
import type { NewAccount } from './new-account.ts';
import { emailKey } from './email-key.ts';
import { AccountsReadModel } from './accounts-read-model.ts';

const PROFILE_TABLE: Record<Role, string> = {
  roomie: 'roomies',
  homeowner: 'homeowners',
  neatkeeper: 'neatkeepers',
  admin: 'admins',
};

export interface AccountSettings {
  readonly locale?: string | null | undefined;
  readonly theme?: string | null | undefined;
  readonly time_zone?: string | undefined;
  readonly digest_time?: string | undefined;
  /** Null: none. */
  readonly quiet_hours?: { readonly from: string; readonly to: string } | null | undefined;
}

/** Whole accounts, for their own context. */
@Injectable()
export class AccountsRepository extends AccountsReadModel {
  override find(id: string): Promise<AccountEntity | null> {
    return this.accounts.findOneBy({ id });
  }

  override findAll(ids: readonly string[]): Promise<AccountEntity[]> {
    return this.accounts.findBy({ id: In([...ids]) });
  }

  override findByEmail(email: string, accountType: Role): Promise<AccountEntity | null> {
    return this.accounts.findOneBy({ email_key: emailKey(email), account_type: accountType });
  }

  override lock(id: string): Promise<AccountEntity | null> {
    return this.accounts.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Creates the account and its profile row. @throws 409 when the address already has an account of that type */
  async create({
    email,
    accountType,
    firstName,
    lastName,
    phone,
    isSample = false,
  }: NewAccount): Promise<AccountEntity> {
    try {
      const [row] = await this.database.query<{ id: string }>(
        `WITH account AS (
           INSERT INTO accounts (email, email_key, account_type, first_name, last_name, phone, is_sample)
           VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id)
         INSERT INTO ${PROFILE_TABLE[accountType]} (id) SELECT id FROM account RETURNING id`,
        [email, emailKey(email), accountType, firstName, lastName, phone ?? null, isSample],
      );
      const account = row && (await this.find(row.id));
      if (!account) throw new Error('An account that was just made is not there.');
      return account;
    } catch (error) {
      if (violatedConstraint(error) !== 'accounts_email_per_type') throw error;
      throw new DomainError('conflict', { detail: 'This address already has an account of that type.' });
    }
  }

  /**
   * Locks the admins who are neither disabled nor leaving until the end of the transaction, so that none is disabled or
   * deleted in between.
   */
  lockAdmins(): Promise<{ id: string; has_password: boolean }[]> {
    return this.database.query(
      `SELECT id, password_hash IS NOT NULL AS has_password FROM accounts
        WHERE account_type = 'admin' AND disabled_at IS NULL AND deletion_due_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
    );
  }

  /** A repeated call keeps the time of the first one. */
  async setDisabled(id: string, disabled: boolean): Promise<void> {
    await this.database.execute(
      `UPDATE accounts SET disabled_at = CASE WHEN $2 THEN coalesce(disabled_at, now()) END, updated_at = now()
        WHERE id = $1`,
      [id, disabled],
    );
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.accounts.update({ id }, { password_hash: passwordHash, updated_at: () => 'now()' });
  }

  /** Stores a new hash of the same password, unless the password has changed since. */
  async replaceHash(id: string, seen: string, passwordHash: string): Promise<void> {
    await this.accounts.update({ id, password_hash: seen }, { password_hash: passwordHash });
  }

  /** @param photo path of the small photo */
  async setPhoto(id: string, photo: string | null): Promise<void> {
    await this.accounts.update({ id }, { photo, updated_at: () => 'now()' });
  }

  /** A repeated call keeps the time of the first one. */
  async markEmailVerified(id: string): Promise<void> {
    await this.database.execute(
      'UPDATE accounts SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = $1',
      [id],
    );
  }

  async saveName(id: string, firstName: string, lastName: string, phone: string | null): Promise<void> {
    await this.accounts.update(
      { id },
      { first_name: firstName, last_name: lastName, phone, updated_at: () => 'now()' },
    );
  }

  /** Returns whether another account of that type has the address. */
  async isTaken(email: string, accountType: Role, by: string): Promise<boolean> {
    const other = await this.findByEmail(email, accountType);
    return other !== null && other.id !== by;
  }

  async askForEmail(id: string, newEmail: string): Promise<void> {
    await this.accounts.update({ id }, { new_email: newEmail, updated_at: () => 'now()' });
  }

  /** @throws 409 when another account has taken the address since */
  async changeEmail(id: string, email: string): Promise<void> {
    try {
      await this.database.execute(
        `UPDATE accounts SET email = $2, email_key = $3, new_email = NULL, email_verified_at = now(), updated_at = now()
          WHERE id = $1`,
        [id, email, emailKey(email)],
      );
    } catch (error) {
      if (violatedConstraint(error) !== 'accounts_email_per_type') throw error;
      throw new DomainError('conflict', { detail: 'This address already has an account of that type.' });
    }
  }

  /** Anonymises the account. The row stays, because messages, ledgers and agreements refer to it. */
  async anonymise(id: string): Promise<void> {
    await this.database.execute(
      `UPDATE accounts
          SET email = id || '@deleted.invalid', email_key = id || '@deleted.invalid', new_email = NULL,
              first_name = 'Former', last_name = account_type, phone = NULL, photo = NULL, password_hash = NULL, locale = NULL,
              last_locale = NULL,
              theme = NULL, time_zone = 'UTC', deletion_due_at = NULL, disabled_at = coalesce(disabled_at, now()),
              deleted_at = coalesce(deleted_at, now()), updated_at = now()
        WHERE id = $1`,
      [id],
    );
  }

  /** @returns false when the deletion was requested or done already */
  async leave(id: string, dueAt: Date): Promise<boolean> {
    const { affected } = await this.accounts.update(
      { id, deletion_due_at: IsNull(), deleted_at: IsNull() },
      { deletion_due_at: dueAt, updated_at: () => 'now()' },
    );
    return affected === 1;
  }

  /** @returns false when no deletion was requested */
  async cancelDeletion(id: string): Promise<boolean> {
    const { affected } = await this.accounts.update(
      { id, deletion_due_at: Not(IsNull()), deleted_at: IsNull() },
      { deletion_due_at: null, updated_at: () => 'now()' },
    );
    return affected === 1;
  }

  /** Keeps the time of the first acceptance of a version. */
  async acceptTerms(id: string, version: string, textSha256: string): Promise<void> {
    await this.database.execute(
      `WITH accepted AS (
         INSERT INTO terms_acceptances (account_id, version, text_sha256, accepted_at) VALUES ($1, $2, $3, now())
         ON CONFLICT DO NOTHING RETURNING accepted_at)
       UPDATE accounts SET terms_version = $2, terms_accepted_at = a.accepted_at FROM accepted a WHERE id = $1`,
      [id, version, textSha256],
    );
  }

  /** Stores the language when none is set, and the language of the last visit. */
  async noteLocale(id: string, locale: Locale | null): Promise<void> {
    await this.database.execute(
      'UPDATE accounts SET last_locale = $2 WHERE id = $1 AND $2::text IS NOT NULL AND last_locale IS DISTINCT FROM $2',
      [id, locale],
    );
  }

  /** A new account uses its host's language until its owner has a language of their own. */
  async readLike(id: string, hostId: string): Promise<void> {
    await this.database.execute(
      `UPDATE accounts a SET last_locale = coalesce(h.locale, h.last_locale)
         FROM accounts h WHERE a.id = $1 AND h.id = $2 AND a.last_locale IS NULL`,
      [id, hostId],
    );
  }

  /** Leaves settings that aren't given unchanged. */
  async saveSettings(
    id: string,
    { locale, theme, time_zone, digest_time, quiet_hours }: AccountSettings,
  ): Promise<void> {
    await this.database.execute(
      `UPDATE accounts
          SET locale = CASE WHEN $2 THEN $3 ELSE locale END, theme = CASE WHEN $4 THEN $5 ELSE theme END,
              time_zone = coalesce($6, time_zone), digest_time = coalesce($7::time, digest_time),
              quiet_from = CASE WHEN $8 THEN $9::time ELSE quiet_from END,
              quiet_to = CASE WHEN $8 THEN $10::time ELSE quiet_to END
        WHERE id = $1`,
      [
        id,
        locale !== undefined,
        locale ?? null,
        theme !== undefined,
        theme ?? null,
        time_zone ?? null,
        digest_time ?? null,
        quiet_hours !== undefined,
        quiet_hours?.from ?? null,
        quiet_hours?.to ?? null,
      ],
    );
  }

  async hideFirstSteps(id: string, at: Date): Promise<void> {
    await this.database.execute(
      'UPDATE accounts SET first_steps_hidden_at = coalesce(first_steps_hidden_at, $2) WHERE id = $1',
      [id, at],
    );
  }

  async showFirstSteps(id: string, at: Date): Promise<void> {
    await this.database.execute(
      'UPDATE accounts SET first_steps_hidden_at = NULL, first_steps_shown_at = $2 WHERE id = $1',
      [id, at],
    );
  }
}

import type { Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Account } from './account.entity.ts';
import { emailKey } from './email-key.ts';

export interface NewAccount {
  readonly email: string;
  readonly accountType: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
}

export interface LivingRow {
  house_id: string;
  house_name: string;
  room_id: string;
  room_name: string;
  rent_minor: string;
  currency: string;
}

const PROFILE_TABLE: Record<Role, string> = {
  roomie: 'roomies',
  homeowner: 'homeowners',
  neatkeeper: 'neatkeepers',
  admin: 'admins',
};

@Injectable()
export class AccountsRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<Account | null> {
    return this.database.repository(Account).findOneBy({ id });
  }

  findByEmail(email: string, accountType: Role): Promise<Account | null> {
    return this.database.repository(Account).findOneBy({ emailKey: emailKey(email), accountType });
  }

  /** Makes the account and its profile row. @throws 409 when the address already has an account of that type. */
  async create({ email, accountType, firstName, lastName, phone }: NewAccount): Promise<Account> {
    try {
      const [row] = await this.database.query<{ id: string }>(
        `WITH account AS (
           INSERT INTO accounts (email, email_key, account_type, first_name, last_name, phone)
           VALUES ($1, $2, $3, $4, $5, $6) RETURNING id)
         INSERT INTO ${PROFILE_TABLE[accountType]} (id) SELECT id FROM account RETURNING id`,
        [email, emailKey(email), accountType, firstName, lastName, phone ?? null],
      );
      const account = row && (await this.find(row.id));
      if (!account) throw new Error('An account that was just made is not there.');
      return account;
    } catch (error) {
      if (violatedConstraint(error) !== 'accounts_email_per_type') throw error;
      throw new DomainError('conflict', { detail: 'This address already has an account of that type.' });
    }
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.database.repository(Account).update({ id }, { passwordHash, updatedAt: () => 'now()' });
  }

  /** The first time counts. */
  async markEmailVerified(id: string): Promise<void> {
    await this.database.execute(
      'UPDATE accounts SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = $1',
      [id],
    );
  }

  /** Keeps the time of the first acceptance of a version. */
  async acceptTerms(id: string, version: string): Promise<void> {
    await this.database.execute(
      `UPDATE accounts SET terms_version = $2, terms_accepted_at = now() WHERE id = $1 AND terms_version IS DISTINCT FROM $2`,
      [id, version],
    );
  }

  /** Those who can sign in, oldest first, at most `limit`. */
  async idsOf(accountType: Role, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM accounts WHERE account_type = $1 AND disabled_at IS NULL ORDER BY id LIMIT $2',
      [accountType, limit],
    );
    return rows.map(({ id }) => id);
  }

  async currentLiving(roomieId: string): Promise<LivingRow | undefined> {
    const [row] = await this.database.query<LivingRow>(
      `SELECT h.id AS house_id, h.name AS house_name, r.id AS room_id, r.name AS room_name, r.rent_minor, h.currency
         FROM tenancies t JOIN rooms r ON r.id = t.room_id JOIN houses h ON h.id = t.house_id
        WHERE t.roomie_id = $1 AND t.state <> 'ended'`,
      [roomieId],
    );
    return row;
  }

  async countHouses(homeownerId: string): Promise<number> {
    const [row] = await this.database.query<{ n: string }>(
      `SELECT count(*) AS n FROM houses WHERE homeowner_id = $1 AND state <> 'archived'`,
      [homeownerId],
    );
    return Number(row?.n ?? 0);
  }

  keptHouses(neatkeeperId: string): Promise<{ _id: string; name: string }[]> {
    return this.database.query(
      `SELECT h.id AS _id, h.name FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
        WHERE k.neatkeeper_id = $1 AND h.state <> 'archived' ORDER BY h.name LIMIT 200`,
      [neatkeeperId],
    );
  }
}

import type { Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import { type Account, ACCOUNT_COLUMNS } from './account.ts';
import { AccountEntity } from './account.entity.ts';
import { emailKey } from './email-key.ts';

const select = Object.fromEntries(ACCOUNT_COLUMNS.map((column) => [column, true]));

/** Admins are a team, not a crowd. */
export const MOST_ADMINS = 200;

/** What other contexts may read of accounts, and lock. */
@Injectable()
export class AccountsReadModel {
  constructor(
    @InjectRepository(AccountEntity) protected readonly accounts: Repository<AccountEntity>,
    protected readonly database: Database,
  ) {}

  find(id: string): Promise<Account | null> {
    return this.accounts.findOne({ select, where: { id } });
  }

  /** Finds accounts, in no particular order. */
  findAll(ids: readonly string[]): Promise<Account[]> {
    return this.accounts.find({ select, where: { id: In([...ids]) } });
  }

  findByEmail(email: string, accountType: Role): Promise<Account | null> {
    return this.accounts.findOne({ select, where: { email_key: emailKey(email), account_type: accountType } });
  }

  /** Returns those of the addresses that have an account of this type. */
  async listKnown(emails: readonly string[], accountType: Role): Promise<string[]> {
    const keys = new Map(emails.map((email) => [emailKey(email), email]));
    const where = { email_key: In([...keys.keys()]), account_type: accountType };
    const known = await this.accounts.find({ select: { id: true, email_key: true }, where });
    return known.map(({ email_key: key }) => keys.get(key) ?? key);
  }

  /** Locks the account until the end of the transaction. */
  lock(id: string): Promise<Account | null> {
    return this.accounts.findOne({ select, where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Whether the person has chosen a password: an account that others made has none until then. */
  hasPassword(id: string): Promise<boolean> {
    return this.accounts.existsBy({ id, password_hash: Not(IsNull()) });
  }

  /** Lists the admins who can sign in and are not leaving, oldest first. */
  async admins(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM accounts WHERE account_type = 'admin' AND disabled_at IS NULL AND deletion_due_at IS NULL
        ORDER BY id LIMIT $1`,
      [MOST_ADMINS],
    );
    return rows.map(({ id }) => id);
  }
}

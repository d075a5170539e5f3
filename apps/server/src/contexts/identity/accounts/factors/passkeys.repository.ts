import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { PasskeyEntity } from './passkey.entity.ts';

export type NewPasskeyRow = Pick<
  PasskeyEntity,
  'account_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'name'
>;

@Injectable()
export class PasskeysRepository {
  constructor(
    @InjectRepository(PasskeyEntity) private readonly passkeys: Repository<PasskeyEntity>,
    private readonly database: Database,
  ) {}

  /** Lists passkeys, oldest first. */
  listForAccount(accountId: string): Promise<PasskeyEntity[]> {
    return this.passkeys.find({ where: { account_id: accountId }, order: { id: 'ASC' } });
  }

  find(accountId: string, id: string): Promise<PasskeyEntity | null> {
    return this.passkeys.findOneBy({ account_id: accountId, id });
  }

  count(accountId: string): Promise<number> {
    return this.passkeys.countBy({ account_id: accountId });
  }

  findByCredential(credentialId: string): Promise<PasskeyEntity | null> {
    return this.passkeys.findOneBy({ credential_id: credentialId });
  }

  /** @throws 409 when the credential is known */
  async insert(row: NewPasskeyRow): Promise<string> {
    try {
      const [added] = await this.database.query<{ id: string }>(
        `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [row.account_id, row.credential_id, row.public_key, row.counter, row.transports, row.name],
      );
      if (!added) throw new Error('A passkey was not stored.');
      return added.id;
    } catch (error) {
      if (violatedConstraint(error) !== 'passkeys_credential') throw error;
      throw new DomainError('conflict', { detail: 'This passkey is already on your list.' });
    }
  }

  /** Records a use. @returns false when its counter did not increase: a copy of the key may be in use */
  async noteUse(id: string, counter: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE passkeys SET counter = $2, last_used_at = now()
        WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
      [id, counter],
    );
    return rows.length > 0;
  }

  async rename(accountId: string, id: string, name: string): Promise<void> {
    await this.passkeys.update({ account_id: accountId, id }, { name });
  }

  /** @returns whether it existed */
  async remove(accountId: string, id: string): Promise<boolean> {
    const { affected } = await this.passkeys.delete({ account_id: accountId, id });
    return affected === 1;
  }

  /** @returns how many there were */
  async removeAll(accountId: string): Promise<number> {
    const { affected } = await this.passkeys.delete({ account_id: accountId });
    return affected ?? 0;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';

@Injectable()
export class RecoveryCodesRepository {
  constructor(
    @InjectRepository(RecoveryCodeEntity) private readonly codes: Repository<RecoveryCodeEntity>,
    private readonly database: Database,
  ) {}

  /** Replaces the previous codes. */
  async replace(accountId: string, hashes: readonly Buffer[]): Promise<void> {
    await this.remove(accountId);
    await this.database.execute('INSERT INTO recovery_codes (account_id, hash) SELECT $1::uuid, unnest($2::bytea[])', [
      accountId,
      hashes,
    ]);
  }

  /** Of two concurrent uses of a code, one succeeds. @returns whether it counts */
  async consume(accountId: string, hash: Buffer): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE recovery_codes SET used_at = now() WHERE account_id = $1 AND hash = $2 AND used_at IS NULL
       RETURNING account_id`,
      [accountId, hash],
    );
    return rows.length > 0;
  }

  left(accountId: string): Promise<number> {
    return this.codes.countBy({ account_id: accountId, used_at: IsNull() });
  }

  async remove(accountId: string): Promise<void> {
    await this.codes.delete({ account_id: accountId });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import { TwoStepEntity } from './two-step.entity.ts';

@Injectable()
export class TwoStepRepository {
  constructor(
    @InjectRepository(TwoStepEntity) private readonly rows: Repository<TwoStepEntity>,
    private readonly database: Database,
  ) {}

  find(accountId: string): Promise<TwoStepEntity | null> {
    return this.rows.findOneBy({ account_id: accountId });
  }

  /** Replaces a secret that is not confirmed. @returns false when one is confirmed */
  async storeSecret(accountId: string, secret: string): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO two_step AS t (account_id, secret) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET secret = $2, created_at = now() WHERE t.confirmed_at IS NULL
       RETURNING account_id`,
      [accountId, secret],
    );
    return rows.length > 0;
  }

  /** @returns false when that secret is confirmed already, or was replaced */
  async confirm(accountId: string, secret: string, step: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE two_step SET confirmed_at = now(), last_step = $3
        WHERE account_id = $1 AND secret = $2 AND confirmed_at IS NULL RETURNING account_id`,
      [accountId, secret, step],
    );
    return rows.length > 0;
  }

  /** Of two concurrent uses of a code, one succeeds. @returns whether it counts */
  async consumeStep(accountId: string, step: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE two_step SET last_step = $2
        WHERE account_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2 RETURNING account_id`,
      [accountId, step],
    );
    return rows.length > 0;
  }

  /** Stores the same secret under a newer key, unless the secret was replaced since. */
  async reseal(accountId: string, seen: string, secret: string): Promise<void> {
    await this.rows.update({ account_id: accountId, secret: seen }, { secret });
  }

  /** @returns whether it was on */
  async remove(accountId: string): Promise<boolean> {
    const rows = await this.database.query<{ confirmed_at: Date | null }>(
      'DELETE FROM two_step WHERE account_id = $1 RETURNING confirmed_at',
      [accountId],
    );
    return rows.some(({ confirmed_at: confirmedAt }) => confirmedAt !== null);
  }
}

import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { CodeStore, StoredCode } from '#contexts/letting/leasing/index.ts';
import type { GuaranteeCodeEntity } from './guarantee-code.entity.ts';

/** Stores the codes that guarantors sign with. */
@Injectable()
export class GuaranteeCodesRepository implements CodeStore {
  constructor(private readonly database: Database) {}

  async put(guaranteeId: string, code: Omit<GuaranteeCodeEntity, 'guarantee_id'>): Promise<void> {
    await this.database.execute(
      `INSERT INTO guarantee_codes (guarantee_id, id, key_id, expires_at, tries_left) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (guarantee_id) DO UPDATE SET id = excluded.id, key_id = excluded.key_id,
         expires_at = excluded.expires_at, tries_left = excluded.tries_left`,
      [guaranteeId, code.id, code.key_id, code.expires_at, code.tries_left],
    );
  }

  async find(guaranteeId: string, id: string, now: Date): Promise<StoredCode | undefined> {
    const [row] = await this.database.query<StoredCode>(
      'SELECT id, key_id FROM guarantee_codes WHERE guarantee_id = $1 AND id = $2 AND expires_at > $3',
      [guaranteeId, id, now],
    );
    return row;
  }

  async takeTry(guaranteeId: string, now: Date): Promise<StoredCode | undefined> {
    const [row] = await this.database.query<StoredCode>(
      `UPDATE guarantee_codes SET tries_left = tries_left - 1
        WHERE guarantee_id = $1 AND tries_left > 0 AND expires_at > $2 RETURNING id, key_id`,
      [guaranteeId, now],
    );
    return row;
  }

  async delete(guaranteeId: string): Promise<void> {
    await this.database.execute('DELETE FROM guarantee_codes WHERE guarantee_id = $1', [guaranteeId]);
  }
}

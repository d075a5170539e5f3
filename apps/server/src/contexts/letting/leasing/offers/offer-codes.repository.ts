import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { CodeStore, StoredCode } from './code-store.ts';
import type { SigningCodeEntity } from './signing-code.entity.ts';

/** Stores the codes that offers are signed with. */
@Injectable()
export class OfferCodesRepository implements CodeStore {
  constructor(private readonly database: Database) {}

  async put(prospectId: string, code: Omit<SigningCodeEntity, 'prospect_id'>): Promise<void> {
    await this.database.execute(
      `INSERT INTO signing_codes (prospect_id, id, key_id, expires_at, tries_left) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (prospect_id) DO UPDATE SET id = excluded.id, key_id = excluded.key_id,
         expires_at = excluded.expires_at, tries_left = excluded.tries_left`,
      [prospectId, code.id, code.key_id, code.expires_at, code.tries_left],
    );
  }

  async find(prospectId: string, id: string, now: Date): Promise<StoredCode | undefined> {
    const [row] = await this.database.query<StoredCode>(
      'SELECT id, key_id FROM signing_codes WHERE prospect_id = $1 AND id = $2 AND expires_at > $3',
      [prospectId, id, now],
    );
    return row;
  }

  async takeTry(prospectId: string, now: Date): Promise<StoredCode | undefined> {
    const [row] = await this.database.query<StoredCode>(
      `UPDATE signing_codes SET tries_left = tries_left - 1
        WHERE prospect_id = $1 AND tries_left > 0 AND expires_at > $2 RETURNING id, key_id`,
      [prospectId, now],
    );
    return row;
  }

  async delete(prospectId: string): Promise<void> {
    await this.database.execute('DELETE FROM signing_codes WHERE prospect_id = $1', [prospectId]);
  }
}

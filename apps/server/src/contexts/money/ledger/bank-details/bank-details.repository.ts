import type { BankDetails } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { BankDetailsEntity } from './bank-details.entity.ts';

export type BankDetailsRow = Omit<BankDetailsEntity, 'changed_by'>;

interface Change {
  readonly houseId: string;
  readonly details: BankDetails | null;
  /** The version that the caller saw. 0 means that there was none. */
  readonly version: number;
  readonly by: string;
  readonly at: Date;
}

@Injectable()
export class BankDetailsRepository {
  constructor(private readonly database: Database) {}

  async find(houseId: string): Promise<BankDetailsRow | undefined> {
    const [row] = await this.database.query<BankDetailsRow>(
      'SELECT house_id, holder, iban, version, changed_at FROM bank_details WHERE house_id = $1',
      [houseId],
    );
    return row;
  }

  /** @returns undefined when another change came first */
  async write({ houseId, details, version, by, at }: Change): Promise<BankDetailsRow | undefined> {
    const [row] = await this.database.query<BankDetailsRow>(
      version === 0
        ? `INSERT INTO bank_details (house_id, holder, iban, changed_by, changed_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT DO NOTHING RETURNING house_id, holder, iban, version, changed_at`
        : `UPDATE bank_details SET holder = $2, iban = $3, changed_by = $4, changed_at = $5, version = version + 1
            WHERE house_id = $1 AND version = $6 RETURNING house_id, holder, iban, version, changed_at`,
      [houseId, details?.holder ?? null, details?.iban ?? null, by, at, ...(version === 0 ? [] : [version])],
    );
    return row;
  }
}

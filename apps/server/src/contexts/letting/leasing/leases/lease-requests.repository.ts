import { leaseRequestMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import type { LeaseRequestEntity } from './lease-request.entity.ts';

export const LEASE_REQUESTS = defineRowStates({
  table: 'lease_requests',
  machine: leaseRequestMachine,
  refusal: () => 'This request was answered or withdrawn.',
});

type NewRequest = Pick<LeaseRequestEntity, 'agreement_id' | 'kind' | 'by' | 'last_day' | 'reason' | 'requested_at'>;

const COLUMNS = `id, agreement_id, kind, by, to_char(last_day, 'YYYY-MM-DD') AS last_day, reason, state, requested_at,
                 closed_at, version`;

@Injectable()
export class LeaseRequestsRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<LeaseRequestEntity | undefined> {
    const [row] = await this.database.query<LeaseRequestEntity>(`SELECT ${COLUMNS} FROM lease_requests WHERE id = $1`, [
      id,
    ]);
    return row;
  }

  /** Returns the one open request of a lease. */
  async findOpen(agreementId: string): Promise<LeaseRequestEntity | undefined> {
    const [row] = await this.database.query<LeaseRequestEntity>(
      `SELECT ${COLUMNS} FROM lease_requests WHERE agreement_id = $1 AND state = 'open'`,
      [agreementId],
    );
    return row;
  }

  /** Returns the id. Throws 409 while another request of the lease is open. */
  async insert({ agreement_id, kind, by, last_day, reason, requested_at }: NewRequest): Promise<string> {
    try {
      const [row] = await this.database.query<{ id: string }>(
        `INSERT INTO lease_requests (agreement_id, kind, by, last_day, reason, requested_at)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [agreement_id, kind, by, last_day, reason, requested_at],
      );
      if (!row) throw new Error('A request was not stored.');
      return row.id;
    } catch (error) {
      if (violatedConstraint(error) !== 'lease_requests_one_open') throw error;
      throw new DomainError('conflict', { detail: 'There’s already an open request. Answer or withdraw it first.' });
    }
  }
}

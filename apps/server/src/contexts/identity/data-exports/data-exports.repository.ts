import type { Locale } from '@common-roof/contracts';
import { dataExportMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { DataExportEntity } from './data-export.entity.ts';

export const DATA_EXPORTS = defineRowStates({
  table: 'data_exports',
  machine: dataExportMachine,
  refusal: () => 'This file no longer exists. Ask for a new one on your profile page.',
});

@Injectable()
export class DataExportsRepository {
  constructor(
    @InjectRepository(DataExportEntity) private readonly rows: Repository<DataExportEntity>,
    private readonly database: Database,
  ) {}

  find(id: string): Promise<DataExportEntity | null> {
    return this.rows.findOneBy({ id });
  }

  lock(id: string): Promise<DataExportEntity | null> {
    return this.rows.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** @throws 409 while another one is in progress */
  async insert(accountId: string, language: Locale, askedAt: Date): Promise<string> {
    try {
      const [row] = await this.database.query<{ id: string }>(
        'INSERT INTO data_exports (account_id, language, asked_at) VALUES ($1, $2, $3) RETURNING id',
        [accountId, language, askedAt],
      );
      if (!row) throw new Error('An export was not recorded.');
      return row.id;
    } catch (error) {
      if (violatedConstraint(error) !== 'data_exports_one_at_a_time') throw error;
      throw new DomainError('conflict', { detail: 'We’re already preparing your data.' });
    }
  }

  /** Lists exports, newest first. */
  listOf(accountId: string, newest: number): Promise<DataExportEntity[]> {
    return this.rows.find({ where: { account_id: accountId }, order: { asked_at: 'DESC', id: 'DESC' }, take: newest });
  }

  /** Lists the times of requests, oldest first. */
  async listRequestedSince(accountId: string, since: Date): Promise<Date[]> {
    const rows = await this.database.query<{ asked_at: Date }>(
      'SELECT asked_at FROM data_exports WHERE account_id = $1 AND asked_at > $2 ORDER BY asked_at',
      [accountId, since],
    );
    return rows.map(({ asked_at }) => asked_at);
  }

  async readyOf(accountId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM data_exports WHERE account_id = $1 AND state = 'ready' ORDER BY id`,
      [accountId],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes the requests; their files are gone by that time. */
  async deleteRequestedBefore(before: Date, limit: number): Promise<void> {
    await this.database.execute(
      `DELETE FROM data_exports WHERE id IN (
         SELECT id FROM data_exports WHERE asked_at < $1 AND state IN ('failed', 'expired') ORDER BY asked_at LIMIT $2)`,
      [before, limit],
    );
  }

  /** @returns the ids of the deleted exports */
  async forget(accountId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'DELETE FROM data_exports WHERE account_id = $1 RETURNING id',
      [accountId],
    );
    return rows.map(({ id }) => id);
  }
}

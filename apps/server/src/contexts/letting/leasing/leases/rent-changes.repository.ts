import { type DatedRent, rentChangeMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import type { RentChangeEntity } from './rent-change.entity.ts';

export const RENT_CHANGES = defineRowStates({
  table: 'rent_changes',
  machine: rentChangeMachine,
  refusal: () => 'This announcement was withdrawn.',
});

type NewRentChange = Pick<
  RentChangeEntity,
  'agreement_id' | 'from_on' | 'rent_minor' | 'before_minor' | 'announced_at'
>;

const COLUMNS = `id, agreement_id, to_char(from_on, 'YYYY-MM-DD') AS from_on, rent_minor, before_minor, state, announced_at,
                 withdrawn_at, answer, objection, answered_at, version`;

@Injectable()
export class RentChangesRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<RentChangeEntity | undefined> {
    const [row] = await this.database.query<RentChangeEntity>(`SELECT ${COLUMNS} FROM rent_changes WHERE id = $1`, [
      id,
    ]);
    return row;
  }

  /** Lists what was announced about a lease, newest first, withdrawn rents too. */
  list(agreementId: string): Promise<RentChangeEntity[]> {
    return this.database.query<RentChangeEntity>(
      `SELECT ${COLUMNS} FROM rent_changes WHERE agreement_id = $1 ORDER BY id DESC LIMIT 100`,
      [agreementId],
    );
  }

  /** Lists the rents of a lease that apply from a day on, in the order of their days. */
  async listDated(agreementId: string): Promise<DatedRent[]> {
    const rows = await this.database.query<Pick<RentChangeEntity, 'from_on' | 'rent_minor'>>(
      `SELECT to_char(from_on, 'YYYY-MM-DD') AS from_on, rent_minor FROM rent_changes
        WHERE agreement_id = $1 AND state = 'announced' ORDER BY from_on`,
      [agreementId],
    );
    return rows.map(({ from_on: from, rent_minor: minor }) => ({ from, minor: Number(minor) }));
  }

  async insert({ agreement_id, from_on, rent_minor, before_minor, announced_at }: NewRentChange): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO rent_changes (agreement_id, from_on, rent_minor, before_minor, announced_at)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [agreement_id, from_on, rent_minor, before_minor, announced_at],
    );
    if (!row) throw new Error('A rent change was not stored.');
    return row.id;
  }

  async answer(id: string, answer: RentChangeEntity['answer'], objection: string, at: Date): Promise<void> {
    await this.database.execute(
      `UPDATE rent_changes SET answer = $2, objection = $3, answered_at = $4, version = version + 1 WHERE id = $1`,
      [id, answer, objection, at],
    );
  }
}

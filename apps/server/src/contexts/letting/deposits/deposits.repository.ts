import { depositMachine } from '@common-roof/domain';
import type { Locale } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { DepositEntity } from './deposit.entity.ts';

export const DEPOSITS = defineRowStates({
  table: 'deposits',
  machine: depositMachine,
  refusal: (state) =>
    state === 'held' ? 'That cannot be done while the deposit is held.' : 'The deposit is already settled.',
});

/** A deposit with the names of its people and places. */
export interface DepositRow extends DepositEntity {
  roomie_name: string;
  homeowner_name: string;
  house_id: string;
  house_name: string;
  room_id: string;
  room_name: string;
  /** The tenancy of the lease. */
  tenancy_id: string;
  currency: string;
  time_zone: string;
  /** Language of the lease, and of every document printed about it. */
  language: Locale;
  sent_at: Date | null;
}

const COLUMNS = `
    d.id, d.agreement_id, d.homeowner_id, d.roomie_id, d.state, d.held_minor, d.deducted_minor, d.returned_minor, d.owed_minor,
    to_char(d.left_on, 'YYYY-MM-DD') AS left_on, to_char(d.return_by, 'YYYY-MM-DD') AS return_by,
    to_char(d.returned_on, 'YYYY-MM-DD') AS returned_on, d.how, d.comments, d.settled_at, d.edition, d.taken_back_at,
    d.opened_at, d.version, t.first_name || ' ' || t.last_name AS roomie_name,
    o.first_name || ' ' || o.last_name AS homeowner_name, a.house_id, h.name AS house_name, a.room_id,
    r.name AS room_name, a.tenancy_id, h.currency, h.time_zone, a.language, a.sent_at`;
const FROM = `deposits d JOIN agreements a ON a.id = d.agreement_id JOIN houses h ON h.id = a.house_id
    JOIN rooms r ON r.id = a.room_id JOIN accounts o ON o.id = d.homeowner_id JOIN accounts t ON t.id = d.roomie_id`;

export type NewDeposit = Pick<
  DepositEntity,
  'agreement_id' | 'homeowner_id' | 'roomie_id' | 'left_on' | 'return_by' | 'opened_at'
> & { readonly held_minor: number };

@Injectable()
export class DepositsRepository {
  constructor(
    @InjectRepository(DepositEntity) private readonly deposits: Repository<DepositEntity>,
    private readonly database: Database,
  ) {}

  /** Finds a deposit that was not taken back. */
  async find(id: string): Promise<DepositRow | undefined> {
    const [row] = await this.database.query<DepositRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE d.id = $1 AND d.taken_back_at IS NULL`,
      [id],
    );
    return row;
  }

  /** Locks the row; waits for concurrent changes. */
  async lock(id: string): Promise<DepositRow | undefined> {
    await this.database.query('SELECT 1 FROM deposits WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  /**
   * Finds the newest deposit of a roomie.
   * @param homeownerId null: any homeowner.
   * @param agreementId null: any lease
   */
  async findNewest(
    roomieId: string,
    homeownerId: string | null,
    agreementId: string | null,
  ): Promise<DepositRow | undefined> {
    const [row] = await this.database.query<DepositRow>(
      `SELECT ${COLUMNS} FROM ${FROM}
        WHERE d.roomie_id = $1 AND d.taken_back_at IS NULL AND ($2::uuid IS NULL OR d.homeowner_id = $2)
          AND ($3::uuid IS NULL OR d.agreement_id = $3)
        ORDER BY d.id DESC LIMIT 1`,
      [roomieId, homeownerId, agreementId],
    );
    return row;
  }

  async findIdForLease(agreementId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      'SELECT id FROM deposits WHERE agreement_id = $1 AND taken_back_at IS NULL',
      [agreementId],
    );
    return row?.id;
  }

  async insert({ held_minor, ...deposit }: NewDeposit): Promise<string> {
    const id = await this.database.newId();
    await this.deposits.insert({ id, ...deposit, held_minor: String(held_minor) });
    return id;
  }
}

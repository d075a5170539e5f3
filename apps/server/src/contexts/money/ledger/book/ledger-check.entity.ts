import type { LedgerFault } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A check of the whole ledger. */
@Entity('ledger_checks')
export class LedgerCheckEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('timestamptz')
  checked_at!: Date;

  @Column('bigint')
  journals!: string;

  @Column('int')
  wrong!: number;

  /** The first faults that it found. */
  @Column('jsonb')
  faults!: LedgerFault[];
}

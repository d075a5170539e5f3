import type { LedgerFault } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The whole ledger was looked through. */
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

  /** The first of what is wrong. */
  @Column('jsonb')
  faults!: LedgerFault[];
}

import type { Deduction } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { Arrear } from './deposit-arrears.ts';

/** What a deduction pays of what is owed, as it was when it was made. Amounts in minor units. */
export interface SetOff {
  /** The oldest first. */
  readonly dues: readonly Arrear[];
  /** Of the deposit, and of everything that was owed and due, before. */
  readonly left_before: number;
  readonly owed_before: number;
}

/** Something that is kept of a deposit, with what both sides said about it. It is withdrawn, never taken away. */
@Entity('deposit_deductions')
export class DepositDeductionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  deposit_id!: string;

  @Column('text')
  reason!: string;

  /** In minor units: as it was deducted, and as it stands after an answer lowered it. */
  @Column('bigint')
  first_minor!: string;

  @Column('bigint')
  amount_minor!: string;

  @Column('text')
  ground!: Deduction['ground']['kind'];

  /** Of a report at the end of the stay, which says that it is worse than at the beginning. */
  @Column('uuid', { nullable: true })
  item_id!: string | null;

  /** Of arrears. */
  @Column('jsonb', { nullable: true })
  set_off!: SetOff | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  withdrawn_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  disputed_at!: Date | null;

  @Column('text', { nullable: true })
  dispute!: string | null;

  @Column('timestamptz', { nullable: true })
  answered_at!: Date | null;

  @Column('text', { nullable: true })
  answer!: string | null;
}

import type { Deduction } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { Arrear } from './deposit-arrears.ts';

/** What a deduction pays of the arrears, as it was when it was made. Amounts in minor units. */
export interface SetOff {
  /** Oldest first. */
  readonly dues: readonly Arrear[];
  /** What was left of the deposit, and everything that was owed and due, before. */
  readonly left_before: number;
  readonly owed_before: number;
}

/** An amount that is kept of a deposit, with both parties' statements about it. It is withdrawn, never deleted. */
@Entity('deposit_deductions')
export class DepositDeductionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  deposit_id!: string;

  @Column('text')
  reason!: string;

  /** In minor units: as deducted, and after an answer lowered it. */
  @Column('bigint')
  first_minor!: string;

  @Column('bigint')
  amount_minor!: string;

  @Column('text')
  ground!: Deduction['ground']['kind'];

  /** Item of a move-out report that is worse than at move-in. */
  @Column('uuid', { nullable: true })
  item_id!: string | null;

  /** Set for arrears only. */
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

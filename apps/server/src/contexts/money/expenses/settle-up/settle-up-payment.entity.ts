import type { SettleUpMethod, SettleUpState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payment from one person of a house to another that settles what is owed. */
@Entity('settle_up_payments')
export class SettleUpPaymentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  /** The debtor. */
  @Column('uuid')
  from_id!: string;

  /** The creditor. */
  @Column('uuid')
  to_id!: string;

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  @Column('text', { default: 'proposed' })
  state!: SettleUpState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  proposed_at!: Date;

  /** When the debtor reported the payment, with its method and note. */
  @Column('timestamptz', { nullable: true })
  paid_at!: Date | null;

  @Column('text', { nullable: true })
  method!: SettleUpMethod | null;

  @Column('text', { default: '' })
  note!: string;

  /** When the creditor last said that nothing had arrived. */
  @Column('timestamptz', { nullable: true })
  rejected_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  confirmed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  undone_at!: Date | null;

  /** Why it was rejected, or undone. */
  @Column('text', { default: '' })
  reason!: string;

  /**
   * ISO dates in the house's time zone of the last scheduled reminder, and of the last one that the creditor asked for.
   */
  @Column('date', { nullable: true })
  reminded_on!: string | null;

  @Column('date', { nullable: true })
  asked_on!: string | null;
}

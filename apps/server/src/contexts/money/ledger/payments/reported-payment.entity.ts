import type { PaymentMethod, ReportedPaymentState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payment to the homeowner that a roomie reports. */
@Entity('reported_payments')
export class ReportedPaymentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  roomie_id!: string;

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  @Column('text')
  method!: PaymentMethod;

  /** ISO date in the house's time zone. */
  @Column('date')
  paid_on!: string;

  @Column('text', { default: '' })
  note!: string;

  @Column('text', { default: 'reported' })
  state!: ReportedPaymentState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  reported_at!: Date;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('uuid', { nullable: true })
  ended_by!: string | null;

  /** Why it was rejected. */
  @Column('text', { default: '' })
  reason!: string;

  /** The payment in the ledger after it was confirmed. */
  @Column('uuid', { nullable: true })
  payment_id!: string | null;
}

import type { SettleUpMethod, SettleUpState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one person of a house pays another, so that they are even. */
@Entity('settle_up_payments')
export class SettleUpPaymentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  /** Who owes. */
  @Column('uuid')
  from_id!: string;

  /** Who is owed. */
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

  /** As who owes says, with how and a note. */
  @Column('timestamptz', { nullable: true })
  paid_at!: Date | null;

  @Column('text', { nullable: true })
  method!: SettleUpMethod | null;

  @Column('text', { default: '' })
  note!: string;

  /** Nothing had come, said who is owed, the last time. */
  @Column('timestamptz', { nullable: true })
  rejected_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  confirmed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  undone_at!: Date | null;

  /** Why it was rejected, or undone. */
  @Column('text', { default: '' })
  reason!: string;

  /** ISO dates in the house's time zone: the last reminder by itself, and the last by who is owed. */
  @Column('date', { nullable: true })
  reminded_on!: string | null;

  @Column('date', { nullable: true })
  asked_on!: string | null;
}

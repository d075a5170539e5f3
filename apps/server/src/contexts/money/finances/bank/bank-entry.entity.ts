import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Incoming money in a homeowner's bank statement. */
@Entity('bank_entries')
export class BankEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  homeowner_id!: string;

  /** ISO date. */
  @Column('date')
  booked_on!: string;

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  payer!: string;

  /** The last characters of the payer's account. */
  @Column('text')
  account_end!: string;

  /** A keyed hash of the payer's account. Null where the bank doesn't say it. */
  @Column('text', { nullable: true })
  account_key!: string | null;

  @Column('text')
  words!: string;

  /** What makes it the same money in another file. */
  @Column('text')
  fingerprint!: string;

  @Column('timestamptz')
  added_at!: Date;

  @Column('timestamptz', { nullable: true })
  ignored_at!: Date | null;

  /** The journal of its payment, which may have been taken back. */
  @Column('uuid', { nullable: true })
  payment_id!: string | null;
}

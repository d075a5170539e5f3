import type { PurchaseForm } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of purchases that was taken into the history of a house. The file itself is not kept. */
@Entity('supplies_imports')
export class SuppliesImportEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  form!: PurchaseForm;

  @Column('uuid')
  made_by!: string;

  @Column('timestamptz')
  made_at!: Date;

  @Column('int')
  purchases!: number;

  /** In minor units. */
  @Column('bigint')
  total_minor!: string;

  /** What its payments between housemates are in the ledger. */
  @Column('uuid', { array: true, default: '{}' })
  payment_journals!: string[];

  /** ISO dates in the house's time zone: of the first purchase, and of the last. */
  @Column('date')
  from_day!: string;

  @Column('date')
  to_day!: string;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('uuid', { nullable: true })
  ended_by!: string | null;

  /** Why it was taken back. */
  @Column('text', { default: '' })
  reason!: string;
}

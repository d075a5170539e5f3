import type { PurchaseForm } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of purchases that was imported into a house's history. The file itself isn't stored. */
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

  /** The journals of its payments between housemates. */
  @Column('uuid', { array: true, default: '{}' })
  payment_journals!: string[];

  /** ISO dates in the house's time zone of the first and the last purchase. */
  @Column('date')
  from_day!: string;

  @Column('date')
  to_day!: string;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('uuid', { nullable: true })
  ended_by!: string | null;

  /** Why it was reversed. */
  @Column('text', { default: '' })
  reason!: string;
}

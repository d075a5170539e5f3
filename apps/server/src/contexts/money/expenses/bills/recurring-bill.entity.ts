import type { BillRhythm, CostCategory } from '@common-roof/contracts';
import type { Weighted } from '@common-roof/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A bill of a house that recurs. */
@Entity('recurring_bills')
export class RecurringBillEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  category!: CostCategory;

  @Column('text')
  every!: BillRhythm;

  /** ISO date in the house's time zone. */
  @Column('date')
  first_on!: string;

  @Column('text', { default: '' })
  supplier!: string;

  /** ISO date of the last bill about which the homeowner was reminded. */
  @Column('date', { nullable: true })
  reminded_on!: string | null;

  /** Who shares it, and how much each of their days weighs. Empty: everyone alike. */
  @Column('jsonb', { default: [] })
  split!: Weighted[];

  /** In minor units. Null: it differs, and the homeowner is reminded to enter it. */
  @Column('bigint', { nullable: true })
  amount_minor!: string | null;

  /** Who set it last: a roomie only where they can run bills. */
  @Column('uuid')
  set_by!: string;

  /** ISO date of a bill that is left out. */
  @Column('date', { nullable: true })
  skipped_on!: string | null;
}

import type { BillRhythm, CostCategory } from '@common-roof/contracts';
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
}

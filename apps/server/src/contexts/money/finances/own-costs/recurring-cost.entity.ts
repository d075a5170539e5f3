import type { BillRhythm, OwnCostCategory } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A cost that is added again and again. */
@Entity('recurring_costs')
export class RecurringCostEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  /** Null: for the whole house. */
  @Column('uuid', { nullable: true })
  room_id!: string | null;

  @Column('text')
  category!: OwnCostCategory;

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  @Column('text')
  supplier!: string;

  @Column('text')
  note!: string;

  @Column('text')
  every!: BillRhythm;

  /** ISO date in the house's time zone. */
  @Column('date')
  first_on!: string;

  /** ISO date of the last day on which it may be added. Null: no end is known. */
  @Column('date', { nullable: true })
  until_on!: string | null;

  /** ISO date on which it is added next. Null: it has ended. */
  @Column('date', { nullable: true })
  next_on!: string | null;

  @Column('int', { default: 1 })
  version!: number;
}

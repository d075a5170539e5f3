import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody bears of a bill, and why. */
@Entity('variable_cost_shares')
export class VariableCostShareEntity {
  @PrimaryColumn('uuid')
  bill_id!: string;

  @PrimaryColumn('uuid')
  person_id!: string;

  @Column('text')
  role!: 'roomie' | 'homeowner';

  /** Of the period, on which they lived there; of the homeowner: on which nobody did. */
  @Column('int')
  days!: number;

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  /** Before it is rounded: so much, and `over` ÷ `of` of one more. */
  @Column('bigint')
  exact_minor!: string;

  @Column('bigint')
  exact_over!: string;

  @Column('bigint')
  exact_of!: string;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's share of a bill, and how it was computed. */
@Entity('variable_cost_shares')
export class VariableCostShareEntity {
  @PrimaryColumn('uuid')
  bill_id!: string;

  @PrimaryColumn('uuid')
  person_id!: string;

  @Column('text')
  role!: 'roomie' | 'homeowner';

  /** Days of the period on which a roomie lived there, or, for the homeowner, on which nobody did. */
  @Column('int')
  days!: number;

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  /** The share before rounding: this amount plus `over` ÷ `of` of one minor unit. */
  @Column('bigint')
  exact_minor!: string;

  @Column('bigint')
  exact_over!: string;

  @Column('bigint')
  exact_of!: string;
}

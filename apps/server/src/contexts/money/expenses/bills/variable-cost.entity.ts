import type { CostCategory, MeterUnit, VariableCostState } from '@common-roof/contracts';
import type { Weighted } from '@common-roof/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A bill of a house in its current version. */
@Entity('variable_costs')
export class VariableCostEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  category!: CostCategory;

  /** ISO dates in the house's time zone, both inclusive. */
  @Column('date')
  from_on!: string;

  @Column('date')
  to_on!: string;

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  @Column('text', { default: '' })
  supplier!: string;

  @Column('text', { default: '' })
  note!: string;

  /** Who shares it, and how much each of their days weighs. Empty: everyone alike. */
  @Column('jsonb', { default: [] })
  split!: Weighted[];

  /** The name of its meter, if it has one. */
  @Column('text', { nullable: true })
  meter_name!: string | null;

  @Column('numeric', { nullable: true })
  meter_start!: string | null;

  @Column('numeric', { nullable: true })
  meter_end!: string | null;

  @Column('text', { nullable: true })
  meter_unit!: MeterUnit | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  entered_at!: Date;

  @Column('uuid')
  entered_by!: string;

  /** ISO date on which the shares are due. */
  @Column('date')
  due_on!: string;

  @Column('text', { default: 'entered' })
  state!: VariableCostState;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('uuid', { nullable: true })
  ended_by!: string | null;

  /** Why it was last corrected, or reversed. */
  @Column('text', { default: '' })
  reason!: string;
}

import type { CostCategory, MeterUnit } from '@common-roof/contracts';
import type { Weighted } from '@common-roof/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The content of a bill before a correction. */
@Entity('variable_cost_versions')
export class VariableCostVersionEntity {
  @PrimaryColumn('uuid')
  bill_id!: string;

  @PrimaryColumn('int', { default: 1 })
  version!: number;

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

  @Column('timestamptz')
  entered_at!: Date;

  @Column('uuid')
  entered_by!: string;

  @Column('timestamptz')
  replaced_at!: Date;

  @Column('uuid')
  replaced_by!: string;

  /** Why it was corrected. */
  @Column('text', { default: '' })
  reason!: string;
}

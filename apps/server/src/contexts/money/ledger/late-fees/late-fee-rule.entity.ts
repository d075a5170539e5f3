import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A house's rule for late fees, from a due day on. */
@Entity('late_fee_rules')
export class LateFeeRuleEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  /** ISO date: the first due day it holds for. */
  @Column('date')
  from_on!: string;

  /** ISO date: the first day without its fees. */
  @Column('date', { nullable: true })
  ended_on!: string | null;

  @Column('int')
  grace_days!: number;

  @Column('bigint', { nullable: true })
  fixed_minor!: string | null;

  /** Tenths of a percent of the overdue rent. */
  @Column('int', { nullable: true })
  percent_tenths!: number | null;

  @Column('bigint', { nullable: true })
  year_cap_minor!: string | null;

  @Column('timestamptz')
  set_at!: Date;
}

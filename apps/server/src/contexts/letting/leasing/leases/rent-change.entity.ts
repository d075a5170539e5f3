import type { RentAnswer, RentChangeState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A rent that the homeowner announced for a lease. What was signed never changes. */
@Entity('rent_changes')
export class RentChangeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  agreement_id!: string;

  /** ISO date in the house's time zone: the first day of a rent period. */
  @Column('date')
  from_on!: string;

  /** Minor units of the house's currency per period. */
  @Column('bigint')
  rent_minor!: string;

  @Column('bigint')
  before_minor!: string;

  @Column('text', { default: 'announced' })
  state!: RentChangeState;

  @Column('timestamptz')
  announced_at!: Date;

  @Column('timestamptz', { nullable: true })
  withdrawn_at!: Date | null;

  /** What the roomie said about it. */
  @Column('text', { nullable: true })
  answer!: RentAnswer | null;

  @Column('text', { default: '' })
  objection!: string;

  @Column('timestamptz', { nullable: true })
  answered_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;
}

import type { RuleChangeState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roomie's proposal to change a house rule. */
@Entity('rule_changes')
export class RuleChangeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  author_id!: string;

  /** Empty for a new rule. */
  @Column('text')
  rule!: string;

  @Column('text')
  why_not!: string;

  /** Empty to remove the rule. */
  @Column('text')
  suggestion!: string;

  /**
   * The proposed price of a missed point in minor units. 0 ends such payments; null when the proposal is about
   * something else.
   */
  @Column('bigint', { nullable: true })
  turn_price_minor!: string | null;

  @Column('text', { default: 'open' })
  state!: RuleChangeState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  opened_at!: Date;

  @Column('timestamptz')
  voting_ends_at!: Date;

  @Column('timestamptz', { nullable: true })
  closed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  decided_at!: Date | null;

  @Column('uuid', { nullable: true })
  decided_by!: string | null;

  @Column('text', { default: '' })
  reason!: string;

  /** The version of the rules that it produced. */
  @Column('int', { nullable: true })
  adopted_version!: number | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roomie who lived there when a change was proposed, and their vote. */
@Entity('rule_change_voters')
export class RuleChangeVoterEntity {
  @PrimaryColumn('uuid')
  change_id!: string;

  @PrimaryColumn('uuid')
  voter_id!: string;

  /** Null before they have voted. */
  @Column('boolean', { nullable: true })
  is_for!: boolean | null;

  @Column('timestamptz', { nullable: true })
  voted_at!: Date | null;
}

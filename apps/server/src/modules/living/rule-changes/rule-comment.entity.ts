import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody says about a proposal. */
@Entity('rule_comments')
export class RuleCommentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  change_id!: string;

  @Column('uuid')
  author_id!: string;

  /** Empty once it was taken away. */
  @Column('text')
  text!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  removed_at!: Date | null;
}

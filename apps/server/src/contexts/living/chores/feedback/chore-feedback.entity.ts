import type { FeedbackRole } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A remark about a chore. */
@Entity('chore_feedback')
export class ChoreFeedbackEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  chore_id!: string;

  @Column('uuid')
  author_id!: string;

  /** The roomie who had last done the chore, or should have, when the feedback was given. */
  @Column('uuid', { nullable: true })
  about_id!: string | null;

  @Column('text')
  role!: FeedbackRole;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  seen_to_at!: Date | null;

  @Column('uuid', { nullable: true })
  seen_to_by!: string | null;

  @Column('timestamptz', { nullable: true })
  removed_at!: Date | null;
}

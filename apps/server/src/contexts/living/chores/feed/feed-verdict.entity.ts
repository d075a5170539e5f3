import type { Verdict } from '@common-roof/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's verdict on a post. */
@Entity('feed_verdicts')
export class FeedVerdictEntity {
  @PrimaryColumn('uuid')
  item_id!: string;

  @PrimaryColumn('uuid')
  verifier_id!: string;

  @Column('text')
  role!: Verdict['role'];

  @Column('text')
  says!: Verdict['says'];

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  given_at!: Date;
}

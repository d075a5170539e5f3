import type { ActivityTopic } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What happened, by whom and where. Names are read where they are kept. */
@Entity('activity')
export class ActivityEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  topic!: ActivityTopic;

  @Column('timestamptz')
  at!: Date;

  @Column('uuid', { nullable: true })
  house_id!: string | null;

  @Column('uuid', { nullable: true })
  actor_id!: string | null;

  /** In no language yet: a kind of the words, and its parameters. */
  @Column('text')
  says!: string;

  @Column('jsonb')
  params!: Record<string, unknown>;
}

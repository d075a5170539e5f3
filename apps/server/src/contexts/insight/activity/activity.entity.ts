import type { ActivityTopic } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One line of the admins' stream: what happened, who did it and in which house. Names are read from their own tables.
 */
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

  /** Language-neutral text: the key of a phrase and its parameters. */
  @Column('text')
  says!: string;

  @Column('jsonb')
  params!: Record<string, unknown>;
}

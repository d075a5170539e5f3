import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that a handler gave up on. */
@Entity('dead_letter')
export class DeadLetterEntity {
  @PrimaryColumn('text')
  handler!: string;

  @PrimaryColumn('uuid')
  event_id!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz', { default: () => 'now()' })
  buried_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a handler has done about an event, once. */
@Entity('processed_event')
export class ProcessedEventEntity {
  @PrimaryColumn('text')
  handler!: string;

  @PrimaryColumn('uuid')
  event_id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  processed_at!: Date;
}

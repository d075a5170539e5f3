import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event to publish at `due_at`. */
@Entity('due')
export class ScheduledEventEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  key!: string;

  @Column('jsonb')
  payload!: Record<string, unknown>;

  @Column('timestamptz')
  due_at!: Date;

  /** When it was set aside because its payload could not be parsed. */
  @Column('timestamptz', { nullable: true })
  set_aside_at!: Date | null;

  @Column('text', { nullable: true })
  reason!: string | null;
}

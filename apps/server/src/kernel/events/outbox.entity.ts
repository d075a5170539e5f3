import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event, written by the transaction that it describes. */
@Entity('outbox')
export class OutboxEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  type!: string;

  @Column('jsonb')
  payload!: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'now()' })
  occurred_at!: Date;

  /** Queued for its handlers. */
  @Column('timestamptz', { nullable: true })
  published_at!: Date | null;

  /** Every handler has processed it or given up. */
  @Column('timestamptz', { nullable: true })
  settled_at!: Date | null;
}

import type { Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An e-mail, from the request to its sending. */
@Entity('email_message')
export class EmailMessageEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** Unique among all e-mails. */
  @Column('text')
  dedupe_key!: string;

  @Column('uuid', { nullable: true })
  account_id!: string | null;

  @Column('text')
  template!: string;

  @Column('text')
  to_address!: string;

  @Column('jsonb')
  data!: Record<string, unknown>;

  @Column('text', { default: 'queued' })
  state!: 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled';

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { default: () => 'now()' })
  next_attempt_at!: Date;

  /** Until then, a worker holds the lease to send it. */
  @Column('timestamptz', { nullable: true })
  lease_until!: Date | null;

  @Column('text', { nullable: true })
  last_error!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;

  @Column('text', { nullable: true })
  locale!: Locale | null;
}

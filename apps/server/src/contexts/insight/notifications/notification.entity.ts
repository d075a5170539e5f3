import type { NotificationKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One alert for one person. */
@Entity('notifications')
export class NotificationEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  account_id!: string;

  @Column('text')
  kind!: NotificationKind;

  /** The subject. Each kind and subject has at most one unread alert, except for alerts about legal steps. */
  @Column('uuid', { nullable: true })
  subject_id!: string | null;

  /** Language-neutral text: the key of a phrase and its parameters. */
  @Column('text')
  says!: string;

  @Column('jsonb')
  params!: Record<string, unknown>;

  @Column('text', { nullable: true })
  link!: string | null;

  /** Accounts whose names appear in the parameters. The alert is deleted with any of them. */
  @Column('uuid', { array: true, default: '{}' })
  names!: string[];

  /**
   * The recipient wants this kind by e-mail only: the alert counts as read at once, and the daily e-mail still includes
   * it.
   */
  @Column('boolean', { default: false })
  muted!: boolean;

  /** Announces a step with legal effect: the alert is never merged with another and is always e-mailed. */
  @Column('boolean', { default: false })
  is_legal!: boolean;

  /** Waits for the daily e-mail. */
  @Column('boolean', { default: false })
  digest_pending!: boolean;

  /** The day of the daily e-mail that includes the alert, in the recipient's time zone. */
  @Column('date', { nullable: true })
  digest_on!: string | null;

  /**
   * When the hourly e-mail that includes the alert is sent, after too many within an hour. Null when it is mailed
   * alone.
   */
  @Column('timestamptz', { nullable: true })
  gathered_at!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  read_at!: Date | null;
}

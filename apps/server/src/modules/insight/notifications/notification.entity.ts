import type { NotificationKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One alert of one person. */
@Entity('notifications')
export class NotificationEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  account_id!: string;

  @Column('text')
  kind!: NotificationKind;

  /** What it is about; one unread alert a kind and subject, beside those of legal steps. */
  @Column('uuid', { nullable: true })
  subject_id!: string | null;

  /** What it says, in no language yet: a kind of the words, and its parameters. */
  @Column('text')
  says!: string;

  @Column('jsonb')
  params!: Record<string, unknown>;

  @Column('text', { nullable: true })
  link!: string | null;

  /** Accounts whose names stand in the parameters: it goes with them. */
  @Column('uuid', { array: true, default: '{}' })
  names!: string[];

  /** Its owner wants such alerts by e-mail alone: read from the first, and part of the daily e-mail all the same. */
  @Column('boolean', { default: false })
  muted!: boolean;

  /** Tells of a step with legal effect: never merged with another alert, and always e-mailed. */
  @Column('boolean', { default: false })
  is_legal!: boolean;

  /** Waits for the daily e-mail. */
  @Column('boolean', { default: false })
  digest_pending!: boolean;

  /** The day of the daily e-mail that it is in, where its owner lives. */
  @Column('date', { nullable: true })
  digest_on!: string | null;

  /** When the e-mail goes that it is in with others, after too many within an hour; null where it is mailed by itself. */
  @Column('timestamptz', { nullable: true })
  gathered_at!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  read_at!: Date | null;
}

import type { NotificationKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One alert of one person. */
@Entity('notifications')
export class NotificationRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('text')
  kind!: NotificationKind;

  /** What it is about; one unread alert a kind and subject. */
  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId!: string | null;

  /** What it says, in no language yet: a kind of the words, and its parameters. */
  @Column('text')
  says!: string;

  @Column('jsonb')
  params!: Record<string, unknown>;

  @Column('text', { nullable: true })
  link!: string | null;

  /** Accounts whose names stand in the parameters: it goes with them. */
  @Column('uuid', { array: true, default: [] })
  names!: string[];

  /** Its owner wants such alerts by e-mail alone: read from the first, and part of the daily e-mail all the same. */
  @Column('boolean', { default: false })
  muted!: boolean;

  /** Waits for the daily e-mail. */
  @Column('boolean', { name: 'digest_pending', default: false })
  digestPending!: boolean;

  /** The day of the daily e-mail that it is in, where its owner lives. */
  @Column('date', { name: 'digest_on', nullable: true })
  digestOn!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt!: Date | null;
}

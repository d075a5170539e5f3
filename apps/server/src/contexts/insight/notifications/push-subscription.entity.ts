import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A device on which a person turned notifications on: where its browser receives them, and the keys to encrypt them. */
@Entity('push_subscriptions')
export class PushSubscriptionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  account_id!: string;

  /** Signed in on the device. Notifications are sent as long as it lives. */
  @Column('uuid')
  session_id!: string;

  /** Anyone who knows it and the keys can write to the device: never in a log, a job or an answer. */
  @Column('text', { unique: true })
  endpoint!: string;

  @Column('text')
  p256dh!: string;

  @Column('text')
  auth!: string;

  @Column('text')
  user_agent!: string;

  /** Notifications in a row that its push service didn't take. */
  @Column('int', { default: 0 })
  failures!: number;

  @Column('timestamptz')
  created_at!: Date;

  /** When it last opened the app or accepted a notification. */
  @Column('timestamptz')
  last_used_at!: Date;
}

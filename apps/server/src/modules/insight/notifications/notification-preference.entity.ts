import type { EmailMode, NotificationKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How somebody wants to be told of one kind of alert. */
@Entity('notification_preferences')
export class NotificationPreferenceEntity {
  @PrimaryColumn('uuid')
  account_id!: string;

  @PrimaryColumn('text')
  kind!: NotificationKind;

  @Column('boolean', { default: true })
  in_app!: boolean;

  @Column('text', { default: 'immediately' })
  email_mode!: EmailMode;
}

import type { EmailMode, NotificationKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a person wants to receive one kind of alert. */
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

  @Column('boolean', { default: true })
  push!: boolean;
}

import { EMAIL_DEFAULT, type EmailMode, type Locale, type NotificationKind } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { NotificationPreferenceEntity } from './notification-preference.entity.ts';

export interface PreferenceRow extends Pick<NotificationPreferenceEntity, 'kind' | 'in_app'> {
  email: EmailMode;
}

export interface SettingsRow {
  locale: Locale | null;
  theme: 'system' | 'light' | 'dark' | null;
  time_zone: string;
  /** `HH:MM` */
  digest_time: string;
}

/** Stores how people want to be notified. */
@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  async emailMode(accountId: string, kind: NotificationKind): Promise<EmailMode> {
    const [row] = await this.database.query<{ email_mode: EmailMode }>(
      'SELECT email_mode FROM notification_preferences WHERE account_id = $1 AND kind = $2',
      [accountId, kind],
    );
    return row?.email_mode ?? EMAIL_DEFAULT;
  }

  listForAccount(accountId: string): Promise<PreferenceRow[]> {
    return this.database.query<PreferenceRow>(
      'SELECT kind, in_app, email_mode AS email FROM notification_preferences WHERE account_id = $1',
      [accountId],
    );
  }

  async save(accountId: string, { kind, in_app, email }: PreferenceRow): Promise<void> {
    await this.database.execute(
      `INSERT INTO notification_preferences (account_id, kind, in_app, email_mode) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account_id, kind) DO UPDATE SET in_app = excluded.in_app, email_mode = excluded.email_mode`,
      [accountId, kind, in_app, email],
    );
  }

  async forget(accountId: string): Promise<void> {
    await this.database.execute('DELETE FROM notification_preferences WHERE account_id = $1', [accountId]);
  }

  async settings(accountId: string): Promise<SettingsRow | undefined> {
    const [row] = await this.database.query<SettingsRow>(
      `SELECT locale, theme, time_zone, to_char(digest_time, 'HH24:MI') AS digest_time FROM accounts WHERE id = $1`,
      [accountId],
    );
    return row;
  }
}

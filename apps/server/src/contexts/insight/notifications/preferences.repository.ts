import {
  type EmailMode,
  emailDefaultOf,
  type Locale,
  type NotificationKind,
  pushDefaultOf,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { NotificationPreferenceEntity } from './notification-preference.entity.ts';

export interface PreferenceRow extends Pick<NotificationPreferenceEntity, 'kind' | 'in_app' | 'push'> {
  email: EmailMode;
}

export interface SettingsRow {
  locale: Locale | null;
  theme: 'system' | 'light' | 'dark' | null;
  time_zone: string;
  /** `HH:MM` */
  digest_time: string;
  /** `HH:MM` */
  quiet_hours: { from: string; to: string } | null;
}

/** A preference to save. Without `push`, that part of it doesn't change. */
export type SavedPreference = Omit<PreferenceRow, 'push'> & { readonly push?: boolean | undefined };

/** Stores how people want to be notified. */
@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  async emailMode(accountId: string, kind: NotificationKind): Promise<EmailMode> {
    const [row] = await this.database.query<{ email_mode: EmailMode }>(
      'SELECT email_mode FROM notification_preferences WHERE account_id = $1 AND kind = $2',
      [accountId, kind],
    );
    return row?.email_mode ?? emailDefaultOf(kind);
  }

  async isPushed(accountId: string, kind: NotificationKind): Promise<boolean> {
    const [row] = await this.database.query<{ push: boolean }>(
      'SELECT push FROM notification_preferences WHERE account_id = $1 AND kind = $2',
      [accountId, kind],
    );
    return row?.push ?? pushDefaultOf(kind);
  }

  /** Whether alerts of a kind reach a person both in the app and on their devices. */
  async isHeard(accountId: string, kind: NotificationKind): Promise<boolean> {
    const [row] = await this.database.query<{ is_heard: boolean }>(
      'SELECT in_app AND push AS is_heard FROM notification_preferences WHERE account_id = $1 AND kind = $2',
      [accountId, kind],
    );
    return row?.is_heard ?? pushDefaultOf(kind);
  }

  listForAccount(accountId: string): Promise<PreferenceRow[]> {
    return this.database.query<PreferenceRow>(
      'SELECT kind, in_app, email_mode AS email, push FROM notification_preferences WHERE account_id = $1',
      [accountId],
    );
  }

  async save(accountId: string, { kind, in_app, email, push }: SavedPreference): Promise<void> {
    await this.database.execute(
      `INSERT INTO notification_preferences AS p (account_id, kind, in_app, email_mode, push)
       VALUES ($1, $2, $3, $4, coalesce($5::boolean, $6))
       ON CONFLICT (account_id, kind)
       DO UPDATE SET in_app = excluded.in_app, email_mode = excluded.email_mode, push = coalesce($5, p.push)`,
      [accountId, kind, in_app, email, push ?? null, pushDefaultOf(kind)],
    );
  }

  async forget(accountId: string): Promise<void> {
    await this.database.execute('DELETE FROM notification_preferences WHERE account_id = $1', [accountId]);
  }

  async settings(accountId: string): Promise<SettingsRow | undefined> {
    const [row] = await this.database.query<SettingsRow>(
      `SELECT locale, theme, time_zone, to_char(digest_time, 'HH24:MI') AS digest_time,
              CASE WHEN quiet_from IS NOT NULL
                   THEN json_build_object('from', to_char(quiet_from, 'HH24:MI'), 'to', to_char(quiet_to, 'HH24:MI')) END
                AS quiet_hours
         FROM accounts WHERE id = $1`,
      [accountId],
    );
    return row;
  }
}

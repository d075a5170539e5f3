import type { NotificationKind } from '@common-roof/contracts';
import { isLegalStep } from '@common-roof/words';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import type { RaisedAlert } from '#kernel/events/effects.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { NotificationEntity } from './notification.entity.ts';
import type { AlertRow } from './notifications.mapper.ts';

@Injectable()
export class NotificationsRepository {
  constructor(
    @InjectRepository(NotificationEntity) private readonly alerts: Repository<NotificationEntity>,
    private readonly database: Database,
  ) {}

  /** Inserts an alert, or updates the unread alert about the same subject unless it is a legal step. @returns its id */
  async upsert({ to, kind, about, says, link, names = [] }: RaisedAlert): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO notifications (account_id, kind, subject_id, says, params, link, names, is_legal, muted, read_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, m.muted, CASE WHEN m.muted THEN now() END
         FROM (SELECT NOT $8 AND EXISTS (SELECT 1 FROM notification_preferences
                                          WHERE account_id = $1 AND kind = $2 AND NOT in_app) AS muted) m
       ON CONFLICT (account_id, kind, subject_id) WHERE read_at IS NULL AND subject_id IS NOT NULL AND NOT is_legal
       DO UPDATE SET says = excluded.says, params = excluded.params, names = excluded.names, created_at = now()
       RETURNING id`,
      [to, kind, about, says.kind, JSON.stringify(says.params), link, names, isLegalStep(says.kind)],
    );
    if (!row) throw new Error('An alert was not stored.');
    return row.id;
  }

  find(accountId: string, id: string): Promise<NotificationEntity | null> {
    return this.alerts.findOneBy({ id, account_id: accountId });
  }

  /** Returns the newest alerts first. */
  list(accountId: string, query: PageQuery): Promise<Slice<AlertRow>> {
    return this.database.page<AlertRow>(
      {
        select: 'n.id, n.kind, n.says, n.params, n.link, n.created_at, n.read_at',
        from: 'notifications n',
        where: { 'n.account_id = ?': accountId },
        order: newestFirst('n.id'),
      },
      query,
    );
  }

  countUnread(accountId: string): Promise<number> {
    return this.alerts.countBy({ account_id: accountId, read_at: IsNull() });
  }

  async markRead(accountId: string, id: string): Promise<void> {
    await this.alerts.update({ id, account_id: accountId, read_at: IsNull() }, { read_at: () => 'now()' });
  }

  /** @returns the ids of the alerts that this call marked as read */
  async markSubjectsRead(accountId: string, kind: NotificationKind, subjectIds: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `UPDATE notifications SET read_at = now()
        WHERE account_id = $1 AND kind = $2 AND subject_id = ANY($3) AND read_at IS NULL RETURNING id`,
      [accountId, kind, subjectIds],
    );
    return rows.map(({ id }) => id);
  }

  async markAllRead(accountId: string): Promise<number> {
    const { affected } = await this.alerts.update(
      { account_id: accountId, read_at: IsNull() },
      { read_at: () => 'now()' },
    );
    return affected ?? 0;
  }

  /** Deletes the alerts a person received and the alerts that others received about them. */
  async forgetAccount(accountId: string): Promise<void> {
    await this.database.execute('DELETE FROM notifications WHERE account_id = $1 OR names @> ARRAY[$1::uuid]', [
      accountId,
    ]);
  }

  async forgetSubject(subjectId: string): Promise<void> {
    await this.alerts.delete({ subject_id: subjectId });
  }

  async stopEmail(accountId: string, kind: NotificationKind): Promise<void> {
    await this.database.query(
      `INSERT INTO notification_preferences (account_id, kind, email_mode)
       SELECT id, $2, 'never' FROM accounts WHERE id = $1
       ON CONFLICT (account_id, kind) DO UPDATE SET email_mode = 'never'`,
      [accountId, kind],
    );
  }
}

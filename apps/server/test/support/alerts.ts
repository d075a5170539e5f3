import { alertText, readerOf } from '@common-roof/words';

import type { TestApp } from './test-app.ts';

interface Asked {
  /** The account, or the subject of the alert. */
  readonly account_id?: string;
  readonly subject_id?: string;
  readonly kind?: string;
}

/** The titles of unread alerts in English, newest first. */
export async function unreadTitles(app: TestApp, { account_id, subject_id, kind }: Asked): Promise<string[]> {
  const rows = await app.database.query<{ says: string; params: Record<string, unknown> }>(
    `SELECT says, params FROM notifications
      WHERE read_at IS NULL AND ($1::uuid IS NULL OR account_id = $1) AND ($2::uuid IS NULL OR subject_id = $2)
        AND ($3::text IS NULL OR kind = $3) ORDER BY id DESC`,
    [account_id ?? null, subject_id ?? null, kind ?? null],
  );
  return rows.map(({ says, params }) => alertText({ kind: says, params }, readerOf('en')).title);
}

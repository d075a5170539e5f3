import { alertText, readerOf } from '@common-roof/words';

import type { TestApp } from './test-app.ts';

/** The unread alerts of an account in English, title and body, newest first. */
export async function alertsOf(app: TestApp, accountId: string, kind: string): Promise<string[]> {
  const rows = await app.database.query<{ says: string; params: Record<string, unknown> }>(
    'SELECT says, params FROM notifications WHERE read_at IS NULL AND account_id = $1 AND kind = $2 ORDER BY id DESC',
    [accountId, kind],
  );
  return rows.map(({ says, params }) => {
    const { title, body } = alertText({ kind: says, params }, readerOf('en'));
    return `${title} | ${body}`;
  });
}

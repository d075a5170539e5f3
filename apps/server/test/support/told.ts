import type { TestApp } from './test-app.ts';

/** An alert or an e-mail, as `kind of what`. */
export interface Told {
  readonly alerts: readonly string[];
  readonly mails: readonly string[];
}

/** Lists alerts and e-mails after a moment, in the order in which they were written. */
export async function toldSince<Who extends string>(
  app: TestApp,
  people: Readonly<Record<Who, string>>,
  since: Date | null,
): Promise<Readonly<Record<Who, Told>> & { at: Date }> {
  await app.drainEvents();
  const [now] = await app.database.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  const at = now?.at ?? new Date();
  const told = await Promise.all(
    Object.entries<string>(people).map(async ([who, id]) => {
      const alerts = await app.database.query<{ says: string }>(
        'SELECT says FROM notifications WHERE account_id = $1 AND ($2::timestamptz IS NULL OR created_at > $2) ORDER BY id',
        [id, since],
      );
      const mails = await app.database.query<{ what: string }>(
        `SELECT template || coalesce(' ' || n.says, '') AS what FROM email_message m
           LEFT JOIN notifications n ON n.id = (m.data->>'notification_id')::uuid
          WHERE m.account_id = $1 AND ($2::timestamptz IS NULL OR m.created_at > $2) ORDER BY m.id`,
        [id, since],
      );
      return [who, { alerts: alerts.map(({ says }) => says), mails: mails.map(({ what }) => what) }] as const;
    }),
  );
  const byWho: Partial<Record<string, Told>> = Object.fromEntries(told);
  return { ...(byWho as Record<Who, Told>), at }; // one for each of the people
}

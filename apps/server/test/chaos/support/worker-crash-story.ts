import pg from 'pg';

import { type Cluster, expectSoon } from './cluster.ts';
import { missedMails, expectEveryEventDone } from './facts.ts';
import { History } from './history.ts';
import { httpWriter, writeAll } from './writers.ts';

/**
 * Tables that a step of "unread, so an e-mail" writes to; a lock on one holds the worker in the middle of that step.
 */
export const STEPS = {
  'the clock of the absent is set': 'conversation_reads',
  'the absent are alerted': 'notifications',
  'the e-mail is asked for': 'email_message',
  'an event is recorded as processed': 'processed_event',
} as const;

async function writeOne(cluster: Cluster, conversationId: string): Promise<void> {
  const { world, apis } = cluster;
  await writeAll([httpWriter(world.players.r1, conversationId)], apis, new History(), 1);
}

/** Reading ends the absence, so that the next story starts fresh. */
async function comeBack(cluster: Cluster, conversationId: string): Promise<void> {
  const { apis, world } = cluster;
  const url = `${apis[0].url}/api/messages/${conversationId}/messages?reader=homeowner`;
  const response = await fetch(url, { headers: { 'x-auth-token': world.players.h1.token } });
  expect(response.status).toBe(200);
}

/** Kills the worker while it waits in the middle of a step. @returns how many e-mails the homeowner got */
export async function killInStep(cluster: Cluster, conversationId: string, table: string): Promise<number> {
  const { worker, world } = cluster;
  const address = world.players.h1.account.email;
  const before = await missedMails(cluster, address);
  await holdingTable(
    cluster,
    table,
    () => writeOne(cluster, conversationId),
    async (waiting) => {
      await expectSoon(`the worker waits for ${table}`, waiting);
      await worker.end('SIGKILL');
    },
  );
  await worker.start();
  return mailsOfAbsence(cluster, conversationId, address, before);
}

/**
 * Writes a message and runs work while a table is locked against all other writers. The table is locked before the
 * message is written, because a quick worker could pass it otherwise; except for the table that writing itself needs,
 * which is locked immediately afterwards.
 */
async function holdingTable(
  { database }: Cluster,
  table: string,
  write: () => Promise<void>,
  meanwhile: (somebodyWaits: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const lock = () => client.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  try {
    if (table === STEPS['the clock of the absent is set']) {
      await write();
      await lock();
    } else {
      await lock();
      await write();
    }
    await meanwhile(async () => {
      const { rowCount } = await client.query('SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND NOT granted', [
        table,
      ]);
      return (rowCount ?? 0) > 0;
    });
  } finally {
    await client.end(); // which rolls back, so that one failure does not cause the next one
  }
}

/** Kills the worker while the mail server has not yet acknowledged the e-mail. */
export async function killWhileMailing(cluster: Cluster, conversationId: string): Promise<number> {
  const { worker, world, gates, database } = cluster;
  const address = world.players.h1.account.email;
  const before = await missedMails(cluster, address);
  gates.smtp.hold();
  await writeOne(cluster, conversationId);
  await expectSoon('the worker speaks to the mail server', () => gates.smtp.waiting > 0);
  await worker.end('SIGKILL');
  gates.smtp.cut();
  // A minute passes, after which the lease of the sending worker is over.
  await database.query(`UPDATE email_message SET lease_until = now(), next_attempt_at = now() WHERE state = 'sending'`);
  await worker.start();
  return mailsOfAbsence(cluster, conversationId, address, before);
}

async function mailsOfAbsence(
  cluster: Cluster,
  conversationId: string,
  address: string,
  before: number,
): Promise<number> {
  await expectSoon('an e-mail came', async () => (await missedMails(cluster, address)) > before);
  await comeBack(cluster, conversationId);
  await expectEveryEventDone(cluster);
  return (await missedMails(cluster, address)) - before;
}

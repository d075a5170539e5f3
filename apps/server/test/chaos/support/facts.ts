import type { Conversation } from '@common-roof/contracts';

import type { Player } from '#test/support/world.ts';
import type { StoredMessage } from './checker.ts';
import { type Cluster, expectSoon } from './cluster.ts';
import type { ServerProcess } from './server-process.ts';

/** Lists messages in order of seq. */
export function storedMessages({ database }: Cluster, conversationId: string): Promise<StoredMessage[]> {
  return database.query<StoredMessage>(
    'SELECT seq, client_id, sender_id, sender_seq, text FROM messages WHERE conversation_id = $1 ORDER BY seq',
    [conversationId],
  );
}

/** Returns the unread counts as the product shows them to a player, and as counting row by row gives them. */
export async function unreadAndOracle(
  cluster: Cluster,
  node: ServerProcess,
  player: Player,
  conversationId: string,
): Promise<[told: number | undefined, counted: number]> {
  const response = await fetch(`${node.url}/api/messages`, { headers: { 'x-auth-token': player.token } });
  const { items } = (await response.json()) as { items: Conversation[] };
  const told = items.find(({ _id }) => _id === conversationId)?.unread;
  const [row] = await cluster.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM messages m
      WHERE m.conversation_id = $1 AND m.sender_id <> $2
        AND m.seq > coalesce((SELECT last_read_seq FROM conversation_reads r WHERE r.conversation_id = $1 AND r.account_id = $2), 0)`,
    [conversationId, player.account.id],
  );
  return [told, row?.n ?? 0];
}

/** Waits until every event is handled. Its failure names the events that are not, and what the worker said. */
export async function expectEveryEventDone(cluster: Cluster): Promise<void> {
  try {
    await expectSoon('every event is done', async () => (await unsettledEvents(cluster)).length === 0);
  } catch (error) {
    const left = await unsettledEvents(cluster);
    throw new Error(`${String(error)} Left: ${JSON.stringify(left)}. The worker said: ${cluster.worker.said}`, {
      cause: error,
    });
  }
}

interface UnsettledEvent {
  id: string;
  type: string;
  published: boolean;
  processedBy: string[];
}

/** Lists events that a handler has not handled yet, with those that have. */
function unsettledEvents({ database }: Cluster): Promise<UnsettledEvent[]> {
  return database.query<UnsettledEvent>(
    `SELECT id, type, published_at IS NOT NULL AS published,
            ARRAY(SELECT handler FROM processed_event p WHERE p.event_id = o.id) AS "processedBy"
       FROM outbox o WHERE settled_at IS NULL ORDER BY id LIMIT 20`,
  );
}

/** Counts the e-mails about missed messages to an address. */
export async function missedMails({ mail }: Cluster, address: string): Promise<number> {
  const response = await fetch(`${mail.mailboxUrl}/messages?to=${encodeURIComponent(address)}`);
  const mails = (await response.json()) as unknown[];
  return mails.length;
}

import type { Conversation } from '@common-roof/contracts';

import type { Player } from '#test/support/world.ts';
import type { StoredMessage } from './checker.ts';
import type { Cluster } from './cluster.ts';
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

/** Counts the events that a handler has not handled yet. */
export async function unsettledEvents({ database }: Cluster): Promise<number> {
  const [row] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox WHERE settled_at IS NULL');
  return row?.n ?? 0;
}

/** Counts the e-mails about missed messages to an address. */
export async function missedMails({ mail }: Cluster, address: string): Promise<number> {
  const response = await fetch(`${mail.mailboxUrl}/messages?to=${encodeURIComponent(address)}`);
  const mails = (await response.json()) as unknown[];
  return mails.length;
}

import type { Ack } from '@common-roof/contracts';
import { Message } from '@common-roof/contracts/schemas';

import { newSocket, type ClientSocket } from '#test/support/sockets.ts';
import type { Player } from '#test/support/world.ts';
import type { History, Operation } from './history.ts';
import type { ServerProcess } from './server-process.ts';

const ANSWER_MS = 4_000;
/** A killed node is back within seconds; a writer without an answer after that has met a bug. */
const MAX_TRIES = 400;

export interface Writer {
  readonly name: string;
  /** One attempt at one node. @returns undefined when the outcome is unknown */
  send(node: ServerProcess, operation: Operation): Promise<{ ok: true; seq: number } | { ok: false } | undefined>;
  close(): void;
}

export function httpWriter(player: Player, conversationId: string): Writer {
  const sender = player.account.account_type;
  return {
    name: `http ${player.account.id}`,
    send: async (node, { clientId, text }) => {
      const response = await fetch(`${node.url}/api/messages/${conversationId}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': player.token },
        body: JSON.stringify({ text, sender, client_id: clientId }),
        signal: AbortSignal.timeout(ANSWER_MS),
      }).catch(() => undefined);
      const body: unknown = await response?.json().catch(() => undefined);
      if (!response || body === undefined || response.status >= 500) return undefined;
      return response.ok ? { ok: true, seq: Message.parse(body).seq } : { ok: false };
    },
    close: () => undefined,
  };
}

export function socketWriter(player: Player, conversationId: string): Writer {
  const sockets = new Map<string, ClientSocket>();
  const socketTo = async (url: string): Promise<ClientSocket | undefined> => {
    const open = sockets.get(url);
    if (open?.connected) return open;
    const socket = newSocket(url, player.token);
    const connected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => {
        resolve(true);
      });
      socket.once('connect_error', () => {
        resolve(false);
      });
    });
    if (!connected) {
      socket.close();
      return undefined;
    }
    sockets.set(url, socket);
    return socket;
  };
  return {
    name: `socket ${player.account.id}`,
    send: async (node, { clientId, text }) => {
      const socket = await socketTo(node.url);
      if (!socket) return undefined;
      const frame = { conversation_id: conversationId, client_id: clientId, text };
      // With a timeout, the client's types lose the event's answer.
      const sending = socket.timeout(ANSWER_MS).emitWithAck('message:send', frame) as Promise<
        Ack<{ message: Message }>
      >;
      const answer = await sending.catch(() => undefined);
      if (!answer) return undefined;
      if (answer.ok) return { ok: true, seq: answer.message.seq };
      return answer.problem.status >= 500 ? undefined : { ok: false };
    },
    close: () => {
      for (const socket of sockets.values()) socket.close();
    },
  };
}

/** Sends until a node answers: to the next node with the same client_id, as the client does. */
async function sendOnce(writer: Writer, nodes: readonly ServerProcess[], operation: Operation): Promise<void> {
  while (operation.tries < MAX_TRIES) {
    const node = nodes[(operation.tries + operation.text.length) % nodes.length];
    operation.tries += 1;
    const answer = node && (await writer.send(node, operation));
    if (!answer) continue;
    operation.outcome = answer.ok ? 'ok' : 'fail';
    if (answer.ok) operation.seq = answer.seq;
    return;
  }
}

/** Runs writers that each write one message after the other, until together they have written this many. */
export async function writeAll(
  writers: readonly Writer[],
  nodes: readonly ServerProcess[],
  history: History,
  total: number,
): Promise<void> {
  await Promise.all(
    writers.map(async (writer) => {
      while (history.operations.length < total) await sendOnce(writer, nodes, history.invoke(writer.name));
      writer.close();
    }),
  );
}

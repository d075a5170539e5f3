import type { Message } from '@common-roof/contracts';

import { errorOfProblem } from '#api/api-error.ts';
import { send } from '#api/base-query.ts';
import { deliveryOf } from '#api/delivery.ts';
import { request } from '#api/request.ts';
import { type Delivery, LATER } from '#lib/outbox/outbox-item.ts';
import { live } from '#realtime/live.ts';
import { session } from '#session/session.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/**
 * Sends one message over the socket if it is connected, else by HTTP. Both reach the same service with the same
 * `client_id`, so a lost answer does no harm.
 */
export async function deliver(entry: OutboxEntry): Promise<Delivery<Message>> {
  if (session.claims()?.sub !== entry.account_id) return LATER;
  const reply = entry.reply_to === null ? {} : { reply_to: entry.reply_to };
  const { conversation_id: id, client_id: clientId, text } = entry;

  const ack = await live.request('message:send', { conversation_id: id, text, client_id: clientId, ...reply });
  if (ack?.ok === true) return { kind: 'sent', result: ack.message };
  if (ack?.ok === false) return deliveryOf(errorOfProblem(ack.problem));
  if (!navigator.onLine) return LATER;

  const body = { text, sender: entry.sender, client_id: clientId, ...reply };
  // Quiet: the message shows that it is waiting, and the connection bar says why.
  const answer = await send({ ...request('POST /api/messages/{id}/messages', { params: { id }, body }), quiet: true });
  return 'data' in answer ? { kind: 'sent', result: answer.data as Message } : deliveryOf(answer.error);
}

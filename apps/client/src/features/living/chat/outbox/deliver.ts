import type { Message } from '@common-roof/contracts';

import { errorOfProblem, isApiError, isCallersFault } from '../../../../api/api-error.ts';
import { send } from '../../../../api/base-query.ts';
import { request } from '../../../../api/request.ts';
import { live } from '../../../../realtime/live.ts';
import { session } from '../../../../session/session.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export type Delivery =
  | { kind: 'sent'; message: Message }
  | { kind: 'refused'; reason: string }
  /** `afterMs`: what the server asked for; null leaves it to the outbox. */
  | { kind: 'later'; afterMs: number | null };

/** Refusals that pass by themselves; every other 4xx is for good. */
const PASSING = [401, 408, 429] as const;

function outcomeOf(error: { status: number; message: string; retryAfter: number | null }): Delivery {
  const passes = !isCallersFault(error.status) || PASSING.some((status) => status === error.status);
  if (!passes) return { kind: 'refused', reason: error.message };
  return { kind: 'later', afterMs: error.retryAfter === null ? null : error.retryAfter * 1_000 };
}

/**
 * Sends one message: over the socket where it stands, else by HTTP. Both reach the same service, and the `client_id`
 * is the same, so that an answer that got lost costs nothing.
 */
export async function deliver(entry: OutboxEntry): Promise<Delivery> {
  if (session.claims()?.sub !== entry.account_id) return { kind: 'later', afterMs: null };
  const reply = entry.reply_to === null ? {} : { reply_to: entry.reply_to };
  const { conversation_id: id, client_id: clientId, text } = entry;

  const ack = await live.request('message:send', { conversation_id: id, text, client_id: clientId, ...reply });
  if (ack?.ok === true) return { kind: 'sent', message: ack.message };
  if (ack?.ok === false) return outcomeOf(errorOfProblem(ack.problem));
  if (!navigator.onLine) return { kind: 'later', afterMs: null };

  const body = { text, sender: entry.sender, client_id: clientId, ...reply };
  // Quiet: the message itself says that it waits, and the bar says why.
  const answer = await send({ ...request('sendMessage', { params: { id }, body }), quiet: true });
  if ('data' in answer) return { kind: 'sent', message: answer.data as Message };
  return isApiError(answer.error) ? outcomeOf(answer.error) : { kind: 'later', afterMs: null };
}

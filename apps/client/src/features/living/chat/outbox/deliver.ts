import type { Message } from '@common-roof/contracts';

import { errorOfProblem } from '#api/api-error.ts';
import { send } from '#api/base-query.ts';
import { deliveryOf } from '#api/delivery.ts';
import { request } from '#api/request.ts';
import { type Delivery, LATER } from '#lib/outbox/outbox-item.ts';
import { live } from '#realtime/live.ts';
import { session } from '#session/session.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { noteUploadProgress } from './upload-progress.ts';

/** Fetched with the first file: most messages have none. */
const uploading = () => import('#features/living/chat/files/deliver-files.ts');

const isOwn = ({ account_id: id }: OutboxEntry): boolean => session.claims()?.sub === id;

async function uploadParts({
  client_id: id,
  files = [],
  duration_ms: ms,
}: OutboxEntry): Promise<Delivery<readonly string[]>> {
  if (files.length === 0) return { kind: 'sent', result: [] };
  if (!navigator.onLine) return LATER;
  try {
    const { deliverFiles } = await uploading();
    return await deliverFiles(id, files, ms, (share) => {
      noteUploadProgress(id, share);
    });
  } finally {
    noteUploadProgress(id, null);
  }
}

/**
 * Sends over the socket if it is connected, else by HTTP. Both reach the same service with the same `client_id`, so a
 * lost answer does no harm.
 */
async function sendMessage(entry: OutboxEntry, attachments: readonly string[]): Promise<Delivery<Message>> {
  const { conversation_id: id, client_id: clientId, text, mentions = [] } = entry;
  const more = {
    ...(entry.reply_to === null ? {} : { reply_to: entry.reply_to }),
    ...(mentions.length === 0 ? {} : { mentions: [...mentions] }),
    ...(entry.poll === undefined ? {} : { poll: entry.poll }),
    ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
  };
  const ack = await live.request('message:send', { conversation_id: id, text, client_id: clientId, ...more });
  if (ack?.ok === true) return { kind: 'sent', result: ack.message };
  if (ack?.ok === false) return deliveryOf(errorOfProblem(ack.problem));
  if (!navigator.onLine) return LATER;

  const body = { text, sender: entry.sender, client_id: clientId, ...more };
  // Quiet: the message shows that it is waiting, and the connection bar says why.
  const answer = await send({ ...request('POST /api/messages/{id}/messages', { params: { id }, body }), quiet: true });
  return 'data' in answer ? { kind: 'sent', result: answer.data as Message } : deliveryOf(answer.error);
}

/** Uploads the photos and files, then sends the message. */
export async function deliver(entry: OutboxEntry): Promise<Delivery<Message>> {
  if (!isOwn(entry)) return LATER;
  const uploads = await uploadParts(entry);
  if (uploads.kind !== 'sent') return uploads;
  // Uploads take time: another account may have signed in.
  if (!isOwn(entry)) return LATER;
  const delivery = await sendMessage(entry, uploads.result);
  if (delivery.kind !== 'later' && uploads.result.length > 0) {
    const { forgetFiles } = await uploading();
    forgetFiles(entry.client_id);
  }
  return delivery;
}

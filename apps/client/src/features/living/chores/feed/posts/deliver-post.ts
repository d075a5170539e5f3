import type { FeedItem } from '@common-roof/contracts';

import { errorOfProblem } from '#api/api-error.ts';
import { send } from '#api/base-query.ts';
import { deliveryOf } from '#api/delivery.ts';
import { request } from '#api/request.ts';
import { uploadFiles } from '#api/upload.ts';
import { type Delivery, LATER } from '#lib/outbox/outbox-item.ts';
import { session } from '#session/session.ts';
import type { PostEntry } from './post-entry.ts';

type Photos = readonly { readonly image_id: string }[];

/** Photos already uploaded while this page is open, so that a retry doesn't upload them again. */
const uploaded = new Map<string, Photos>();

/** Uploads the photos. If a later step fails they belong to nothing, and the server deletes them after a day. */
async function upload({ client_id: id, files }: PostEntry): Promise<Delivery<Photos>> {
  const known = files.length === 0 ? [] : uploaded.get(id);
  if (known !== undefined) return { kind: 'sent', result: known };
  const outcome = await uploadFiles(files, () => undefined, new AbortController().signal);
  if ('error' in outcome) return deliveryOf(outcome.error);
  const refused = outcome.data.find((answer) => !answer.ok);
  if (refused?.ok === false) return deliveryOf(errorOfProblem(refused.problem));
  const photos = outcome.data.flatMap((one) => (one.ok ? [{ image_id: one.image.image_id }] : []));
  uploaded.set(id, photos);
  return { kind: 'sent', result: photos };
}

const isOwn = ({ account_id: id }: PostEntry): boolean => session.claims()?.sub === id;

/** Uploads the photos, then posts the chore. The `client_id` stays the same, so it is posted once. */
export async function deliverPost(entry: PostEntry): Promise<Delivery<FeedItem>> {
  if (!isOwn(entry) || !navigator.onLine) return LATER;
  const photos = await upload(entry);
  if (photos.kind !== 'sent') return photos;
  // Uploads take time: another account may have signed in.
  if (!isOwn(entry)) return LATER;
  const { client_id, text, assignment_id: turn, chore_id: chore } = entry;
  const what = turn === null ? { chore_id: chore ?? '' } : { assignment_id: turn };
  const body = { ...what, client_id, text, photos: [...photos.result] };
  // Quiet: the post shows that it is waiting, and the connection bar says why.
  const answer = await send({
    ...request('POST /api/roomies/feed/{id}', { params: { id: entry.account_id }, body }),
    quiet: true,
  });
  if (!('data' in answer)) return deliveryOf(answer.error);
  uploaded.delete(client_id);
  return { kind: 'sent', result: answer.data as FeedItem };
}

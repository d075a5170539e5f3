import type { FeedItem } from '@common-roof/contracts';

import { errorOfProblem } from '../../../../../api/api-error.ts';
import { send } from '../../../../../api/base-query.ts';
import { deliveryOf, LATER } from '../../../../../api/delivery.ts';
import { pathOf, request } from '../../../../../api/request.ts';
import { uploadFiles } from '../../../../../api/upload.ts';
import type { Delivery } from '../../../../../lib/outbox/outbox-item.ts';
import { session } from '../../../../../session/session.ts';
import type { PostEntry } from './post-entry.ts';

type Photos = Delivery<readonly { image_id: string }[]>;

/** Those that get lost on the way, because what follows fails, are nobody's: the server deletes them after a day. */
async function upload(files: readonly Blob[]): Promise<Photos> {
  if (files.length === 0) return { kind: 'sent', result: [] };
  const outcome = await uploadFiles(pathOf('uploadImages'), files, () => undefined, new AbortController().signal);
  if ('error' in outcome) return deliveryOf(outcome.error);
  const refused = outcome.data.find((answer) => !answer.ok);
  if (refused?.ok === false) return deliveryOf(errorOfProblem(refused.problem));
  return { kind: 'sent', result: outcome.data.flatMap((one) => (one.ok ? [{ image_id: one.image.image_id }] : [])) };
}

/** Sends its pictures, then what was done. The `client_id` is the same each time: it is posted once. */
export async function deliverPost(entry: PostEntry): Promise<Delivery<FeedItem>> {
  if (session.claims()?.sub !== entry.account_id || !navigator.onLine) return LATER;
  const photos = await upload(entry.files);
  if (photos.kind !== 'sent') return photos;
  const { client_id, text, assignment_id: turn, chore_id: chore } = entry;
  const what = turn === null ? { chore_id: chore ?? '' } : { assignment_id: turn };
  const body = { ...what, client_id, text, photos: [...photos.result] };
  // Quiet: the post itself says that it waits, and the bar says why.
  const answer = await send({ ...request('postFeed', { params: { id: entry.account_id }, body }), quiet: true });
  return 'data' in answer ? { kind: 'sent', result: answer.data as FeedItem } : deliveryOf(answer.error);
}

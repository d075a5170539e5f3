import type { FeedItem } from '@common-roof/contracts';

import { send } from '#api/base-query.ts';
import { deliveryOf } from '#api/delivery.ts';
import { request } from '#api/request.ts';
import { type Delivery, LATER } from '#lib/outbox/outbox-item.ts';
import { session } from '#session/session.ts';
import type { PostEntry } from './post-entry.ts';

/** Fetched with the first photo: most posts have none. */
const uploading = () => import('#api/deliver-photos.ts');

const isOwn = ({ account_id: id }: PostEntry): boolean => session.claims()?.sub === id;

const NO_PHOTOS: Delivery<readonly string[]> = { kind: 'sent', result: [] };

/** Uploads the photos, then posts the chore. The `client_id` stays the same, so it is posted once. */
export async function deliverPost(entry: PostEntry): Promise<Delivery<FeedItem>> {
  if (!isOwn(entry) || !navigator.onLine) return LATER;
  const hasPhotos = entry.files.length > 0;
  const photos = hasPhotos ? await (await uploading()).deliverPhotos(entry.client_id, entry.files) : NO_PHOTOS;
  if (photos.kind !== 'sent') return photos;
  // Uploads take time: another account may have signed in.
  if (!isOwn(entry)) return LATER;
  const { client_id, text, assignment_id: turn, chore_id: chore } = entry;
  const what = turn === null ? { chore_id: chore ?? '' } : { assignment_id: turn };
  const body = { ...what, client_id, text, photos: photos.result.map((image_id) => ({ image_id })) };
  // Quiet: the post shows that it is waiting, and the connection bar says why.
  const answer = await send({
    ...request('POST /api/roomies/feed/{id}', { params: { id: entry.account_id }, body }),
    quiet: true,
  });
  const delivery = 'data' in answer ? answer : deliveryOf(answer.error);
  const isOver = 'data' in delivery || delivery.kind === 'refused';
  if (hasPhotos && isOver) (await uploading()).forgetPhotos(client_id);
  if (!('data' in delivery)) return delivery;
  return { kind: 'sent', result: delivery.data as FeedItem };
}

import { errorOfProblem } from '#api/api-error.ts';
import { deliveryOf } from '#api/delivery.ts';
import { uploadFiles } from '#api/upload.ts';
import type { Delivery } from '#lib/outbox/outbox-item.ts';
import { shrink } from '#ui/photo-files.ts';

/** Few enough to arrive within a request's time limit on a slow connection. */
const AT_ONCE = 4;

/** Photos already uploaded while this page is open, so that a retry doesn't upload them again. */
const uploaded = new Map<string, readonly string[]>();

/**
 * Uploads the photos of an outbox entry that the server hasn't got yet. If a later step fails they belong to nothing,
 * and the server deletes them after a day.
 * @param entryId the entry's `client_id`
 * @param onProgress called with the uploaded share of all photos, 0 to 1
 * @returns the ids of the images, in order
 */
export async function deliverPhotos(
  entryId: string,
  files: readonly Blob[],
  onProgress: (share: number) => void = () => undefined,
): Promise<Delivery<readonly string[]>> {
  let ids = uploaded.get(entryId) ?? [];
  while (ids.length < files.length) {
    const done = ids.length;
    const chunk = await Promise.all(files.slice(done, done + AT_ONCE).map(shrink));
    const bytes = chunk.reduce((sum, { size }) => sum + size, 0);
    const outcome = await uploadFiles(
      chunk,
      (sent) => {
        onProgress((done + chunk.length * Math.min(1, sent / Math.max(1, bytes))) / files.length);
      },
      new AbortController().signal,
    );
    if ('error' in outcome) return deliveryOf(outcome.error);
    const refused = outcome.data.find((answer) => !answer.ok);
    if (refused?.ok === false) return deliveryOf(errorOfProblem(refused.problem));
    ids = [...ids, ...outcome.data.flatMap((one) => (one.ok ? [one.image.image_id] : []))];
    uploaded.set(entryId, ids);
  }
  return { kind: 'sent', result: ids };
}

/** Called when the entry is stored or refused; sending it again uploads its photos again. */
export function forgetPhotos(entryId: string): void {
  uploaded.delete(entryId);
}

import { deliverPhotos, forgetPhotos } from '#api/deliver-photos.ts';
import { deliveryOf } from '#api/delivery.ts';
import { pdfNameOf } from '#api/pdf-name.ts';
import { uploadFile } from '#api/upload.ts';
import type { Delivery } from '#lib/outbox/outbox-item.ts';
import { isPhoto, isVoice, nameOfFile } from '#features/living/chat/files/pending-kind.ts';

/** Files already uploaded while this page is open, so that a retry doesn't upload them again. */
const uploaded = new Map<string, readonly string[]>();

const bytesOf = (files: readonly Blob[]): number => files.reduce((sum, { size }) => sum + size, 0);

/**
 * Uploads the photos, PDFs and the voice message of a message that the server hasn't got yet. If a later step fails
 * they belong to nothing, and the server deletes them after a day.
 * @param durationMs of the voice message
 * @param onProgress called with the uploaded share of all, 0 to 1
 * @returns their ids: the photos in order, then the others in order
 */
export async function deliverFiles(
  entryId: string,
  files: readonly Blob[],
  durationMs: number | undefined,
  onProgress: (share: number) => void,
): Promise<Delivery<readonly string[]>> {
  const photos = files.filter(isPhoto);
  const others = files.filter((file) => !isPhoto(file));
  const all = Math.max(1, bytesOf(files));
  const photoShare = bytesOf(photos) / all;
  const delivery = await deliverPhotos(entryId, photos, (share) => {
    onProgress(share * photoShare);
  });
  if (delivery.kind !== 'sent') return delivery;
  let ids = uploaded.get(entryId) ?? [];
  for (const [at, file] of others.entries()) {
    if (at < ids.length) continue;
    const before = bytesOf([...photos, ...others.slice(0, at)]);
    const about = isVoice(file) ? { duration_ms: durationMs ?? 1 } : { name: pdfNameOf(nameOfFile(file)) };
    const outcome = await uploadFile(about, file, (sent) => {
      onProgress((before + Math.min(file.size, sent)) / all);
    });
    if ('error' in outcome) return deliveryOf(outcome.error);
    ids = [...ids, outcome.data.file_id];
    uploaded.set(entryId, ids);
  }
  return { kind: 'sent', result: [...delivery.result, ...ids] };
}

/** Called when the message is stored or refused; sending it again uploads its files again. */
export function forgetFiles(entryId: string): void {
  forgetPhotos(entryId);
  uploaded.delete(entryId);
}

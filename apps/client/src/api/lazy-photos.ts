import type { Delivery } from '#lib/outbox/outbox-item.ts';
import type * as DeliverPhotos from './deliver-photos.ts';

let code: Promise<typeof DeliverPhotos> | undefined;

/** Like `deliverPhotos`, whose code is fetched with the first photo: most entries have none. */
export async function deliverPhotos(
  entryId: string,
  files: readonly Blob[],
  onProgress?: (share: number) => void,
): Promise<Delivery<readonly string[]>> {
  if (files.length === 0) return { kind: 'sent', result: [] };
  code ??= import('./deliver-photos.ts');
  try {
    const { deliverPhotos: deliver } = await code;
    return await deliver(entryId, files, onProgress);
  } catch (error) {
    code = undefined; // the code may be there the next time
    throw error;
  }
}

/** Called when the entry is stored or refused. */
export function forgetPhotos(entryId: string): void {
  void code?.then(({ forgetPhotos: forget }) => {
    forget(entryId);
  });
}

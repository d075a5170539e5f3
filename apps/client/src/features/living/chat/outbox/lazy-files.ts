import type { Delivery } from '#lib/outbox/outbox-item.ts';
import type * as DeliverFiles from './deliver-files.ts';

let code: Promise<typeof DeliverFiles> | undefined;

/** Like `deliverFiles`, whose code is fetched with the first file: most messages have none. */
export async function deliverFiles(
  entryId: string,
  files: readonly Blob[],
  durationMs: number | undefined,
  onProgress: (share: number) => void,
): Promise<Delivery<readonly string[]>> {
  if (files.length === 0) return { kind: 'sent', result: [] };
  code ??= import('./deliver-files.ts');
  try {
    const { deliverFiles: deliver } = await code;
    return await deliver(entryId, files, durationMs, onProgress);
  } catch (error) {
    code = undefined; // the code may be there the next time
    throw error;
  }
}

/** Called when the message is stored or refused. */
export function forgetFiles(entryId: string): void {
  void code?.then(({ forgetFiles: forget }) => {
    forget(entryId);
  });
}

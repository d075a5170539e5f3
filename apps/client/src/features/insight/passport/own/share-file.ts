import { logFailure } from '#lib/log.ts';

/** Returns whether this device passes the file on to other apps. */
export const canShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Opens the device's choice of apps. Closing it is no failure. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    logFailure('A file could not be shared', cause);
  }
}

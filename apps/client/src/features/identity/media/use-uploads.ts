import { useEffect, useState, useSyncExternalStore } from 'react';

import { type PendingPhoto, type PlacePhotos, Uploads } from './uploads.ts';

/** The uploads of this screen. */
export function useUploads(onUploaded: PlacePhotos): { uploads: Uploads; pending: readonly PendingPhoto[] } {
  const [uploads] = useState(() => new Uploads());
  useEffect(() => {
    uploads.placeBy(onUploaded);
  });
  useEffect(() => uploads.open(), [uploads]);
  return { uploads, pending: useSyncExternalStore(uploads.subscribe, uploads.pending) };
}

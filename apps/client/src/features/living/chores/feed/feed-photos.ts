import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** Shows and chooses photos, as provided by another feature. */
export interface FeedPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  /** Reports the uploaded photos, and whether uploads are running. */
  readonly chooser: (
    label: string,
    onChange: (photos: readonly Photo[]) => void,
    onBusy: (isBusy: boolean) => void,
  ) => ReactNode;
  /** Keeps chosen files on the device until their post is sent. */
  readonly keeper: (label: string, files: readonly Blob[], onChange: (files: readonly Blob[]) => void) => ReactNode;
}

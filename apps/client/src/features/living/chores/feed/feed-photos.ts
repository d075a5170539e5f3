import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** How photos are shown and chosen, which another feature knows. */
export interface FeedPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  /** Tells what is uploaded by now, and whether more is on its way. */
  readonly chooser: (
    label: string,
    onChange: (photos: readonly Photo[]) => void,
    onBusy: (isBusy: boolean) => void,
  ) => ReactNode;
  /** Chosen files stay on the device until what they belong to is sent. */
  readonly keeper: (label: string, files: readonly Blob[], onChange: (files: readonly Blob[]) => void) => ReactNode;
}

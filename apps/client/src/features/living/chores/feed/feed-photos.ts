import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** How photos are shown and chosen, which another feature knows. */
export interface FeedPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  /** Chosen files stay on the device until they are sent. */
  readonly chooser: (label: string, files: readonly Blob[], onChange: (files: readonly Blob[]) => void) => ReactNode;
}

import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** How photos are shown and chosen, which another feature knows. */
export interface DepositPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  /** Tells what is uploaded by now, and calls it a receipt. */
  readonly chooser: (onChange: (photos: readonly Photo[]) => void) => ReactNode;
}

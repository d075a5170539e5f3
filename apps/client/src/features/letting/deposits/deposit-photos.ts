import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** Shows and chooses photos, as provided by another feature. */
export interface DepositPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  /** Reports the uploaded photos, and labels them as a receipt. */
  readonly chooser: (onChange: (photos: readonly Photo[]) => void) => ReactNode;
}

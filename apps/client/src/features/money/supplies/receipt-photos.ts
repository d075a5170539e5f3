import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** How receipts are shown and chosen, which another feature knows. */
export interface ReceiptPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  /** Tells what is uploaded by now, and whether more is on its way. */
  readonly chooser: (
    label: string,
    onChange: (photos: readonly Photo[]) => void,
    onBusy: (isBusy: boolean) => void,
  ) => ReactNode;
}

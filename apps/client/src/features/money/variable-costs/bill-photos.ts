import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** How photos of bills are shown and chosen, which another feature knows. */
export interface BillPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  /** Tells what is uploaded by now, and whether more is on its way. */
  readonly chooser: (
    label: string,
    initial: readonly Photo[],
    onChange: (photos: readonly Photo[]) => void,
    onBusy: (isBusy: boolean) => void,
  ) => ReactNode;
}

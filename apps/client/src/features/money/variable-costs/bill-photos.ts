import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** How photos of bills are shown, which another feature knows. */
export interface BillPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
}

/** How they are chosen. Tells what is uploaded by now, and whether more is on its way. */
export type ChooseBillPhotos = (
  label: string,
  initial: readonly Photo[],
  onChange: (photos: readonly Photo[]) => void,
  onBusy: (isBusy: boolean) => void,
) => ReactNode;

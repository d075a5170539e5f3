import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** Shows photos of bills, as provided by another feature. */
export interface BillPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
}

/** Chooses photos. Reports the uploaded ones, and whether uploads are running. */
export type ChooseBillPhotos = (
  label: string,
  initial: readonly Photo[],
  onChange: (photos: readonly Photo[]) => void,
  onBusy: (isBusy: boolean) => void,
) => ReactNode;

import type { Photo } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** Shows and chooses photos of repairs, as provided by another feature. */
export interface RepairPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  /** Reports the uploaded photos, and whether uploads are running. */
  readonly chooser: (
    label: string,
    onChange: (photos: readonly Photo[]) => void,
    onBusy: (isBusy: boolean) => void,
    /** Photos of this device that are uploaded at once. */
    given?: readonly File[],
  ) => ReactNode;
}

import type { Photo, SentFile } from '@common-roof/contracts';
import type { ReactNode } from 'react';

/** Shows and chooses photos and PDFs of receipts, as provided by another feature. */
export interface ReceiptPhotos {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  readonly chooser: (
    label: string,
    initial: readonly Photo[],
    most: number,
    onChange: (photos: readonly Photo[]) => void,
    onBusy: (isBusy: boolean) => void,
  ) => ReactNode;
  readonly pdfs: (chooser: {
    label: string;
    initial: readonly SentFile[];
    /** Maximum number of files. */
    most: number;
    onChange: (files: readonly SentFile[]) => void;
    onBusy: (isBusy: boolean) => void;
  }) => ReactNode;
}

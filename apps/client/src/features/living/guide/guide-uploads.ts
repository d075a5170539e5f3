import type { Photo, SentFile } from '@common-roof/contracts';
import type { ReactNode } from 'react';

interface Chooser<Item> {
  readonly label: string;
  readonly initial: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  /** Called when uploads start or finish. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** Shows and chooses photos and PDFs of a guide, as provided by another feature. */
export interface GuideUploads {
  readonly gallery: (photos: readonly Photo[], title: string) => ReactNode;
  readonly photos: (chooser: Chooser<Photo>) => ReactNode;
  readonly files: (chooser: Chooser<SentFile>) => ReactNode;
}

import type { Photo, SentFile } from '@common-roof/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';

import type { GuideUploads } from './guide-uploads.ts';

interface Uploaded {
  readonly photos: readonly Photo[];
  readonly files: readonly SentFile[];
}

interface UploadsOfForm {
  /** The photos, then the PDFs, each in their order. */
  readonly ids: readonly string[];
  readonly isBusy: boolean;
  /** Whether they differ from those that are saved. */
  readonly isChanged: boolean;
  readonly photoChooser: (label: string) => ReactNode;
  readonly fileChooser: (label: string) => ReactNode;
}

const idsOf = ({ photos, files }: Uploaded): string[] => [
  ...photos.map(({ image_id: id }) => id),
  ...files.map(({ file_id: id }) => id),
];

/** The photos and PDFs of a form. */
export function useUploads(uploads: GuideUploads, saved: Uploaded): UploadsOfForm {
  const [initial] = useState(saved);
  const [chosen, setChosen] = useState<Uploaded>(saved);
  const [busy, setBusy] = useState({ photos: false, files: false });
  const [onPhotosBusy] = useState(() => (photos: boolean) => {
    setBusy((present) => ({ ...present, photos }));
  });
  const [onFilesBusy] = useState(() => (files: boolean) => {
    setBusy((present) => ({ ...present, files }));
  });
  const ids = idsOf(chosen);
  return {
    ids,
    isBusy: busy.photos || busy.files,
    isChanged: ids.join() !== idsOf(initial).join(),
    photoChooser: (label) =>
      uploads.photos({
        label,
        initial: initial.photos,
        onChange: (photos) => {
          setChosen((present) => ({ ...present, photos }));
        },
        onBusy: onPhotosBusy,
      }),
    fileChooser: (label) =>
      uploads.files({
        label,
        initial: initial.files,
        onChange: (files) => {
          setChosen((present) => ({ ...present, files }));
        },
        onBusy: onFilesBusy,
      }),
  };
}

import type { Photo } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';

import { PrivateImage } from '#ui/private-image.tsx';
import { ChoosePhotos } from './choose-photos.tsx';
import { ChosenPhoto, ChosenPhotos } from './chosen-photos.tsx';
import { PendingTile } from './pending-tile.tsx';
import { useUploads } from './use-uploads.ts';

interface NewPhotosProps {
  /** Maximum number of photos. */
  most: number;
  label: string;
  /** Existing photos. */
  initial?: readonly Photo[];
  /** Photos of this device that are uploaded at once. */
  given?: readonly File[];
  onChange: (photos: readonly Photo[]) => void;
  /** Called when uploads start or finish. */
  onBusy?: (isBusy: boolean) => void;
}

/** Photos of something that doesn't exist yet: they are uploaded and passed to the form that creates it. */
export function NewPhotos({ most, label, initial = [], given = [], onChange, onBusy }: NewPhotosProps) {
  const [photos, setPhotos] = useState(initial);
  const show = (next: readonly Photo[]): void => {
    setPhotos(next);
    onChange(next);
  };
  const { uploads, pending } = useUploads((arrived) => {
    show([...photos, ...arrived].slice(0, most));
    return Promise.resolve(true);
  });
  const begin = useEffectEvent(() => {
    if (given.length > 0) uploads.addFiles(given.slice(0, most));
  });
  useEffect(() => {
    begin();
  }, []);
  const isBusy = pending.some(({ state }) => state !== 'failed');
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const room = most - photos.length - pending.length;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      {photos.length + pending.length > 0 && (
        <ChosenPhotos>
          {photos.map((photo, at) => (
            <ChosenPhoto
              key={photo.image_id}
              place={at + 1}
              onRemove={() => {
                show(photos.filter(({ image_id }) => image_id !== photo.image_id));
              }}
            >
              <PrivateImage path={photo.small_url} alt="" fallback={null} />
            </ChosenPhoto>
          ))}
          {pending.map((photo) => (
            <PendingTile
              key={photo.key}
              photo={photo}
              onRetry={() => {
                uploads.retry(photo.key);
              }}
              onDismiss={() => {
                uploads.dismiss(photo.key);
              }}
            />
          ))}
        </ChosenPhotos>
      )}
      <ChoosePhotos
        room={room}
        onChoose={(files) => {
          uploads.addFiles(files.slice(0, room));
        }}
      />
    </Box>
  );
}

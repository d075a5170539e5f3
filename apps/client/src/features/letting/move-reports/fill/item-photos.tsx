import { LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useMemo } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { PHOTO_TYPES } from '#ui/photo-files.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { CloseIcon, PhotoIcon } from '#ui/icons.tsx';
import { PrivateImage } from '#ui/private-image.tsx';
import { type DraftPhoto, isTaken, type TakenPhoto } from '#features/letting/move-reports/draft/draft-item.ts';
import { THUMB_PX } from '#features/letting/move-reports/photo-strip.tsx';

/** A photo that is only on this device. */
function Taken({ photo }: { photo: TakenPhoto }) {
  const { t } = useTranslation();
  const url = useMemo(() => URL.createObjectURL(photo.blob), [photo.blob]);
  useEffect(
    () => () => {
      URL.revokeObjectURL(url);
    },
    [url],
  );
  return (
    <Box
      component="img"
      src={url}
      alt={t('reports.fill.waiting')}
      sx={{ width: '100%', height: '100%', objectFit: 'cover', opacity: 0.6 }}
    />
  );
}

const keyOf = (photo: DraftPhoto): string => (isTaken(photo) ? photo.key : photo.image_id);

interface ItemPhotosProps {
  /** Name of the item. */
  name: string;
  photos: readonly DraftPhoto[];
  onChange: (change: (photos: readonly DraftPhoto[]) => readonly DraftPhoto[]) => void;
}

/** Adds photos to an item, from the camera or the phone's library. */
export function AddPhotos({ name, photos, onChange }: ItemPhotosProps) {
  const { t } = useTranslation();
  const room = LIMITS.reportPhotos - photos.length;
  const add = (files: readonly File[]): void => {
    const taken = files.slice(0, room).map((blob) => ({ key: crypto.randomUUID(), blob }));
    onChange((all) => [...all, ...taken].slice(0, LIMITS.reportPhotos));
  };
  if (room <= 0) return null;
  return (
    <IconButton component="label" role={undefined} color="primary" title={t('reports.fill.addPhotos')}>
      <PhotoIcon />
      <input
        type="file"
        multiple
        accept={PHOTO_TYPES}
        aria-label={`${t('reports.fill.addPhotos')}: ${name}`}
        style={visuallyHidden}
        onChange={({ target }) => {
          if (target.files !== null && target.files.length > 0) add([...target.files]);
          target.value = ''; // the same file may be chosen again
        }}
      />
    </IconButton>
  );
}

/** The photos of an item, each with a remove button. */
export function ItemPhotos({ name, photos, onChange }: ItemPhotosProps) {
  const { t } = useTranslation();
  if (photos.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('reports.fill.photosOf', { name })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {photos.map((photo, at) => (
        <Box
          key={keyOf(photo)}
          sx={{ position: 'relative', width: THUMB_PX, height: THUMB_PX, borderRadius: 1, overflow: 'hidden' }}
        >
          {isTaken(photo) ? (
            <Taken photo={photo} />
          ) : (
            <PrivateImage
              path={photo.small_url}
              alt={t('reports.fill.photo', { place: at + 1, name })}
              fallback={null}
            />
          )}
          <IconButton
            aria-label={t('reports.fill.removePhoto', { place: at + 1, name })}
            onClick={() => {
              onChange((all) => all.filter((each) => keyOf(each) !== keyOf(photo)));
            }}
            sx={{
              position: 'absolute',
              top: 0,
              right: 0,
              width: 32,
              height: 32,
              p: 0,
              color: '#fff',
              bgcolor: 'rgba(0, 0, 0, 0.6)',
              borderRadius: '0 0 0 8px',
              '&:hover': { bgcolor: 'rgba(0, 0, 0, 0.8)' },
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

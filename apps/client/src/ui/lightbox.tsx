import type { Photo } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type TouchEvent, useRef } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { forwardSign, stepByKey } from '#lib/direction.ts';
import { BackIcon, CloseIcon, DownloadIcon } from './icons.tsx';
import { PrivateImage } from './private-image.tsx';
import { usePrivateImage } from './use-private-image.ts';

/** Horizontal distance of a finger that counts as a swipe. */
const SWIPE_PX = 48;

const overPhoto = {
  color: '#fff',
  bgcolor: 'rgba(0, 0, 0, 0.55)',
  '&:hover': { bgcolor: 'rgba(0, 0, 0, 0.8)' },
} as const;

interface LightboxProps {
  photos: readonly Photo[];
  /** Index of the shown photo. */
  at: number;
  title: string;
  /** Returns a photo's accessible name. */
  nameOf: (photos: readonly Photo[], at: number) => string;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** Saves the photo that is shown, which was fetched to show it. */
function SavePhoto({ photo }: { photo: Photo }) {
  const { t } = useTranslation();
  const image = usePrivateImage(photo.url);
  if (image.state !== 'ready') return null;
  return (
    <IconButton
      component="a"
      href={image.url}
      download={`${photo.image_id}.webp`}
      aria-label={t('photos.save')}
      sx={{ ...overPhoto, position: 'absolute', top: 12, right: 68 }}
    >
      <DownloadIcon />
    </IconButton>
  );
}

/** One photo in full size; arrow keys, swipes and buttons move between photos. */
export function Lightbox({ photos, at, title, nameOf, onShow, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const touchStart = useRef<number | null>(null);
  const photo = photos[at];
  if (photo === undefined) return null;

  const turn = (by: -1 | 1): void => {
    onShow((at + by + photos.length) % photos.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepByKey(event.key);
    if (step !== 0) turn(step);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== null && Math.abs(moved) >= SWIPE_PX) turn(moved * forwardSign() > 0 ? -1 : 1);
    touchStart.current = null;
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': title, sx: { bgcolor: '#12140F', color: '#fff', borderRadius: 0 } } }}
    >
      <Box
        sx={{ flex: 1, minHeight: 0, p: { xs: 0, sm: 3 } }}
        onTouchStart={({ touches }) => {
          touchStart.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={onTouchEnd}
      >
        <PrivateImage key={photo.image_id} path={photo.url} alt={nameOf(photos, at)} fallback={null} fit="contain" />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.5, minHeight: 68 }}>
        {photos.length > 1 && (
          <IconButton
            aria-label={t('photos.previous')}
            sx={overPhoto}
            onClick={() => {
              turn(-1);
            }}
          >
            <BackIcon />
          </IconButton>
        )}
        <Box role="status" sx={{ flex: 1, textAlign: 'center', minWidth: 0 }}>
          {photo.caption !== '' && <Typography>{photo.caption}</Typography>}
          {photos.length > 1 && (
            <Typography variant="body2" sx={{ opacity: 0.85 }}>
              {t('photos.place', { place: at + 1, count: photos.length })}
            </Typography>
          )}
        </Box>
        {photos.length > 1 && (
          <IconButton
            aria-label={t('photos.next')}
            sx={{ ...overPhoto, '& svg': { transform: 'scaleX(-1)' } }}
            onClick={() => {
              turn(1);
            }}
          >
            <BackIcon />
          </IconButton>
        )}
      </Box>
      <SavePhoto photo={photo} />
      <IconButton
        autoFocus
        aria-label={t('photos.close')}
        sx={{ ...overPhoto, position: 'absolute', top: 12, right: 12 }}
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
    </Dialog>
  );
}

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { CloseIcon } from '#ui/icons.tsx';

/** Chosen photos side by side. */
export function ChosenPhotos({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

interface ChosenPhotoProps {
  /** From 1. */
  place: number;
  onRemove: () => void;
  children: ReactNode;
}

/** One chosen photo, with a button to remove it. */
export function ChosenPhoto({ place, onRemove, children }: ChosenPhotoProps) {
  const { t } = useTranslation();
  return (
    <Box component="li" sx={{ position: 'relative', aspectRatio: '4 / 3' }}>
      {children}
      <IconButton
        aria-label={t('photos.remove', { place })}
        onClick={onRemove}
        sx={{ position: 'absolute', top: 4, right: 4, bgcolor: 'background.paper' }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

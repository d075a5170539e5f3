import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

import { useTranslation } from '#i18n/use-translation.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { LocalImage } from '#ui/local-image.tsx';
import type { ChosenPhotos } from './use-chosen-photos.ts';

/** The photos chosen for the next message, each with a button to take it away. */
export function ChosenStrip({ files, remove }: Pick<ChosenPhotos, 'files' | 'remove'>) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('talk.chosen')}
      sx={{ display: 'flex', gap: 1, m: 0, mb: 1, p: 0, listStyle: 'none', overflowX: 'auto' }}
    >
      {files.map((file, at) => (
        <Box component="li" key={at} sx={{ position: 'relative', flex: 'none', width: 88, height: 88 }}>
          <LocalImage file={file} />
          <IconButton
            aria-label={t('talk.removePhoto', { place: at + 1 })}
            onClick={() => {
              remove(file);
            }}
            sx={{
              position: 'absolute',
              top: 0,
              right: 0,
              '& svg': { bgcolor: 'background.paper', borderRadius: '50%', p: 0.25 },
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

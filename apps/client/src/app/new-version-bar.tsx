import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { newVersion } from '#lib/new-version.ts';

/** Offers a new version of the app. It never loads by itself: the reader may be in the middle of a sentence. */
export function NewVersionBar() {
  const { t } = useTranslation();
  const isReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  return (
    <Box role="status">
      {isReady && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            justifyContent: 'center',
            px: 2,
            py: 0.5,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontSize: '0.875rem',
          }}
        >
          {t('newVersion.ready')}
          <Button color="inherit" size="small" onClick={newVersion.load}>
            {t('newVersion.load')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { browser } from '#lib/browser.ts';

const again = (): void => {
  browser.reloadTo(window.location.href);
};

/** Replaces a page that crashed. It uses only code every page needs: it is part of the first script. */
export function Crash() {
  const { t } = useTranslation();
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [isOffline]);
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', textAlign: 'center', py: 8, px: 3 }}>
      <Typography variant="h3" component="h1">
        {isOffline ? t('shell.crash.offline.heading') : t('shell.crash.heading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        {isOffline ? t('shell.crash.offline.text') : t('shell.crash.text')}
      </Typography>
      {!isOffline && (
        <Box
          component="button"
          type="button"
          onClick={again}
          sx={{
            font: 'inherit',
            fontWeight: 600,
            minHeight: 44,
            px: 2.5,
            border: 0,
            borderRadius: '10px',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            cursor: 'pointer',
          }}
        >
          {t('shell.crash.reload')}
        </Box>
      )}
    </Box>
  );
}

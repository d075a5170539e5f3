import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { installPrompt } from '#lib/install-prompt.ts';

/** Installs the app where the browser can, or says how; nothing once it is installed. */
export function InstallApp() {
  const { t } = useTranslation();
  const way = useSyncExternalStore(installPrompt.subscribe, installPrompt.way);
  if (way === 'none') return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(way === 'offer' ? 'ownAccount.installText' : 'ownAccount.installByHand')}
      </Typography>
      {way === 'offer' && (
        <Button variant="outlined" onClick={() => void installPrompt.show()}>
          {t('ownAccount.install')}
        </Button>
      )}
    </Box>
  );
}

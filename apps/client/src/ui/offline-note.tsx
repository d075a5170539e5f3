import Typography from '@mui/material/Typography';

import { useTranslation } from '../i18n/use-translation.ts';
import { useHasNetwork } from '../lib/use-network.ts';

/** In a form that is sent at once or not at all: that it has to wait for a connection. */
export function OfflineNote() {
  const { t } = useTranslation();
  if (useHasNetwork()) return null;
  return (
    <Typography role="status" sx={{ color: 'warning.main', fontWeight: 600 }}>
      {t('shell.needsNetwork')}
    </Typography>
  );
}

import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { useHasNetwork } from '#lib/use-network.ts';

/** Says in a form that can't be stored offline that it needs a connection. */
export function OfflineNote() {
  const { t } = useTranslation();
  if (useHasNetwork()) return null;
  return (
    <Typography role="status" sx={{ color: 'warning.main', fontWeight: 600 }}>
      {t('shell.needsNetwork')}
    </Typography>
  );
}

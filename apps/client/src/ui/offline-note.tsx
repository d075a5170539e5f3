import Alert from '@mui/material/Alert';

import { useTranslation } from '../i18n/use-translation.ts';
import { useHasNetwork } from '../lib/use-network.ts';

/** In a form that is sent at once or not at all: that it has to wait for a connection, and that nothing typed is lost. */
export function OfflineNote() {
  const { t } = useTranslation();
  return useHasNetwork() ? null : <Alert severity="warning">{t('shell.needsNetworkForm')}</Alert>;
}

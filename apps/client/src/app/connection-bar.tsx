import Box from '@mui/material/Box';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useTranslation } from '../i18n/use-translation.ts';
import { useLiveStatus } from '../realtime/use-live-connection.ts';
import { OfflineIcon } from '../ui/icons.tsx';

const PATIENCE_MS = 1_500;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True once `value` has been true for a while: a blink of the connection is nobody's business. */
function useLasting(value: boolean): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = window.setTimeout(() => {
      setLasted(true);
    }, PATIENCE_MS);
    return () => {
      window.clearTimeout(timer);
      setLasted(false);
    };
  }, [value]);
  return value && lasted;
}

export function ConnectionBar() {
  const { t } = useTranslation();
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isReconnecting = useLasting(useLiveStatus() === 'offline');
  const message = !hasNetwork ? t('shell.offline') : isReconnecting ? t('shell.reconnecting') : null;
  return (
    <Box role="status">
      {message !== null && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            justifyContent: 'center',
            px: 2,
            py: 0.75,
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
            fontSize: '0.875rem',
          }}
        >
          <OfflineIcon fontSize="small" />
          {message}
        </Box>
      )}
    </Box>
  );
}

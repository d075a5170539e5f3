import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { timeOfDay } from '#lib/dates.ts';
import { useHasNetwork, useLostAt } from '#lib/use-network.ts';
import { useLiveStatus } from '#realtime/use-live-connection.ts';
import { OfflineIcon } from '#ui/icons.tsx';

const PATIENCE_MS = 1_500;

/** Returns true once `value` has been true for a while, so that a short interruption isn't shown. */
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
  const { t, i18n } = useTranslation();
  const hasNetwork = useHasNetwork();
  const lostAt = useLostAt();
  const isReconnecting = useLasting(useLiveStatus() === 'offline');
  const asOf =
    lostAt === null ? '' : ` ${t('shell.asOf', { time: timeOfDay(new Date(lostAt).toISOString(), i18n.language) })}`;
  const message = !hasNetwork
    ? `${t('shell.offline')}${asOf}`
    : isReconnecting
      ? `${t('shell.reconnecting')}${asOf}`
      : null;
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { browser } from '#lib/browser.ts';
import { logFailure } from '#lib/log.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { callPublic } from '#api/call-public.ts';
import { deviceRows } from '#session/device-rows.ts';
import { useMe } from '#session/me-context.tsx';
import { ownSession } from './own-session.ts';
import { session } from '#session/session.ts';

const LOOK_AGAIN_MS = 60_000;

/** Keeps the reader's own session alive while this window uses another one. A failure is tried again in a minute. */
function useOwnSession(): void {
  useEffect(() => {
    const look = (): void => {
      ownSession.renew().catch((cause: unknown) => {
        logFailure('The own session could not be renewed', cause);
      });
    };
    const timer = window.setInterval(look, LOOK_AGAIN_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, []);
}

/** Says whose houses these are, and leads back to the reader's own account. */
export function ActingBar() {
  const { t } = useTranslation();
  const { userData } = useMe();
  useOwnSession();
  const isLeaving = useRef(false);
  const tellOver = useEffectEvent(() => {
    if (!isLeaving.current) showError(t('coHomeowners.acting.over'));
  });
  useEffect(
    () => () => {
      // Otherwise the token is still there: another page of this layout is shown.
      if (session.token() === ownSession.token()) tellOver();
    },
    [],
  );

  const goBack = async (): Promise<void> => {
    // First: the server's push that the session has ended may arrive before its answer.
    isLeaving.current = true;
    try {
      await callPublic('POST /api/auth/logout', { body: {} });
    } catch {
      // Already logged and alerted by the rules of every call. The session ends by itself within a day.
    }
    await deviceRows.forget(userData._id).catch((cause: unknown) => {
      logFailure('What was kept on the device could not be deleted', cause);
    });
    session.act(null);
    browser.reloadTo(paths.coHomeowners);
  };
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        alignItems: 'center',
        justifyContent: 'center',
        px: 2,
        py: 0.5,
        bgcolor: 'primary.light',
        color: 'primary.main',
        fontSize: '0.875rem',
      }}
    >
      <span>{t('coHomeowners.acting.bar', { name: fullName(userData) })}</span>
      <Button size="small" onClick={() => void goBack()}>
        {t('coHomeowners.acting.back')}
      </Button>
    </Box>
  );
}

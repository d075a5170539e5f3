import { AUTH_HEADER } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { browser } from '#lib/browser.ts';
import { logFailure } from '#lib/log.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { callPublic } from '#api/call-public.ts';
import { deviceRows } from '#session/device-rows.ts';
import { useMe } from '#session/me-context.tsx';
import { session } from '#session/session.ts';
import { readClaims } from '#session/token.ts';

const LOOK_AGAIN_MS = 60_000;
const RENEWABLE_MS = 25 * 60_000;

/** Keeps the reader's own session alive while this window uses another one. A failure is tried again in a minute. */
function useOwnSession(): void {
  useEffect(() => {
    const look = async (): Promise<void> => {
      const token = session.ownToken();
      const claims = token === null ? null : readClaims(token);
      if (token === null || claims === null || claims.exp * 1_000 - Date.now() > RENEWABLE_MS) return;
      try {
        const answer = await fetch('/api/me', { headers: { [AUTH_HEADER]: token } });
        const renewed = answer.headers.get(AUTH_HEADER);
        if (renewed !== null) session.renewOwn(renewed);
      } catch (cause) {
        logFailure('The own session could not be renewed', cause);
      }
    };
    const timer = window.setInterval(() => void look(), LOOK_AGAIN_MS);
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
  useEffect(
    () =>
      session.onActingEnd(() => {
        showError(t('coHomeowners.acting.over'));
      }),
    [t],
  );

  const goBack = async (): Promise<void> => {
    try {
      await callPublic('POST /api/auth/logout', { body: {} });
    } catch {
      // Already logged and alerted by the rules of every call. The session ends by itself within a day.
    }
    await deviceRows.forget(userData._id).catch((cause: unknown) => {
      logFailure('What was kept on the device could not be deleted', cause);
    });
    session.endActing();
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

import type { CallResponse, openDataExport } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { fileSize } from '#lib/numbers.ts';
import { paths } from '#lib/paths.ts';
import { originOf } from '#session/origin.ts';
import { useTokenClaims } from '#session/use-token-claims.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { PublicFrame } from '#ui/public-frame.tsx';

type Found = CallResponse<typeof openDataExport>;

function Facts({ token, found }: { token: string; found: Found }) {
  const { t, i18n } = useTranslation();
  const isSignedIn = useTokenClaims() !== null;
  const location = useLocation();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        {t('profile.link.facts', {
          size: fileSize(found.bytes, i18n.language),
          made: dateAndTime(found.ready_at, i18n.language),
          until: dateAndTime(found.expires_at, i18n.language),
        })}
      </Typography>
      {isSignedIn ? (
        <DownloadButton
          isMain
          path="/api/data-exports/download"
          body={{ token }}
          file="common-roof.zip"
          label={t('profile.link.download')}
          failed={t('profile.link.failed')}
        />
      ) : (
        <>
          <Typography>{t('profile.link.signInText')}</Typography>
          <Button component={Link} to={paths.signIn} state={originOf(location)} variant="contained">
            {t('profile.link.signIn')}
          </Button>
        </>
      )}
      <Typography sx={{ color: 'text.secondary' }}>{t('profile.link.care')}</Typography>
    </Stack>
  );
}

/** The page of an e-mailed data export link, which requires signing in to download. */
export function DataByLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const [found, setFound] = useState<Found>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    callPublic('POST /api/data-exports/open', { body: { token } }).then(setFound, setError);
  }, [token]);

  if (error !== undefined) {
    return (
      <PublicFrame heading={t('profile.link.gone')}>
        <Alert severity="error">{isApiError(error) ? error.message : t('profile.link.failed')}</Alert>
        <Button component={Link} to={paths.profile} variant="outlined" sx={{ mt: 3, alignSelf: 'flex-start' }}>
          {t('profile.link.profile')}
        </Button>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame heading={t('profile.link.heading')} lead={t('profile.link.lead')}>
      {found === undefined ? (
        <Alert severity="info" role="status">
          {t('profile.link.loading')}
        </Alert>
      ) : (
        <Facts token={token} found={found} />
      )}
    </PublicFrame>
  );
}

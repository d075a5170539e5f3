import type { DataExport } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime, dateOf } from '#lib/dates.ts';
import { fileSize } from '#lib/numbers.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useAskForDataExportMutation, useDataExportsQuery } from './data-exports-api.ts';

const POLL_MS = 5_000;

function Ready({ made: { _id, ready_at, expires_at, bytes } }: { made: DataExport }) {
  const { t, i18n } = useTranslation();
  const facts = t('profile.data.readyUntil', {
    made: dateAndTime(ready_at ?? '', i18n.language),
    size: fileSize(bytes ?? 0, i18n.language),
    until: dateOf(expires_at ?? '', i18n.language),
  });
  return (
    <Alert severity="success" role="status" sx={{ alignSelf: 'stretch' }}>
      <AlertTitle>{t('profile.data.ready')}</AlertTitle>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <span>{facts}</span>
        <DownloadButton
          isMain
          path={`/api/me/exports/${_id}/file`}
          file="common-roof.zip"
          label={t('profile.data.download')}
          failed={t('profile.data.downloadFailed')}
        />
      </Stack>
    </Alert>
  );
}

function Making() {
  const { t } = useTranslation();
  // An account scheduled for deletion has no live connection that would report the finished export.
  useDataExportsQuery(undefined, { pollingInterval: POLL_MS });
  return (
    <Alert severity="info" role="status" icon={<CircularProgress size={20} />} sx={{ alignSelf: 'stretch' }}>
      {t('profile.data.making')}
    </Alert>
  );
}

function Newest({ newest }: { newest: DataExport }) {
  const { t, i18n } = useTranslation();
  switch (newest.state) {
    case 'requested':
      return <Making />;
    case 'ready':
      return <Ready made={newest} />;
    case 'failed':
      return (
        <Alert severity="error" sx={{ alignSelf: 'stretch' }}>
          {t('profile.data.failed')}
        </Alert>
      );
    case 'expired':
      return (
        <Alert severity="info" sx={{ alignSelf: 'stretch' }}>
          {t('profile.data.expired', { when: dateOf(newest.expires_at ?? '', i18n.language) })}
        </Alert>
      );
  }
}

/** The user's data export: to request, in progress, or available for a week. */
export function DataExports() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useDataExportsQuery();
  const [ask, { isLoading, error }] = useAskForDataExportMutation();
  if (data === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={1} avatar={false} />;
  }
  const [newest] = data.items;
  return (
    <>
      {newest && <Newest newest={newest} />}
      {isApiError(error) && error.code !== 'step_up_required' && <Alert severity="error">{error.message}</Alert>}
      {newest?.state !== 'requested' && (
        <Button variant="outlined" loading={isLoading} onClick={() => void ask()}>
          {t(newest ? 'profile.data.askAgain' : 'profile.data.ask')}
        </Button>
      )}
    </>
  );
}

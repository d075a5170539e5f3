import type { Health } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { Section } from '#ui/page.tsx';
import { useMakeBackupMutation } from './health-api.ts';

/** Whether backups are made by themselves, what became of the last one, and a button for one more. */
export function Backups({ backups }: { backups: Health['backups'] }) {
  const { t, i18n } = useTranslation();
  const [make, { isLoading }] = useMakeBackupMutation();
  const { are_daily, kept, running_since, failed } = backups;
  const when = (at: string): string => dateAndTime(at, i18n.language);
  return (
    <Section
      id="backups"
      title={t('health.backups.title')}
      actions={
        are_daily &&
        running_since === null && (
          <Button loading={isLoading} onClick={() => showOutcome(make(), t('health.backups.asked'))}>
            {t('health.backups.now')}
          </Button>
        )
      }
    >
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        {failed !== null && (
          <Alert severity="error">
            {t('health.backups.failed', { when: when(failed.at) })} <bdi>{failed.reason}</bdi>
          </Alert>
        )}
        {running_since !== null && (
          <Alert severity="info">{t('health.backups.running', { when: when(running_since) })}</Alert>
        )}
        <Typography color="text.secondary">
          {are_daily ? t('health.backups.daily', { count: kept }) : t('health.backups.off')}{' '}
          {t('health.backups.restore')}
        </Typography>
      </Stack>
    </Section>
  );
}

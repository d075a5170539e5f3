import { HEALTH_SPANS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { Backups } from '#features/insight/oversight/health/backups.tsx';
import { FailedEmails } from '#features/insight/oversight/health/failed-emails.tsx';
import { FailedJobs } from '#features/insight/oversight/health/failed-jobs.tsx';
import { useHealthQuery, useOverviewQuery } from '#features/insight/oversight/health/health-api.ts';
import { HealthCharts } from '#features/insight/oversight/health/health-charts.tsx';
import { HealthFigures } from '#features/insight/oversight/health/health-figures.tsx';
import { QueueHealth } from '#features/insight/oversight/health/queue-health.tsx';
import { QueueJobs } from '#features/insight/oversight/health/queue-jobs.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, useFilters } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { PulseIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, LoadError } from '#ui/states.tsx';

const POLLED = { pollingInterval: 15_000, skipPollingIfUnfocused: true };
const FILTERS = { span: oneOf(HEALTH_SPANS) };

/** The product's current and past health, for its operators. */
export default function HealthPage() {
  const { t } = useTranslation();
  const [{ span = 'day' }, set] = useFilters(FILTERS);
  const query = useHealthQuery(span, POLLED);
  const { data: overview } = useOverviewQuery(undefined, POLLED);
  const health = query.data;
  return (
    <Page
      heading={t('health.heading')}
      lead={t('health.lead')}
      width={1240}
      actions={
        <ChoiceFilter
          label={t('health.span')}
          value={span}
          choices={HEALTH_SPANS}
          nameOf={(one) => t(`health.spans.${one}`)}
          onChoose={(one) => {
            set({ span: one === 'day' ? '' : one });
          }}
        />
      }
    >
      {health === undefined && query.isError && <LoadError onRetry={() => query.refetch()} />}
      {health === undefined && !query.isError && <Skeleton variant="rounded" height={200} />}
      {health !== undefined && (
        <Stack spacing={3}>
          {!health.redis_answers && <Alert severity="error">{t('health.isAway')}</Alert>}
          <HealthFigures health={health} />
          {health.samples.length === 0 ? (
            <EmptyState icon={<PulseIcon />} text={t('health.noSamples')} />
          ) : (
            <HealthCharts samples={health.samples} span={span} />
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Stack spacing={3}>
              <Backups backups={health.backups} />
              <FailedJobs />
              <FailedEmails />
            </Stack>
            <Stack spacing={3}>
              <QueueHealth queues={overview?.queues ?? []} />
              <QueueJobs />
            </Stack>
          </Box>
        </Stack>
      )}
    </Page>
  );
}

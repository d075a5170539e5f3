import type { FailedJob } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { tellOutcome } from '../../../api/tell-outcome.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { dateAndTime } from '../../../lib/dates.ts';
import { RetryIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/page.tsx';
import { itemsOf, PagedList } from '../../../ui/paged-list.tsx';
import { ListSkeleton } from '../../../ui/states.tsx';
import { useFailedJobsInfiniteQuery, useRetryFailedJobMutation, useRetryFailedJobsMutation } from './health-api.ts';
import { jobInWords } from './in-words.ts';

function FailedJobItem({ job }: { job: FailedJob }) {
  const { t, i18n } = useTranslation();
  const [retry, { isLoading }] = useRetryFailedJobMutation();
  const name = jobInWords(job.handler);
  const tryAgain = async (): Promise<void> => {
    const { event_id, handler } = job;
    await tellOutcome(retry({ params: { event_id, handler } }), t('health.retried'));
  };
  return (
    <ListItem sx={{ px: { xs: 2, sm: 3 }, gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {job.kind} · {dateAndTime(job.failed_at, i18n.language)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {job.reason}
        </Typography>
      </Box>
      <Button
        size="small"
        startIcon={<RetryIcon />}
        loading={isLoading}
        aria-label={t('health.retryOf', { name })}
        onClick={() => void tryAgain()}
      >
        {t('activity.retry')}
      </Button>
    </ListItem>
  );
}

/** What workers gave up on, with another try for one or for all. */
export function FailedJobs() {
  const { t } = useTranslation();
  const query = useFailedJobsInfiniteQuery();
  const [retryAll, { isLoading }] = useRetryFailedJobsMutation();
  const hasFailed = (itemsOf(query) ?? []).length > 0;
  return (
    <Section
      id="failed-jobs"
      title={t('health.failedJobs')}
      actions={
        hasFailed && (
          <Button
            size="small"
            startIcon={<RetryIcon />}
            loading={isLoading}
            onClick={() => void tellOutcome(retryAll(), t('activity.retriedAll'))}
          >
            {t('activity.retryAll')}
          </Button>
        )
      }
    >
      <PagedList query={query} skeleton={<ListSkeleton rows={2} avatar={false} />} empty={t('health.noFailedJobs')}>
        {(jobs) => (
          <List sx={{ pt: 0 }}>
            {jobs.map((job) => (
              <FailedJobItem key={`${job.event_id} ${job.handler}`} job={job} />
            ))}
          </List>
        )}
      </PagedList>
    </Section>
  );
}

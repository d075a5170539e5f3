import type { FailedJob } from '@common-roof/contracts';
import List from '@mui/material/List';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { Section } from '#ui/page.tsx';
import { itemsOf, PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { FailedItem, RetryAll } from './failed-item.tsx';
import { useFailedJobsInfiniteQuery, useRetryFailedJobMutation, useRetryFailedJobsMutation } from './health-api.ts';
import { jobInWords } from './in-words.ts';

function FailedJobItem({ job }: { job: FailedJob }) {
  const { t, i18n } = useTranslation();
  const [retry, { isLoading }] = useRetryFailedJobMutation();
  const name = jobInWords(job.handler);
  const { event_id, handler } = job;
  return (
    <FailedItem
      title={name}
      facts={`${job.kind}${dot()}${dateAndTime(job.failed_at, i18n.language)}`}
      reason={job.reason}
      retryLabel={t('health.retryOf', { name })}
      isLoading={isLoading}
      onRetry={() => showOutcome(retry({ params: { event_id, handler } }), t('health.retried'))}
    />
  );
}

/** Jobs that workers gave up on, with retry buttons for one or all. */
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
          <RetryAll isLoading={isLoading} onRetry={() => showOutcome(retryAll(), t('activity.retriedAll'))} />
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

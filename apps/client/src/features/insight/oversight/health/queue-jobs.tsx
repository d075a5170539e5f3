import { JOB_STATES, type JobState, QUEUE_NAMES, type QueueJob, type QueueName } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { wholeNumber } from '#lib/numbers.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useQueueJobsQuery } from './health-api.ts';
import { jobInWords } from './in-words.ts';

const REFRESH_MS = 5_000;

function JobItem({ job }: { job: QueueJob }) {
  const { t, i18n } = useTranslation();
  const facts = [
    job.kind,
    t('activity.attempts', { count: job.tries }),
    job.next_try_at === null
      ? dateAndTime(job.added_at, i18n.language)
      : t('health.nextTry', { when: dateAndTime(job.next_try_at, i18n.language) }),
  ];
  return (
    <ListItem sx={{ display: 'block', px: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}>
      <Typography>{jobInWords(job.handler)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.filter((fact) => fact !== null).join(dot())}
      </Typography>
      {job.last_error !== null && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {job.last_error}
        </Typography>
      )}
    </ListItem>
  );
}

/** One queue's jobs in one state, live. */
export function QueueJobs() {
  const { t, i18n } = useTranslation();
  const [name, setName] = useState<QueueName>('notification');
  const [state, setState] = useState<JobState>('waiting');
  const query = useQueueJobsQuery(
    { name, state },
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const { currentData } = query;
  const shown = currentData?.items.length ?? 0;
  return (
    <Section id="queue-jobs" title={t('health.jobs')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, px: { xs: 2, sm: 3 }, pt: 1, pb: 2 }}>
        <ChoiceFilter
          label={t('activity.queue.name')}
          value={name}
          choices={QUEUE_NAMES}
          nameOf={(queue) => t(`activity.queueNames.${queue}`)}
          onChoose={(queue) => {
            if (queue !== '') setName(queue);
          }}
        />
        <ChoiceFilter
          label={t('health.state')}
          value={state}
          choices={JOB_STATES}
          nameOf={(one) => t(`activity.queue.${one}`)}
          onChoose={(one) => {
            if (one !== '') setState(one);
          }}
        />
      </Box>
      {currentData === undefined && query.isError && <LoadError onRetry={() => query.refetch()} />}
      {currentData === undefined && !query.isError && <ListSkeleton rows={2} avatar={false} />}
      {currentData !== undefined && shown === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>{t('health.noJobs')}</Typography>
      )}
      {currentData !== undefined && shown > 0 && (
        <>
          <List sx={{ pt: 0 }}>
            {currentData.items.map((job) => (
              <JobItem key={`${job.event_id} ${job.handler}`} job={job} />
            ))}
          </List>
          {currentData.total > shown && (
            <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary' }}>
              {t('health.firstOf', { shown, total: wholeNumber(currentData.total, i18n.language) })}
            </Typography>
          )}
        </>
      )}
    </Section>
  );
}

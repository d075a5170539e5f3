import type { HealthSpan, JobState, QueueName } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';

interface JobsOf {
  name: QueueName;
  state: JobState;
}

const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    person: build.query({ ...endpoint('GET /api/admins/people/{id}', (id: string) => ({ params: { id } })) }),
    overview: build.query({ ...endpoint('GET /api/admins/overview'), providesTags: ['Live'] }),
    health: build.query({
      ...endpoint('GET /api/admins/health', (span: HealthSpan) => ({ query: { span } })),
      providesTags: ['Live', 'FailedJobs', 'FailedEmails', 'Backups'],
    }),
    makeBackup: build.mutation({ ...endpoint('POST /api/admins/backups'), invalidatesTags: ['Backups'] }),
    queueJobs: build.query({
      ...endpoint('GET /api/admins/queues/{name}/jobs', ({ name, state }: JobsOf) => ({
        params: { name },
        query: { state },
      })),
      providesTags: ['Live', 'FailedJobs'],
    }),
    failedJobs: build.infiniteQuery({
      ...pages('GET /api/admins/failed-jobs', (_: void) => ({ query: {} })),
      providesTags: ['FailedJobs'],
    }),
    retryFailedJob: build.mutation({
      ...endpoint('POST /api/admins/failed-jobs/{event_id}/{handler}/retry'),
      invalidatesTags: ['FailedJobs'],
    }),
    retryFailedJobs: build.mutation({
      ...endpoint('POST /api/admins/failed-jobs/retry'),
      invalidatesTags: ['FailedJobs'],
    }),
    failedEmails: build.infiniteQuery({
      ...pages('GET /api/admins/failed-emails', (_: void) => ({ query: {} })),
      providesTags: ['FailedEmails'],
    }),
    retryEmail: build.mutation({
      ...endpoint('POST /api/admins/failed-emails/{id}/retry'),
      invalidatesTags: ['FailedEmails'],
    }),
    retryFailedEmails: build.mutation({
      ...endpoint('POST /api/admins/failed-emails/retry'),
      invalidatesTags: ['FailedEmails'],
    }),
  }),
});

export const {
  usePersonQuery,
  useOverviewQuery,
  useHealthQuery,
  useMakeBackupMutation,
  useQueueJobsQuery,
  useFailedJobsInfiniteQuery,
  useRetryFailedJobMutation,
  useRetryFailedJobsMutation,
  useFailedEmailsInfiniteQuery,
  useRetryEmailMutation,
  useRetryFailedEmailsMutation,
} = healthApi;

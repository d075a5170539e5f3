import type { HealthSpan, JobState, QueueName } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';

interface JobsOf {
  name: QueueName;
  state: JobState;
}

const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    person: build.query({ ...endpoint('readPerson', (id: string) => ({ params: { id } })) }),
    overview: build.query({ ...endpoint('getOverview'), providesTags: ['Live'] }),
    health: build.query({
      ...endpoint('getHealth', (span: HealthSpan) => ({ query: { span } })),
      providesTags: ['Live', 'FailedJobs', 'FailedEmails'],
    }),
    queueJobs: build.query({
      ...endpoint('listQueueJobs', ({ name, state }: JobsOf) => ({ params: { name }, query: { state } })),
      providesTags: ['Live', 'FailedJobs'],
    }),
    failedJobs: build.infiniteQuery({
      ...pages('listFailedJobs', (_: void) => ({ query: {} })),
      providesTags: ['FailedJobs'],
    }),
    retryFailedJob: build.mutation({ ...endpoint('retryFailedJob'), invalidatesTags: ['FailedJobs'] }),
    retryFailedJobs: build.mutation({ ...endpoint('retryFailedJobs'), invalidatesTags: ['FailedJobs'] }),
    failedEmails: build.infiniteQuery({
      ...pages('listFailedEmails', (_: void) => ({ query: {} })),
      providesTags: ['FailedEmails'],
    }),
    retryEmail: build.mutation({ ...endpoint('retryEmail'), invalidatesTags: ['FailedEmails'] }),
    retryFailedEmails: build.mutation({ ...endpoint('retryFailedEmails'), invalidatesTags: ['FailedEmails'] }),
  }),
});

export const {
  usePersonQuery,
  useOverviewQuery,
  useHealthQuery,
  useQueueJobsQuery,
  useFailedJobsInfiniteQuery,
  useRetryFailedJobMutation,
  useRetryFailedJobsMutation,
  useFailedEmailsInfiniteQuery,
  useRetryEmailMutation,
  useRetryFailedEmailsMutation,
} = healthApi;

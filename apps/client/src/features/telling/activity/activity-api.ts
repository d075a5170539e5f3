import {
  type Activity,
  type FailedEmail,
  getOverview,
  listActivity,
  listFailedEmails,
  openQueueBoard,
  type Page,
  retryEmail,
  retryFailedEmails,
} from '@common-roof/contracts';
import type { InfiniteData } from '@reduxjs/toolkit/query';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';
import { streamInto } from '../../../realtime/stream-into.ts';

export interface ActivityFilters {
  kind?: string;
  house_id?: string;
  account_id?: string;
}

type ActivityPages = InfiniteData<Page<Activity>, string | null>;

/** The same question the server answers for the history. */
export function matches(activity: Activity, { kind, house_id: house, account_id: account }: ActivityFilters): boolean {
  if (kind !== undefined && activity.kind !== kind) return false;
  if (house !== undefined && activity.house_id !== house) return false;
  return account === undefined || activity.actor?._id === account || activity.subject?._id === account;
}

export function withActivity(pages: ActivityPages, activity: Activity, filters: ActivityFilters): void {
  const first = pages.pages[0];
  if (first === undefined || !matches(activity, filters)) return;
  if (pages.pages.some((page) => page.items.some(({ _id }) => _id === activity._id))) return;
  first.items.unshift(activity);
}

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    activity: build.infiniteQuery<Page<Activity>, ActivityFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next_cursor ?? undefined },
      query: ({ queryArg, pageParam }) =>
        request(listActivity)({ query: { ...queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      providesTags: ['Live'],
      ...streamInto<ActivityPages, ActivityFilters>({ 'activity:created': withActivity }),
    }),
    overview: build.query<Answer<typeof getOverview>, Args<typeof getOverview>>({
      query: request(getOverview),
      providesTags: ['Live'],
    }),
    failedEmails: build.infiniteQuery<Page<FailedEmail>, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next_cursor ?? undefined },
      query: ({ pageParam }) => request(listFailedEmails)({ query: pageParam === null ? {} : { cursor: pageParam } }),
      providesTags: ['FailedEmails'],
    }),
    retryEmail: build.mutation<Answer<typeof retryEmail>, Args<typeof retryEmail>>({
      query: request(retryEmail),
      invalidatesTags: ['FailedEmails'],
    }),
    retryFailedEmails: build.mutation<Answer<typeof retryFailedEmails>, Args<typeof retryFailedEmails>>({
      query: request(retryFailedEmails),
      invalidatesTags: ['FailedEmails'],
    }),
    openQueueBoard: build.mutation<Answer<typeof openQueueBoard>, Args<typeof openQueueBoard>>({
      query: request(openQueueBoard),
    }),
  }),
});

export const {
  useActivityInfiniteQuery,
  useOverviewQuery,
  useFailedEmailsInfiniteQuery,
  useRetryEmailMutation,
  useRetryFailedEmailsMutation,
  useOpenQueueBoardMutation,
} = activityApi;

import type { Activity, ActivityTopic, Page } from '@common-roof/contracts';
import type { InfiniteData } from '@reduxjs/toolkit/query';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { streamInto } from '#realtime/stream-into.ts';

export interface ActivityFilters {
  topic?: ActivityTopic;
  kind?: string;
  house_id?: string;
  account_id?: string;
}

type ActivityPages = InfiniteData<Page<Activity>, string | null>;

/** Applies the server's history filter to live events. */
export function matches(
  activity: Activity,
  { topic, kind, house_id: house, account_id: account }: ActivityFilters,
): boolean {
  if (topic !== undefined && activity.topic !== topic) return false;
  if (kind !== undefined && activity.kind !== kind) return false;
  if (house !== undefined && activity.house_id !== house) return false;
  return account === undefined || activity.actor?._id === account;
}

export function withActivity(pages: ActivityPages, activity: Activity, filters: ActivityFilters): void {
  const first = pages.pages[0];
  if (first === undefined || !matches(activity, filters)) return;
  if (pages.pages.some((page) => page.items.some(({ _id }) => _id === activity._id))) return;
  first.items.unshift(activity);
}

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    activity: build.infiniteQuery({
      ...pages('GET /api/admins/activity', (query: ActivityFilters) => ({ query })),
      providesTags: ['Live'],
      ...streamInto<ActivityPages, ActivityFilters>({ 'activity:created': withActivity }),
    }),
    activitySubjects: build.query({
      ...endpoint(
        'GET /api/admins/activity/subjects',
        (query: { search?: string; house_id?: string; account_id?: string }) => ({
          query,
        }),
      ),
    }),
  }),
});

export const { useActivityInfiniteQuery, useActivitySubjectsQuery } = activityApi;
